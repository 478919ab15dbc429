import { expect, test } from "vitest";
import { videoId, videoPlayerUrl } from "./video-id.ts";

test.each([
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
  "https://youtube.com/watch?t=3&v=dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ",
  "https://youtu.be/dQw4w9WgXcQ?si=abc",
  "https://www.youtube.com/embed/dQw4w9WgXcQ",
  "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ",
  "https://m.youtube.com/shorts/dQw4w9WgXcQ",
  " https://www.youtube.com/live/dQw4w9WgXcQ ",
])("%s names a video [VAL-33]", (link) => {
  expect(videoId(link)).toBe("dQw4w9WgXcQ");
});

test.each([
  "https://vimeo.com/123",
  "https://www.youtube.com/watch?v=short",
  "https://www.youtube.com/watch?v=dQw4w9WgXcQ1",
  "https://www.youtube.com/",
  "https://youtu.be/",
  "https://example.org/watch?v=dQw4w9WgXcQ",
  "javascript:alert('dQw4w9WgXcQ')",
  "dQw4w9WgXcQ",
  "",
])("%s names none [VAL-33]", (link) => {
  expect(videoId(link)).toBeNull();
});

test("a video plays on the address without cookies", () => {
  expect(videoPlayerUrl("dQw4w9WgXcQ")).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
  );
});
