import { expect, test } from "vitest";
import { COMPLETENESS_STEPS, completeness, type ProfileSubstance } from "./completeness.ts";

const TEXT = "Sie erklärt, wie Teams in unsicheren Zeiten gute Entscheidungen treffen.";

const whole: ProfileSubstance = {
  profile_image_url: "a.webp",
  hero_image_url: "b.webp",
  short_bio: TEXT,
  bio: TEXT,
  address_label: "Hamburg",
  categories: ["leadership"],
  specialties: ["Führung", "Wandel", "Mut"],
  languages_spoken: ["Deutsch"],
  fees: [null, 5000, null],
  talks: [{ description: TEXT }],
  videos: 1,
  testimonials: 1,
  gallery_images: 3,
  speaker_key_points: 3,
};

const empty: ProfileSubstance = {
  profile_image_url: null,
  hero_image_url: null,
  short_bio: " ",
  bio: null,
  address_label: "  ",
  categories: [],
  specialties: [],
  languages_spoken: [],
  fees: [null, 0],
  talks: [],
  videos: 0,
  testimonials: 0,
  gallery_images: 0,
  speaker_key_points: 0,
};

test("a profile with everything is complete and misses nothing", () => {
  expect(completeness(whole)).toEqual({ percent: 100, missing: [] });
});

test("an empty profile starts at zero and names every step, the most important first", () => {
  expect(completeness(empty)).toEqual({ percent: 0, missing: COMPLETENESS_STEPS });
  expect(COMPLETENESS_STEPS[0]).toBe("portrait");
});

test("a talk without words and a fee of nothing do not count", () => {
  const thin = { ...whole, talks: [{ description: "Kurz" }], fees: [0, null] };
  expect(completeness(thin)).toEqual({ percent: 70, missing: ["fees", "talks"] });
});
