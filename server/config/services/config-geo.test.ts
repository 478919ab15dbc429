import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { describeConfig } from "../describe-config.ts";

const LAPTOP = { NODE_ENV: "production" };

function problems(env: Record<string, string>): string[] {
  const config = readConfig({ ...LAPTOP, ...env });
  return config.ok ? [] : config.error.map(({ setting }) => setting);
}

function geo(env: Record<string, string>) {
  const config = readConfig({ ...LAPTOP, ...env });
  return config.ok ? config.value.geo : undefined;
}

test("places come from the embedded table until a service is named", () => {
  expect(geo({})).toEqual({ service: null, routerUrl: null });
});

test("each service needs what it cannot work without", () => {
  expect(problems({ GEO_PROVIDER: "photon" })).toEqual(["GEO_URL"]);
  expect(problems({ GEO_PROVIDER: "nominatim" })).toEqual(["GEO_URL"]);
  expect(problems({ GEO_PROVIDER: "google" })).toEqual(["GEO_KEY"]);
  expect(problems({ GEO_PROVIDER: "bing" })).toEqual(["GEO_PROVIDER"]);
  expect(problems({ GEO_URL: "http://photon:2322" })).toEqual(["GEO_PROVIDER"]);
  expect(problems({ GEO_KEY: "secret" })).toEqual(["GEO_PROVIDER"]);
});

test("addresses of services are plain web addresses", () => {
  const photon = { GEO_PROVIDER: "photon" };
  expect(problems({ ...photon, GEO_URL: "ftp://photon" })).toEqual(["GEO_URL"]);
  expect(problems({ ...photon, GEO_URL: "http://user:pw@photon" })).toEqual(["GEO_URL"]);
  expect(problems({ ...photon, GEO_URL: "http://photon?x=1" })).toEqual(["GEO_URL"]);
  expect(problems({ GEO_ROUTER_URL: "osrm:5000" })).toEqual(["GEO_ROUTER_URL"]);
});

test("Google's key never travels in the clear", () => {
  const google = { GEO_PROVIDER: "google", GEO_KEY: "secret" };
  expect(problems({ ...google, GEO_URL: "http://proxy.example" })).toEqual(["GEO_URL"]);
  expect(problems({ ...google, GEO_URL: "http://localhost:9000" })).toEqual([]);
});

test("a complete configuration reaches the integration, and its key stays out of the summary", () => {
  const env = { GEO_PROVIDER: "google", GEO_KEY: "secret", GEO_ROUTER_URL: "http://osrm:5000" };
  expect(geo(env)).toEqual({
    service: { kind: "google", key: "secret", url: "https://places.googleapis.com" },
    routerUrl: "http://osrm:5000",
  });
  const config = readConfig({ ...LAPTOP, ...env });
  const summary = config.ok ? describeConfig(config.value).join("\n") : "";
  expect(summary).toContain("Ortsdaten: google, eingebettete Tabelle als Ersatz");
  expect(summary).not.toContain("secret");
  expect(
    geo({ GEO_PROVIDER: "nominatim", GEO_URL: "https://osm.example/nominatim" }),
  ).toMatchObject({
    service: { userAgent: "Wortbuehne (http://localhost:3000)" },
  });
});
