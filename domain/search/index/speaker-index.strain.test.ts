import { describe, test } from "vitest";
import {
  expectSameAfterChanges,
  expectSameAnswers,
  expectSamePlaces,
} from "#tests/support/search/search-agreement.ts";

describe("the index answers hundreds of other searches every time like the rules written down plainly", () => {
  test("for text, filters, orders, pages and facets", () => expectSameAnswers({ numRuns: 250 }));

  test("for the reason of every place", () => expectSamePlaces({ numRuns: 40 }));

  test("after speakers were changed, added and removed", () =>
    expectSameAfterChanges({ numRuns: 100 }));
});
