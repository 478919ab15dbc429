import { expect, test } from "vitest";
import { isListed, SPEAKER_STATUSES } from "./speaker-codes.ts";

test("only an active speaker with status active is listed", () => {
  for (const status of SPEAKER_STATUSES) {
    expect(isListed({ is_active: true, status })).toBe(status === "active");
    expect(isListed({ is_active: false, status })).toBe(false);
  }
});
