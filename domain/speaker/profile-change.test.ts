import { expect, test } from "vitest";
import { COLLECTIONS } from "./editable-fields.ts";
import {
  changeLines,
  isNoChange,
  type LiveProfile,
  NO_CHANGE,
  needsApproval,
  type PendingItem,
  pictureKeys,
  readPendingChange,
  withoutSame,
} from "./profile-change.ts";

const NOTHING = Object.fromEntries(COLLECTIONS.map((name) => [name, []])) as unknown as Record<
  (typeof COLLECTIONS)[number],
  PendingItem[]
>;

const LIVE: LiveProfile = {
  name: "Mira",
  job_title: null,
  company: null,
  short_bio: "Alt",
  bio: null,
  detailed_bio: null,
  presentation_style: null,
  categories: ["leadership"],
  specialties: [],
  social_links: { website: "https://a.example", x: "https://x.example" },
  profile_image_url: "a.webp",
  hero_image_url: null,
  lists: {
    ...NOTHING,
    speaker_key_points: [
      { id: "1", title: "Eins", description: null, icon_name: "Star" },
      { id: "2", title: "Zwei", description: null, icon_name: "Star" },
    ],
    talks: [
      { id: "t1", title: "Mut" },
      { id: "t2", title: "Ruhe" },
    ],
  },
};

test("what already stands there is no change, whatever the order of its keys", () => {
  const social_links = { x: "https://x.example", website: "https://a.example" };
  const same = withoutSame(LIVE, {
    fields: { short_bio: "Alt", bio: "", social_links },
    lists: {},
  });
  expect(isNoChange(same)).toBe(true);
  expect(changeLines(LIVE, NO_CHANGE)).toEqual([]);
});

test("a new order is told where the owner sorts, and is nothing where the list sorts itself", () => {
  const { speaker_key_points, talks } = LIVE.lists;
  const turned = {
    fields: {},
    lists: { speaker_key_points: speaker_key_points.toReversed(), talks: talks.toReversed() },
  };
  expect(changeLines(LIVE, turned)).toEqual([
    {
      part: "speaker_key_points",
      kind: "moved",
      item: null,
      field: null,
      before: "Eins, Zwei",
      after: "Zwei, Eins",
    },
  ]);
});

test("pictures are named by their keys and counted once they wait", () => {
  const gallery_images = [{ id: "g", url: "g.webp", alt: "Bühne" }];
  const change = { fields: { profile_image_url: "b.webp" }, lists: { gallery_images } };
  expect(pictureKeys(change)).toEqual(["b.webp", "g.webp"]);
  expect(changeLines(LIVE, change)).toMatchObject([
    { part: "profile_image_url", before: "a.webp", after: "b.webp" },
    { part: "gallery_images", kind: "added", item: "Bühne", field: "url", after: "g.webp" },
    { part: "gallery_images", kind: "added", field: "alt", after: "Bühne" },
  ]);
});

test("texts and pictures are approved apart", () => {
  const onlyPictures = { texts: false, pictures: true };
  expect(needsApproval("gallery_images", onlyPictures)).toBe(true);
  expect(needsApproval("hero_image_url", onlyPictures)).toBe(true);
  expect(needsApproval("name", onlyPictures)).toBe(false);
  expect(needsApproval("talks", { texts: true, pictures: false })).toBe(true);
});

test("a stored change that cannot be read asks for nothing", () => {
  for (const data of [null, 7, {}, { fields: 3, lists: null }]) {
    expect(isNoChange(readPendingChange(data))).toBe(true);
  }
});
