import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TermsContext } from "#parts/terms-context.ts";
import { MobileBar } from "./booking/mobile-bar.tsx";
import { Gallery } from "./portfolio/gallery.tsx";
import type { TestimonialView } from "./portfolio/portfolio-view.ts";
import { PublicationList } from "./portfolio/publication-list.tsx";
import { TalkList } from "./portfolio/talk-list.tsx";
import { TestimonialList } from "./portfolio/testimonial-list.tsx";
import { VideoList } from "./portfolio/video-list.tsx";

const video = (title: string, id: string | null = "dQw4w9WgXcQ") => ({
  id,
  url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  title,
  description: null,
  preview: "a.webp",
  duration: null,
});

const videosHtml = (count: number) =>
  renderToStaticMarkup(
    <VideoList videos={Array.from({ length: count }, (_, at) => video(`Video ${at + 1}`))} />,
  );

test("without videos the tab says so [PROF-60]", () => {
  expect(videosHtml(0)).toContain("Keine Videos verfügbar");
});

test("the first video is featured, the rest follows under a heading of its own [PROF-57]", () => {
  expect(videosHtml(1)).not.toContain("Weitere Videos");
  const [featured = "", others = ""] = videosHtml(3).split("Weitere Videos");
  expect(featured).toContain("Video 1");
  expect(others).toMatch(/Video 2.*Video 3/s);
});

test("the second and the third of five videos are popular [PROF-63]", () => {
  const articles = videosHtml(5).split("<article").slice(1);
  expect(articles.map((article) => article.includes("Beliebt"))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test("a video that no player can show says so and offers no play button [PROF-61] [VAL-33]", () => {
  const html = renderToStaticMarkup(<VideoList videos={[video("Verloren", null)]} />);
  expect(html).toContain("Video konnte nicht geladen werden");
  expect(html).not.toContain("abspielen");
});

test("nothing of a video comes from YouTube before the visitor agrees", () => {
  expect(videosHtml(3)).not.toMatch(/<iframe|ytimg|src="https:/);
});

const publication = {
  title: "Aufsatz",
  description: "Worum es geht.",
  url: "https://zeitschrift.example/a",
  preview: null,
  language: "DE",
  domain: "zeitschrift.example",
  facts: "Mai 2024, 6 Min. Lesezeit",
};

test("a publication opens in a new tab [PROF-69] [PROF-71]", () => {
  const html = renderToStaticMarkup(<PublicationList publications={[publication]} />);
  expect(html).toMatch(/<a [^>]*target="_blank" rel="noopener noreferrer"[^>]*>Artikel lesen/);
  expect(html).not.toContain("data-dimmed");
});

test("a publication without a link is dimmed and cannot be clicked [PROF-70]", () => {
  const html = renderToStaticMarkup(
    <PublicationList publications={[{ ...publication, url: null }]} />,
  );
  expect(html).toContain("Link nicht verfügbar");
  expect(html).toContain("data-dimmed");
  expect(html).not.toContain("<a ");
});

const REVIEW = {
  author: "Julia",
  role: "Leiterin",
  company: "Siemens",
  quote: "Gut.",
  rating: 4,
  date: null,
  logo: null,
  reviewId: null,
  reply: null,
};

function referencesHtml(testimonials: TestimonialView[], testimonialCount = testimonials.length) {
  const speaker = { name: "Mira", slug: "mira", testimonials, testimonialCount };
  return renderToStaticMarkup(
    <MemoryRouter>
      <TestimonialList speaker={speaker} />
    </MemoryRouter>,
  );
}

test("without testimonials the tab says so [PROF-78]", () => {
  expect(referencesHtml([])).toContain("Keine Referenzen verfügbar");
});

test("a review says that it is verified, has its answer and can be reported; an own reference says whose it is", () => {
  const verified = { ...REVIEW, author: "Kim", reviewId: "r1", reply: "Danke, Kim!" };
  const html = referencesHtml([verified, REVIEW]);
  const [, first = "", second = ""] = html.split("<figure");
  expect(first).toContain("Verifiziert");
  expect(first).toMatch(/Antwort von Mira.*Danke, Kim!/);
  expect(first).toContain('id="bewertung-r1"');
  expect(first).toContain('href="/melden?art=review&amp;adresse=%2Fspeaker%2Fmira%23bewertung-r1"');
  expect(second).toContain("Vom Speaker bereitgestellt");
  expect(second).not.toMatch(/Verifiziert|melden|Antwort/);
  expect(html).toContain('href="/bewertungen"');
  // A caption is the first or the last of its figure.
  expect(html.match(/<\/figcaption><\/figure>/g)).toHaveLength(2);
});

test("where there are more than are shown, the list says so", () => {
  expect(referencesHtml([REVIEW])).not.toContain("neuesten");
  expect(referencesHtml([REVIEW], 61)).toContain("Die neuesten 1 von 61 Stimmen.");
});

test("a testimonial rated four has four of five stars filled [PROF-72]", () => {
  const html = referencesHtml([REVIEW]);
  expect(html).toContain('aria-label="4 von 5 Sternen"');
  expect(html.match(/class="star"/g)).toHaveLength(4);
  expect(html.match(/class="star star-off"/g)).toHaveLength(1);
  expect(html).toMatch(/<text[^>]*>S<\/text>/);
});

test("beyond five photos the grid names how many more there are [PROF-08]", () => {
  const gallery = (count: number) => {
    const photos = Array.from({ length: count }, (_, at) => `${at}.webp`);
    return renderToStaticMarkup(<Gallery speaker={{ name: "Mira", photos, isTop: false }} />);
  };
  expect(gallery(8)).toContain("+3 Fotos anzeigen");
  expect(gallery(5)).not.toContain("Fotos anzeigen");
  expect(gallery(3).match(/<button/g)).toHaveLength(3);
});

test("before going live nothing on the profile invites to book", () => {
  const talk = { id: "t1", title: "Klartext", description: "", tags: [], duration: "", price: "" };
  const offer = { startingFee: null, start: null, net: "", travel: "", extras: "" };
  const lists = { formats: [], lengths: [], lines: [], workshops: [] };
  const act = () => undefined;
  const shown = (closedNote?: string) => {
    const terms = { standard: 1900, rules: null, hasDeposit: false };
    return renderToStaticMarkup(
      <TermsContext value={closedNote ? { ...terms, closedNote } : terms}>
        <TalkList speaker={{ talks: [{ ...talk, isBookable: true }] }} onBook={act} />
        <MobileBar offer={{ ...offer, ...lists }} picked={null} onBook={act} onInquire={act} />
      </TermsContext>,
    );
  };
  expect(shown()).toMatch(/Diesen Vortrag buchen.*Verfügbar.*Anfragen.*Termin wählen/s);
  const closed = shown("Verbindliche Buchungen öffnen bald.");
  expect(closed).toMatch(/Diesen Vortrag anfragen.*Nur auf Anfrage.*Unverbindlich anfragen/s);
  expect(closed).not.toMatch(/Diesen Vortrag buchen|Termin wählen|Verfügbar/);
});
