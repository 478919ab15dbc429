import { expect, test } from "vitest";
import { comparisonItem } from "./item.ts";

const speaker = {
  id: "7d3c1f52-6f0e-4f57-9f7e-0d4bb7a7c001",
  slug: "miriam-falkenau",
  name: "Miriam Falkenau",
  title: null,
  bio: null,
  detailed_bio: "Führung beginnt mit Zuhören.",
  short_bio: "Führung",
  base_fee_usd: 4000,
  average_rating: 4.8,
  years_experience: 12,
  categories: ["leadership", "business"],
  languages_spoken: ["Deutsch", "Englisch"],
};

test("a comparison item holds the nine fields of the specification", () => {
  expect(comparisonItem(speaker)).toEqual({
    id: speaker.id,
    title: "Miriam Falkenau",
    bio: "Führung beginnt mit Zuhören.",
    base_fee_usd: 4000,
    rating: 4.8,
    years_experience: 12,
    categories: ["leadership", "business"],
    languages_spoken: ["Deutsch", "Englisch"],
    slug: "miriam-falkenau",
  });
});

test("nothing else of the speaker is kept in the browser", () => {
  const item = comparisonItem({ ...speaker, email: "privat@demo.example" } as typeof speaker);
  expect(Object.keys(item)).toHaveLength(9);
});
