import { expect, test } from "vitest";
import { decodeText, fromJson, readFile } from "./read-file.ts";
import { tableOf } from "./table-of.ts";

test("semicolons, quotes and a byte order mark are read as Excel writes them [SEC-42]", async () => {
  const text = '\uFEFFName;Bio\r\n"Müller; Anna";"sagt ""Ja"""\r\n;\r\n';
  const read = await readFile(new File([text], "a.csv"));
  expect(read).toEqual({
    ok: true,
    value: { headings: ["Name", "Bio"], rows: [{ Name: "Müller; Anna", Bio: 'sagt "Ja"' }] },
  });
});

test("UTF-16 and Windows letters are understood [SEC-42]", () => {
  const wide = new Uint8Array([0xff, 0xfe, 0xfc, 0x00]);
  expect(decodeText(wide)).toBe("ü");
  expect(decodeText(new Uint8Array([0x4d, 0xfc]))).toBe("Mü");
});

test("a list of objects becomes a table", () => {
  expect(
    fromJson([
      { name: "Anna", themen: ["Mut", "Wandel"] },
      { name: "Ben", honorar: 5 },
    ]),
  ).toEqual({
    headings: ["name", "themen", "honorar"],
    rows: [
      { name: "Anna", themen: "Mut, Wandel", honorar: "" },
      { name: "Ben", themen: "", honorar: "5" },
    ],
  });
});

test("columns without a name and repeated names are left out", () => {
  expect(
    tableOf([
      ["A", "", "A"],
      ["1", "2", "3"],
    ]),
  ).toEqual({ headings: ["A"], rows: [{ A: "1" }] });
});

test.each(["", "{", '{"a":1}'])("%j is refused, not crashed on", async (text) => {
  expect(await readFile(new File([text], "a.json"))).toEqual({ ok: false, error: "unreadable" });
});
