import { expect, test } from "vitest";
import { isoDate } from "#domain/time/iso-date.ts";
import { createNews } from "./days-since.ts";
import type { Day } from "./known-days.ts";

const day = (date: string, status: Day["status"]): Day => ({ date: isoDate(date), status });
const FREE = [day("2030-05-02", "available"), day("2030-05-03", "available")];

test("an answer that arrives after the news frees no day that was just booked", async () => {
  const news = createNews();
  const answer = Promise.withResolvers<readonly Day[]>();
  const asked = news.ask(() => answer.promise);
  news.heard(day("2030-05-02", "booked"));
  answer.resolve(FREE);
  expect(await asked).toEqual([day("2030-05-03", "available")]);
});

test("news from before the question change nothing, and a failure stays one", async () => {
  const news = createNews();
  news.heard(day("2030-05-02", "booked"));
  expect(await news.ask(async () => FREE)).toEqual(FREE);
  await expect(news.ask(() => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
});
