import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TermsContext } from "#parts/terms-context.ts";
import { ListedSpeakers } from "./listed-speakers.tsx";
import type { ListedSpeaker } from "./own-shortlist.ts";

const card = {
  slug: "mira",
  name: "Mira Sprecher",
  jobTitle: null,
  city: null,
  portrait: null,
  talkTitle: null,
  topics: [],
  rating: 0,
  reviewCount: 0,
  languages: [],
  startingFee: null,
  isQuickBookable: false,
};
const items = Array.from({ length: 4 }, (_, at) => ({
  card: { ...card, slug: `mira-${at}` },
  up: 0,
  down: 0,
})) as unknown as ListedSpeaker[];

const shown = (closedNote?: string) => {
  const terms = { standard: 1900, rules: null, hasDeposit: false };
  return renderToStaticMarkup(
    <MemoryRouter>
      <TermsContext value={closedNote ? { ...terms, closedNote } : terms}>
        <ListedSpeakers
          items={items}
          found={items}
          criteria={{ q: "", show: "", order: "newest" }}
          onCriteriaChange={() => undefined}
          showsVotes={false}
          onRemove={() => undefined}
        />
      </TermsContext>
    </MemoryRouter>,
  );
};

test("the filter for immediate booking is hidden while nothing can be booked", () => {
  expect(shown()).toContain("Sofort buchbar");
  const closed = shown("Verbindliche Buchungen öffnen bald.");
  expect(closed).not.toContain("Sofort buchbar");
  expect(closed).toContain("Mehr dafür als dagegen");
});
