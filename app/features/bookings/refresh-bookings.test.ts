import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { refreshOnNews } from "./refresh-bookings.ts";

function page() {
  const queries = new QueryClient();
  const reads: string[] = [];
  queries.setQueryData(["cancellation-terms", "b1"], {});
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.state.isInvalidated) reads.push(String(query.queryKey[0]));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const cancel = () =>
    queries
      .getMutationCache()
      .build(queries, { mutationFn: () => promise })
      .execute(undefined);
  return { queries, reads, cancel, answer: resolve };
}

test("a page's own change is read again only once its answer is here", async () => {
  const { queries, reads, cancel, answer } = page();
  const done = cancel();
  refreshOnNews(queries, "page");
  await Promise.resolve();
  expect(reads).toEqual([]);
  answer();
  await done;
  await expect.poll(() => reads).toEqual(["cancellation-terms"]);
});

test("what others do, and the same person on another page, shows at once", async () => {
  for (const origin of ["other", "account"] as const) {
    const { queries, reads, cancel } = page();
    void cancel();
    refreshOnNews(queries, origin);
    await expect.poll(() => reads).toEqual(["cancellation-terms"]);
  }
});

test("without a change under way a page's own news are read at once", async () => {
  const { queries, reads } = page();
  refreshOnNews(queries, "page");
  await expect.poll(() => reads).toEqual(["cancellation-terms"]);
});
