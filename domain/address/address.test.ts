import { describe, expect, test } from "vitest";
import {
  ADDRESS_STATES,
  type AddressEvent,
  BLUR_PAUSE_MS,
  nextAddressState,
  wantsValidation,
} from "./address-state.ts";
import { SUGGESTION_PAUSE_MS, wantsSuggestions } from "./address-suggestion.ts";

describe("suggestions", () => {
  test("start with three characters, spaces around them not counted", () => {
    expect(wantsSuggestions("Be")).toBe(false);
    expect(wantsSuggestions("Ber")).toBe(true);
    expect(wantsSuggestions("  Be  ")).toBe(false);
  });

  test("wait for a pause of 300 ms", () => {
    expect(SUGGESTION_PAUSE_MS).toBe(300);
  });
});

describe("validation", () => {
  test("starts with five characters, spaces around them not counted", () => {
    expect(wantsValidation("Bonn")).toBe(false);
    expect(wantsValidation("Essen")).toBe(true);
    expect(wantsValidation(" Bonn ")).toBe(false);
  });

  test("follows 200 ms after the field was left", () => {
    expect(BLUR_PAUSE_MS).toBe(200);
  });

  test("goes from unvalidated over validating to valid or invalid [ADDR-01]", () => {
    const asked = nextAddressState("unvalidated", { type: "asked" });
    expect(asked).toBe("validating");
    expect(nextAddressState(asked, { type: "answered", isValid: true })).toBe("valid");
    expect(nextAddressState(asked, { type: "answered", isValid: false })).toBe("invalid");
  });

  test("any edit starts over [ADDR-02]", () => {
    for (const state of ADDRESS_STATES) {
      expect(nextAddressState(state, { type: "edited" })).toBe("unvalidated");
    }
  });

  test("a failure is silently invalid [ADDR-10]", () => {
    expect(nextAddressState("validating", { type: "failed" })).toBe("invalid");
  });

  test("answers that are not awaited change nothing", () => {
    const late: AddressEvent[] = [{ type: "answered", isValid: true }, { type: "failed" }];
    for (const event of late) expect(nextAddressState("unvalidated", event)).toBe("unvalidated");
  });
});
