import { expect, test } from "vitest";
import { followContent } from "./content-version.ts";

type Listen = Parameters<typeof followContent>[0]["listen"];

test("an announced change and a gap in the connection both make cached content old", async () => {
  const heard: { message: (payload: string) => void; gap: () => void }[] = [];
  const listen: Listen = async (_channel, message, gap) => {
    heard.push({ message, gap: gap ?? (() => undefined) });
    return async () => undefined;
  };
  const content = await followContent({ listen });
  const before = content.current();
  heard[0]?.message("speakers");
  expect(content.current()).toBe(before + 1);
  heard[0]?.gap();
  expect(content.current()).toBe(before + 2);
});
