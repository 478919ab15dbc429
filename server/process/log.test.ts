import { describe, expect, test } from "vitest";
import { captureLog } from "#tests/support/test-edge.ts";

describe("createLog", () => {
  test("writes one JSON line with level, UTC time and message", () => {
    const { log, lines } = captureLog();
    log.info({ route: "/" }, "request");
    expect(lines()).toEqual([
      {
        level: "info",
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        pid: process.pid,
        route: "/",
        msg: "request",
      },
    ]);
  });

  test("keeps secrets and personal data out, by key and by content [SEC-46]", () => {
    const { log, text } = captureLog();
    const secrets = [
      "geheim-1",
      "geheim-2",
      "geheim-3",
      "geheim-4",
      "miriam.falkenau@example.de",
      "jürgen@bühne.example",
      "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXI",
      "r1.0123456789abcdefghijklmnop",
      "Kennwort-im-Link",
    ];
    log.info(
      {
        headers: { authorization: "Bearer geheim-1", "set-cookie": "sid=geheim-2" },
        user: { password: "geheim-3", refresh_token: "geheim-4", email: secrets[4] },
        note: `Rückfrage von ${secrets[5]}`,
        link: `https://x.example/?t=${secrets[6]}`,
        deep: [{ list: [{ hint: `Bearer abcdefgh.${secrets[7]}` }] }],
        url: `postgres://app:${secrets[8]}@db/x`,
      },
      `mail to ${secrets[4]} failed`,
    );
    for (const secret of secrets) expect(text()).not.toContain(secret);
  });

  test("an error keeps class, code and stack, but not the values of its query", () => {
    const { log, lines, text } = captureLog();
    const cause = Object.assign(new Error("duplicate key"), {
      code: "23505",
      detail: "Key (email)=(a@b.example) exists",
      parameters: ["Kennwort-im-Feld"],
    });
    const query = "Failed query: insert into users\nparams: a@b.example,Kennwort-im-Feld";
    log.error({ err: new Error(query, { cause }) }, "request failed");
    expect(lines()[0]).toMatchObject({
      err: {
        type: "Error",
        message: "Failed query: insert into users",
        stack: expect.stringContaining("log.test.ts"),
        cause: { code: "23505", message: "duplicate key" },
      },
    });
    expect(text()).not.toMatch(/a@b\.example|Kennwort-im-Feld/);
  });

  test("line breaks in a value cannot forge a second line [SEC-46]", () => {
    const { log, lines, text } = captureLog();
    log.warn({ page: 'x\r\n{"level":"fatal"}\u2028y\u0085z' }, "a\nb");
    expect(
      text()
        .split(/[\r\n\u2028\u0085]/)
        .filter(Boolean),
    ).toHaveLength(1);
    expect(lines()[0]?.page).toBe('x\r\n{"level":"fatal"} y z');
  });

  test("values without end are cut", () => {
    const { log, text } = captureLog();
    const loop: Record<string, unknown> = { long: "x".repeat(100_000) };
    loop.self = loop;
    log.info(loop, "loop");
    expect(text().length).toBeLessThan(100_000);
  });

  test("a child carries the request id", () => {
    const { log, lines } = captureLog();
    log.child({ request_id: "abc-12345" }).info({}, "request");
    expect(lines()[0]?.request_id).toBe("abc-12345");
  });
});
