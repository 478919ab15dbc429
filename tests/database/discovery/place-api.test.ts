import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "#data/schema/content.ts";
import { TRAVEL_RULES_SETTING } from "#domain/pricing/travel/travel-cost.ts";
import { createEmbeddedGeo } from "#integrations/geo/embedded-geo.ts";
import { createApi } from "#server/api/api.ts";
import {
  addressSuggestionsSchema,
  addressValiditySchema,
  locatedPlaceSchema,
  travelCostSchema,
} from "#server/api/places/schemas.ts";
import { RATE_LIMITS } from "#server/http/limits/rate-limits.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertSpeaker } from "#tests/support/database/records.ts";
import { testCtx } from "#tests/support/test-ctx.ts";
import { testEdge } from "#tests/support/test-edge.ts";

const { db } = await testDatabase();
const ctx = testCtx(db, { geo: createEmbeddedGeo("../no-such-folder") });

/** The whole edge in front, because it limits and guards what the routes rely on. */
function openApi(env: Record<string, string> = { RATE_LIMITS: "0" }) {
  const { app } = testEdge(env, {}, (edge) => void edge.route("/api", createApi(ctx)));
  return async (name: string, body: unknown) => {
    const answer = await app.request(`/api/v1/functions/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const caching = answer.headers.get("cache-control");
    return { status: answer.status, caching, body: (await answer.json()) as unknown };
  };
}
const ask = openApi();

describe("address-suggestions", () => {
  test("suggests to visitors in the shape of the specification [FUNC-03] [ENT-53]", async () => {
    const { status, body, caching } = await ask("address-suggestions", { query: "Berlin" });
    expect(status).toBe(200);
    expect(caching).toBe("private, no-store");
    const { suggestions, attribution } = addressSuggestionsSchema.parse(body);
    expect(suggestions[0]).toEqual({
      description: "Berlin, Deutschland",
      place_id: "gn:DE:10115:Berlin",
      structured_formatting: { main_text: "Berlin", secondary_text: "Deutschland" },
    });
    expect(attribution).toContain("Ortsdaten: GeoNames, CC BY 4.0");
  });

  test("suggests nothing for less than three characters, and nothing for nonsense", async () => {
    for (const query of ["", "Be", "  Be ", "xqzxqz"]) {
      expect((await ask("address-suggestions", { query })).body).toMatchObject({ suggestions: [] });
    }
    const short = await ask("address-suggestions", { query: "Ber" });
    expect(addressSuggestionsSchema.parse(short.body).suggestions).toHaveLength(5);
  });
});

describe("validate-address", () => {
  test.each([
    ["Alexanderplatz 1, 10178 Berlin", true],
    ["xqzxqz", false],
    ["Online (Zoom)", true],
    ["", false],
    ["Hotel Bayerischer Hof", false],
    ["Messe Köln, Halle 7", true],
    ["Ort noch offen", false],
  ])("„%s“: %s [FUNC-04]", async (address, isValid) => {
    const { status, body } = await ask("validate-address", { address });
    expect(status).toBe(200);
    expect(addressValiditySchema.parse(body)).toMatchObject({ isValid });
  });

  test("several towns of one name are told, each with an address that is valid", async () => {
    const { body } = await ask("validate-address", { address: "Stadthalle, Neustadt" });
    const { isValid, place } = addressValiditySchema.parse(body);
    expect([isValid, place.state]).toEqual([false, "ambiguous"]);
    expect(place.candidates.length).toBeGreaterThan(2);
    for (const { address } of place.candidates) {
      expect(address).toMatch(/^Stadthalle, /);
      expect((await ask("validate-address", { address })).body).toMatchObject({ isValid: true });
    }
  });
});

describe("locate-place", () => {
  test("says to about a kilometre where a place lies, for all callers", async () => {
    const { status, caching, body } = await ask("locate-place", { address: "München" });
    expect([status, caching]).toEqual([200, "private, no-store"]);
    expect(locatedPlaceSchema.strict().parse(body)).toEqual({
      place: { label: "München", lat: 48.14, lng: 11.58 },
    });
  });

  test.each(["xqzxqz", "Online", "  "])("„%s“ lies nowhere", async (address) => {
    expect((await ask("locate-place", { address })).body).toEqual({ place: null });
  });
});

describe("calculate-travel-distance", () => {
  const travel = async (question: Record<string, unknown>) => {
    const { status, body } = await ask("calculate-travel-distance", question);
    expect(status).toBe(200);
    return travelCostSchema.parse(body);
  };

  test("answers whole euros for two addresses [FUNC-05]", async () => {
    const found = await travel({ speakerAddress: "München", eventAddress: "Hamburg" });
    expect(found).toEqual({
      totalFee: 635,
      distanceKm: 765,
      state: "calculated",
      takesBookings: true,
      isDirectPossible: true,
      place: { state: "sure", label: "Hamburg", candidates: [] },
    });
    const near = await travel({ speakerAddress: "10115 Berlin", eventAddress: "Messe Berlin" });
    expect(near).toMatchObject({ totalFee: 0, state: "calculated" });
  });

  test.each(["Online (Zoom)", "ONLINE", "virtuelles Event"])(
    "no travel to „%s“",
    async (eventAddress) => {
      const online = await travel({ speakerAddress: "München", eventAddress });
      expect(online).toMatchObject({ totalFee: 0, distanceKm: null, state: "online" });
    },
  );

  test("where the speaker starts may be unknown: then nothing is added, and it says so", async () => {
    const unknown = { totalFee: 0, distanceKm: null, state: "unknown", isDirectPossible: true };
    expect(await travel({ speakerAddress: "", eventAddress: "Hamburg" })).toMatchObject(unknown);
  });

  test.each([
    ["xqzxqz", "unknown"],
    ["Schloss Elmau", "unknown"],
    ["Elbphilharmonie", "unknown"],
    ["Hotel Bayerischer Hof", "unknown"],
    ["Hotel Bayerischer Hof, Promenadeplatz 2-6", "unknown"],
    ["Ort noch offen", "open"],
    ["Neustadt", "ambiguous"],
    ["Frankfurt", "ambiguous"],
  ])("„%s“ is %s: no amount and no direct booking", async (eventAddress, state) => {
    expect(await travel({ speakerAddress: "München", eventAddress })).toMatchObject({
      totalFee: 0,
      distanceKm: null,
      state: "unknown",
      isDirectPossible: false,
      place: { state },
    });
  });

  test("words of a venue are no towns", async () => {
    const hall = { speakerAddress: "Köln", eventAddress: "Messe Köln, Halle 7" };
    expect(await travel(hall)).toMatchObject({ totalFee: 0, distanceKm: 0, state: "calculated" });
  });
});

describe("the travel of a speaker", () => {
  const question = { speakerAddress: "Wien", eventAddress: "Hamburg" };
  const berlin = { lat: 52.5204, lng: 13.4049, address_label: "Berlin" };
  const of = async (speakerId: string) =>
    (await ask("calculate-travel-distance", { ...question, speakerId })).body;
  let near = "";
  let flat = "";
  let hidden = "";
  let labelled = "";

  beforeAll(async () => {
    near = (await insertSpeaker(db, { ...berlin, travel_fee_usd: null })).id;
    flat = (await insertSpeaker(db, { ...berlin, travel_fee_usd: 320 })).id;
    hidden = (await insertSpeaker(db, { ...berlin, travel_fee_usd: 320, is_active: false })).id;
    const place = { lat: null, lng: null, address_label: "Berlin, Deutschland" };
    labelled = (await insertSpeaker(db, { ...place, travel_fee_usd: null })).id;
  });

  test("starts where the speaker lives, not at the address that was sent", async () => {
    expect(await of(near)).toMatchObject({ totalFee: 410, distanceKm: 319, state: "calculated" });
    expect(await of(labelled)).toMatchObject({ state: "calculated", totalFee: 410 });
  });

  test("a lump sum replaces the formula, but not for an event on screens", async () => {
    expect(await of(flat)).toMatchObject({ totalFee: 320, distanceKm: null, state: "flat" });
    const online = { ...question, eventAddress: "Online", speakerId: flat };
    expect((await ask("calculate-travel-distance", online)).body).toMatchObject({ totalFee: 0 });
    const nowhere = { ...question, eventAddress: "xqzxqz", speakerId: flat };
    expect((await ask("calculate-travel-distance", nowhere)).body).toMatchObject({
      totalFee: 0,
      state: "unknown",
      isDirectPossible: false,
    });
  });

  test("travel that is included costs nothing anywhere, but a direct booking needs the place", async () => {
    const { id } = await insertSpeaker(db, { ...berlin, travel_fee_usd: 0 });
    const nowhere = { ...question, eventAddress: "xqzxqz", speakerId: id };
    expect((await ask("calculate-travel-distance", nowhere)).body).toMatchObject({
      totalFee: 0,
      state: "flat",
      isDirectPossible: false,
    });
  });

  test("the speaker's own bands and rate come before the platform's formula", async () => {
    const own = async (set: Parameters<typeof insertSpeaker>[1]) =>
      of((await insertSpeaker(db, { ...berlin, ...set })).id);
    const bands = [
      { up_to_km: 100, euros: 250 },
      { up_to_km: null, euros: 900 },
    ];
    expect(await own({ travel_bands: bands })).toMatchObject({ totalFee: 900, distanceKm: 319 });
    const rate = { travel_cents_per_km: 100 };
    expect(await own(rate)).toMatchObject({ totalFee: 790, state: "calculated" });
    expect(await own({ ...rate, travel_bands: bands })).toMatchObject({ totalFee: 900 });
    const flatFee = { travel_fee_usd: 320, travel_bands: bands };
    expect(await own(flatFee)).toMatchObject({ totalFee: 320, state: "flat" });
  });

  test("says whether the place is near enough for a direct booking, lump sum or not", async () => {
    const reach = async (direct_within_km: number, eventAddress = "Hamburg") => {
      const { id } = await insertSpeaker(db, { ...berlin, travel_fee_usd: 320, direct_within_km });
      const way = { ...question, eventAddress, speakerId: id };
      return (await ask("calculate-travel-distance", way)).body;
    };
    expect(await reach(319)).toMatchObject({ totalFee: 320, isDirectPossible: true });
    expect(await reach(318)).toMatchObject({ totalFee: 320, isDirectPossible: false });
    expect(await reach(318, "Online")).toMatchObject({ isDirectPossible: true });
    expect(await reach(318, "xqzxqz")).toMatchObject({ totalFee: 0, isDirectPossible: false });
  });

  test("a hidden or unknown speaker is treated as if none was named", async () => {
    const anonymous = (await ask("calculate-travel-distance", question)).body;
    expect(await of(hidden)).toEqual(anonymous);
    expect(await of(randomUUID())).toEqual(anonymous);
  });

  test("admins may change the rules, and nonsense in the settings changes nothing", async () => {
    const store = (value: unknown) =>
      db
        .insert(settings)
        .values({ key: TRAVEL_RULES_SETTING, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
    await store({ mostCents: 20_000 });
    expect(await of(near)).toMatchObject({ totalFee: 200 });
    await store({ mostCents: "free" });
    expect(await of(near)).toMatchObject({ totalFee: 410 });
  });
});

describe("bad questions", () => {
  const long = "a".repeat(301);
  const way = { speakerAddress: "Wien", eventAddress: "Graz" };
  test.each([
    ["address-suggestions", "missing", "query", {}],
    ["address-suggestions", "numeric", "query", { query: 7 }],
    ["address-suggestions", "endless", "query", { query: long }],
    ["locate-place", "missing", "address", {}],
    ["locate-place", "endless", "address", { address: long }],
    ["validate-address", "empty", "address", { address: null }],
    ["validate-address", "endless", "address", { address: long }],
    ["calculate-travel-distance", "missing", "eventAddress", { speakerAddress: "Wien" }],
    ["calculate-travel-distance", "endless", "speakerAddress", { ...way, speakerAddress: long }],
    ["calculate-travel-distance", "malformed", "speakerId", { ...way, speakerId: "7" }],
  ])("%s refuses a %s %s", async (name, _fault, field, body) => {
    const answer = await ask(name, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
  });

  test("broken JSON is refused", async () => {
    expect((await ask("validate-address", "{")).status).toBe(400);
  });

  test("too many questions are refused for a while", async () => {
    const hurried = openApi({ RATE_LIMITS: "1" });
    const { points } = RATE_LIMITS.places;
    const statuses: number[] = [];
    for (let count = 0; count <= points; count += 1) {
      statuses.push((await hurried("address-suggestions", { query: "Be" })).status);
    }
    expect(new Set(statuses.slice(0, points))).toEqual(new Set([200]));
    expect(statuses.at(-1)).toBe(429);
  });
});
