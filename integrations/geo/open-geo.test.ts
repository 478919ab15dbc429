import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type GeoSettings, openGeo } from "./open-geo.ts";

type Asked = {
  path: string;
  query: URLSearchParams;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
};

let answer: (response: ServerResponse) => void = () => undefined;
let asked: Asked[] = [];
let warnings: string[] = [];

const server = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  let body = "";
  request.on("data", (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on("end", () => {
    asked.push({ path: url.pathname, query: url.searchParams, headers: request.headers, body });
    answer(response);
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
  warnings = [];
});

const json = (value: unknown, status = 200) => {
  answer = (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(value));
  };
};

function geoWith(service: GeoSettings["service"], routerUrl: string | null = null) {
  const warn = (facts: Record<string, unknown>) => void warnings.push(JSON.stringify(facts));
  return openGeo({ service, routerUrl }, { dataDir: "./no-such-folder", log: { warn } });
}
const photon = geoWith({ kind: "photon", url: `${base}/` });
const nominatim = geoWith({ kind: "nominatim", url: `${base}/osm`, userAgent: "Wortbuehne" });
const google = geoWith({ kind: "google", key: "secret-key", url: base });
const routed = geoWith(null, base);

const BERLIN = { lat: 52.52, lng: 13.4 };
const HAMBURG = { lat: 53.55, lng: 9.99 };

describe("Photon", () => {
  const feature = (countrycode: string, id: number) => ({
    geometry: { coordinates: [9.1797, 48.7784] },
    properties: {
      osm_type: "N",
      osm_id: id,
      countrycode,
      name: "Liederhalle",
      street: "Berliner Platz",
      housenumber: "1",
      postcode: "70174",
      city: "Stuttgart",
      country: "Deutschland",
    },
  });

  test("suggests in our shape, and only from the countries we serve", async () => {
    json({ features: [feature("FR", 1), feature("DE", 2)] });
    expect(await photon.suggest("Lied")).toEqual([
      {
        description: "Liederhalle, Berliner Platz 1, 70174 Stuttgart, Deutschland",
        place_id: "osm:N2",
        structured_formatting: {
          main_text: "Liederhalle",
          secondary_text: "Berliner Platz 1, 70174 Stuttgart, Deutschland",
        },
      },
    ]);
    expect(asked[0]).toMatchObject({ path: "/api" });
    expect(asked[0]?.query.get("q")).toBe("Lied");
  });

  test("resolves to its coordinates, and to ours where it knows nothing", async () => {
    json({ features: [feature("DE", 2)] });
    expect(await photon.resolve("Liederhalle")).toMatchObject({
      state: "sure",
      place: { lat: 48.7784, lng: 9.1797 },
    });
    json({ features: [] });
    expect(await photon.resolve("Stuttgart")).toMatchObject({ place: { label: "Stuttgart" } });
    expect(await photon.suggest("Stuttgart")).not.toEqual([]);
    expect(await photon.suggest("xqzxqz")).toEqual([]);
  });
});

test("Nominatim is asked below its path, with our name", async () => {
  const display_name = "Bahnhofstrasse 1, 8001 Zürich, Schweiz/Suisse";
  const found = { osm_type: "way", osm_id: 9, lat: "47.37", lon: "8.54", display_name };
  json([
    { ...found, address: { country_code: "ch" } },
    { ...found, address: { country_code: "it" } },
  ]);
  expect(await nominatim.suggest("Bahnhofstrasse 1")).toMatchObject([
    { description: display_name, place_id: "osm:W9" },
  ]);
  expect(await nominatim.resolve("Bahnhofstrasse 1")).toMatchObject({
    place: { lat: 47.37, lng: 8.54 },
  });
  expect(asked[0]?.path).toBe("/osm/search");
  expect(asked[0]?.headers["user-agent"]).toBe("Wortbuehne");
});

describe("Google Places", () => {
  test("suggests, and keeps the key in a header", async () => {
    const structuredFormat = {
      mainText: { text: "Messe Wien" },
      secondaryText: { text: "Wien, Österreich" },
    };
    json({ suggestions: [{ placePrediction: { placeId: "ChIJ1", structuredFormat } }, {}] });
    expect(await google.suggest("Messe")).toMatchObject([
      { description: "Messe Wien, Wien, Österreich", place_id: "ChIJ1" },
    ]);
    expect(asked[0]?.headers["x-goog-api-key"]).toBe("secret-key");
    expect(asked[0]?.query.size).toBe(0);
    expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({
      includedRegionCodes: ["de", "at", "ch", "li"],
    });
  });

  test("takes only places in the countries we serve", async () => {
    const place = (country: string) => ({
      formattedAddress: "Messeplatz 1",
      location: { latitude: 48.2, longitude: 16.4 },
      addressComponents: [{ shortText: country, types: ["country", "political"] }],
    });
    json({ places: [place("FR"), place("AT")] });
    expect(await google.resolve("Messeplatz 1")).toEqual({
      state: "sure",
      place: { lat: 48.2, lng: 16.4, label: "Messeplatz 1" },
    });
    json({ places: [place("FR")] });
    expect(await google.resolve("xqzxqz")).toEqual({ state: "unknown" });
  });
});

describe("OSRM", () => {
  test("measures the way by road, longitude first", async () => {
    json({ code: "Ok", routes: [{ distance: 289_400 }] });
    expect(await routed.roadKm(BERLIN, HAMBURG)).toBe(289.4);
    expect(asked[0]?.path).toBe("/route/v1/driving/13.4,52.52;9.99,53.55");
  });

  test("without a way, or without a router, the distance is left to an estimate", async () => {
    json({ code: "NoRoute", routes: [] });
    expect(await routed.roadKm(BERLIN, HAMBURG)).toBeNull();
    expect(await photon.roadKm(BERLIN, HAMBURG)).toBeNull();
  });
});

describe("a service that misbehaves is replaced by our own table [SEC-36]", () => {
  const text = (content: string, type: string) => (response: ServerResponse) => {
    response.writeHead(200, { "content-type": type });
    response.end(content);
  };
  const wrong: [string, (response: ServerResponse) => void][] = [
    ["an HTML page", text("<!doctype html><h1>Wartung</h1>", "text/html")],
    ["10 MB", text(`{"features":[${" ".repeat(10_000_000)}]}`, "application/json")],
    [
      "wrong types",
      text(
        '{"features":[{"geometry":{"coordinates":["9","48"]}}],"suggestions":[1],"places":[1]}',
        "application/json",
      ),
    ],
    [
      "another shape",
      text('{"features":"none","suggestions":1,"places":1,"routes":{}}', "application/json"),
    ],
    [
      "impossible coordinates",
      text(
        '{"features":[{"geometry":{"coordinates":[900,48]},"properties":{"osm_type":"N","osm_id":1,"countrycode":"DE","name":"x"}}],"suggestions":{},"places":{}}',
        "application/json",
      ),
    ],
    ["nothing", text("", "application/json")],
    ["a server error", (response) => void response.writeHead(503).end("busy")],
    [
      "a redirect into our network",
      (response) => void response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
    ],
    ["a broken connection", (response) => void response.destroy()],
  ];
  const stalls: typeof wrong = [
    ["a stall", () => undefined],
    ["a stall in the middle", (response) => void response.writeHead(200).write('{"features":')],
  ];

  async function expectOwnTable(misbehave: (response: ServerResponse) => void) {
    answer = misbehave;
    const services = [photon, nominatim, google];
    const [found, valid, unknown, way] = await Promise.all([
      Promise.all(services.map((geo) => geo.suggest("Hamburg"))),
      Promise.all(services.map((geo) => geo.resolve("Hamburg"))),
      photon.resolve("xqzxqz"),
      routed.roadKm(BERLIN, HAMBURG),
    ]);
    for (const [best] of found) expect(best?.description).toBe("Hamburg, Deutschland");
    expect(valid.map(({ state }) => state)).toEqual(["sure", "sure", "sure"]);
    expect(unknown.state).toBe("unknown");
    expect(way).toBeNull();
    expect(warnings.length).toBe(8);
    expect(warnings.join()).not.toMatch(/Hamburg|xqzxqz|secret-key/);
  }

  test.each(wrong)("%s", (_name, misbehave) => expectOwnTable(misbehave));

  test.each(stalls)("%s, which is not waited for longer than 2.5 s", async (_name, misbehave) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limits = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(100));
    try {
      await expectOwnTable(misbehave);
      expect(new Set(limits.mock.calls.flat())).toEqual(new Set([2_500]));
    } finally {
      limits.mockRestore();
    }
  });
});
