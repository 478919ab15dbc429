import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { isFileKey } from "#domain/media/file-key.ts";
import { talkFormats } from "#domain/pricing/duration-formats.ts";
import { feeColumns, startingFee, unansweredLengths } from "#domain/pricing/starting-fee.ts";
import { CATEGORY_NAMES } from "#domain/speaker/categories/categories.ts";
import { KEY_POINT_ICONS } from "#domain/speaker/key-point-icons.ts";
import { isListed } from "#domain/speaker/speaker-codes.ts";
import { cast } from "../cast.ts";
import { demoSpeakers } from "./speakers.ts";
import { type DemoSpeaker, PRESENTATION_STYLES } from "./types.ts";

const visible = demoSpeakers.filter(isListed);
const talkFees = ({ fee_20, fee_40, fee_60 }: DemoSpeaker) =>
  [fee_20, fee_40, fee_60].filter((fee) => fee !== null);
const lowest = (fees: number[]) => (fees.length > 0 ? Math.min(...fees) : null);
const words = (text: string) => text.split(/\s+/).length;
const slugsWhere = (matches: (speaker: DemoSpeaker) => boolean) =>
  demoSpeakers.filter(matches).map(({ slug }) => slug);

function speaker(slug: string): DemoSpeaker {
  const found = demoSpeakers.find((one) => one.slug === slug);
  if (!found) throw new Error(`No speaker ${slug}`);
  return found;
}

function unique(values: readonly string[]) {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}

test("every person of the cast has a profile, in the same order and under the same name", () => {
  expect(demoSpeakers.map(({ slug }) => slug)).toEqual(cast.map(({ slug }) => slug));
  expect(demoSpeakers.map(({ name, title }) => name ?? title)).toEqual(
    cast.map(({ name }) => name),
  );
  expect(demoSpeakers).toHaveLength(42);
  expect(visible.length).toBeGreaterThanOrEqual(36);
});

test("nothing is said twice: talks, bios, quotes, key points, awards and videos differ", () => {
  unique(demoSpeakers.flatMap(({ talks }) => talks.map(({ title }) => title)));
  unique(demoSpeakers.flatMap(({ talks }) => talks.map(({ description }) => description)));
  unique(demoSpeakers.map(({ short_bio }) => short_bio));
  unique(demoSpeakers.flatMap(({ testimonials }) => testimonials.map(({ quote }) => quote)));
  unique(demoSpeakers.flatMap(({ testimonials }) => testimonials.map(({ author }) => author)));
  unique(demoSpeakers.flatMap(({ videos }) => videos.map(({ url }) => url)));
  unique(demoSpeakers.flatMap((one) => one.speaker_awards.map((award) => award.title + one.slug)));
});

test("no sentence of a profile is repeated in another one", () => {
  unique(
    demoSpeakers.flatMap(({ short_bio, detailed_bio, talks }) => {
      const text = [short_bio, detailed_bio, ...talks.map((talk) => talk.description)].join(" ");
      return [...new Set(text.split(/(?<=[.?:])\s+/))].filter((one) => words(one) > 4);
    }),
  );
});

test.each(CATEGORY_NAMES)("the category %s has at least four visible speakers", (category) => {
  const found = visible.filter(({ categories }) => categories.includes(category));
  expect(found.length).toBeGreaterThanOrEqual(4);
});

test.each(visible)("$slug is complete", (one) => {
  expect(one.detailed_bio.split("\n\n").length).toBeGreaterThanOrEqual(3);
  expect(one.detailed_bio.split("\n\n").length).toBeLessThanOrEqual(5);
  expect(one.specialties).toHaveLength(3);
  expect(one.categories.length).toBeGreaterThanOrEqual(1);
  expect(one.talks.length).toBeGreaterThanOrEqual(2);
  expect(one.videos.length).toBeGreaterThanOrEqual(1);
  expect(one.publications.length).toBeGreaterThanOrEqual(1);
  expect(one.testimonials.length).toBeGreaterThanOrEqual(3);
  expect(one.speaker_awards.length).toBeGreaterThanOrEqual(1);
  expect(one.speaker_key_points.length).toBeGreaterThanOrEqual(3);
  expect(one.gallery_images.length).toBeGreaterThanOrEqual(3);
  expect(one.average_rating).toBeGreaterThanOrEqual(4);
});

test.each(demoSpeakers)("the texts of $slug keep their lengths and codes", (one) => {
  for (const talk of one.talks) {
    expect(words(talk.description), talk.title).toBeGreaterThanOrEqual(60);
    expect(words(talk.description), talk.title).toBeLessThanOrEqual(120);
    expect(one.categories).toContain(talk.category);
  }
  expect(one.short_bio.match(/[.?](\s|$)/g)?.length).toBeLessThanOrEqual(2);
  expect(PRESENTATION_STYLES).toContain(one.presentation_style);
  for (const point of one.speaker_key_points) expect(KEY_POINT_ICONS).toContain(point.icon_name);
  for (const video of one.videos) expect(video.url).toMatch(/watch\?v=[\w-]{11}$/);
  for (const { event_date, rating } of one.testimonials) {
    expect(event_date >= "2024-11-01" && event_date < "2026-11-01").toBe(true);
    expect([3, 4, 5]).toContain(rating);
  }
});

test.each(demoSpeakers)("the fees of $slug agree with each other", (one) => {
  expect(unansweredLengths(one)).toEqual([]);
  expect(feeColumns(one).lengths_not_offered).toEqual(one.lengths_not_offered);
  for (const talk of one.talks) expect(talkFormats(one, talk), talk.title).not.toEqual([]);
  expect(talkFees(one)).toEqual(talkFees(one).toSorted((a, b) => a - b));
  expect(one.offers_qa).toBe(one.fee_qa_15min_cents !== null || one.fee_qa_30min_cents !== null);
  const workshopFee = (hours: number) =>
    lowest(one.workshops.filter((w) => w.duration_hours === hours).map((w) => w.fee_cents));
  expect(one.fee_workshop_half_day).toBe(workshopFee(4));
  expect(one.fee_workshop_full_day).toBe(workshopFee(8));
});

test("quick booking is offered only by speakers who allow direct booking", () => {
  expect(slugsWhere((one) => one.quick_booking_available && !one.allows_direct_booking)).toEqual(
    [],
  );
});

test("the special cases of the catalogue each have their speaker", () => {
  expect(speaker("tobias-reinfeld").allows_direct_booking).toBe(false);
  expect(talkFees(speaker("walter-kienzl"))).toEqual([]);
  expect(speaker("walter-kienzl").workshops).toEqual([]);
  expect(slugsWhere((one) => isListed(one) && !one.is_verified)).toEqual(["arjun-desikan"]);
  expect(slugsWhere((one) => !one.is_active)).toEqual(["jannik-sollinger"]);
  expect(slugsWhere((one) => one.status === "pending")).toHaveLength(2);
  expect(slugsWhere((one) => one.availability_status === "unavailable")).toEqual([
    "bjarne-tiedgen",
  ]);
  expect(slugsWhere((one) => one.name === null)).toEqual(["kim-aregger"]);
  expect(slugsWhere((one) => one.fee_20 !== null && talkFees(one).length === 1)).toHaveLength(1);
  expect(slugsWhere((one) => one.fee_40 !== null && talkFees(one).length === 1)).toHaveLength(1);
  expect(slugsWhere((one) => !one.languages_spoken.includes("Deutsch"))).toEqual(["joel-mbarga"]);
  expect(slugsWhere((one) => one.workshops.length > 0 && !one.offers_qa).length).toBeGreaterThan(3);
});

test("the demo speaker has every collection filled", () => {
  const miriam = speaker("miriam-falkenau");
  expect(miriam.quick_booking_available && miriam.allows_direct_booking).toBe(true);
  expect(miriam.talks.length).toBeGreaterThanOrEqual(4);
  expect(miriam.videos).toHaveLength(4);
  expect(miriam.publications.length).toBeGreaterThanOrEqual(4);
  expect(miriam.publications.filter(({ url }) => url === null)).toHaveLength(1);
  expect(miriam.testimonials.length).toBeGreaterThanOrEqual(8);
  expect(miriam.speaker_awards.length).toBeGreaterThanOrEqual(4);
  expect(miriam.speaker_key_points.length).toBeGreaterThanOrEqual(5);
  expect(miriam.gallery_images).toHaveLength(6);
  expect(miriam.workshops).toHaveLength(3);
});

test("about half of the visible speakers are featured, and the orders differ", () => {
  const featured = visible.filter((one) => one.average_rating >= 4.5 && one.total_bookings >= 10);
  expect(featured.length / visible.length).toBeGreaterThan(0.4);
  expect(featured.length / visible.length).toBeLessThan(0.6);
  const order = (by: (one: DemoSpeaker) => number) =>
    visible
      .toSorted((a, b) => by(b) - by(a))
      .map(({ slug }) => slug)
      .slice(0, 6)
      .join();
  unique([
    order((one) => one.average_rating),
    order((one) => one.total_bookings),
    order((one) => one.years_experience),
    order((one) => startingFee(one) ?? 0),
    order((one) => Date.parse(one.created_at)),
  ]);
});

test("every picture that a profile names has been drawn", () => {
  const keys = demoSpeakers.flatMap((one) => [
    one.hero_image_url,
    one.profile_image_url,
    ...one.gallery_images.map(({ image_url }) => image_url),
    ...one.publications.flatMap(({ preview_image_url }) => preview_image_url ?? []),
  ]);
  expect(keys.filter((key) => !isFileKey(key))).toEqual([]);
  const drawn = (key: string) =>
    existsSync(new URL(`../pictures/${key.replace("demo/", "")}`, import.meta.url));
  expect([...new Set(keys)].filter((key) => !drawn(key))).toEqual([]);
});
