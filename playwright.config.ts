import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { JOURNEY, PHONE, PHONE_ONLY } from "./tests/e2e/support/open-page.ts";

const port = Number(process.env.E2E_PORT ?? 4173);
/** Beside each server stand its telephone and its stage door, on the next two ports. */
const postgresPort = port + 3;
const executablePath = process.env.CHROMIUM_PATH;

/** What Playwright itself switches off: of two such lists Chromium would take the last alone. */
const PLAYWRIGHT_OFF = [
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];
/** The window's own address bar is a page of 400 modules, loaded for each test: half of what a test costs. */
const WINDOW_OFF = ["AimEnabled", "WebUIOmniboxAimPopup", "WebUIOmniboxPopup"];

const DESKTOP = { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } };
const PHONE_SCREEN = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } };
const ON_POSTGRES = { baseURL: `http://localhost:${postgresPort}` };
/** The server of the second engine, where the command has started one. */
const hasPostgres = process.env.E2E_POSTGRES !== undefined;
/** `journeys` before each change, `rest` for what they leave to the whole proof; everything otherwise. */
const part = process.env.E2E_PART;
const [isJourney, isPhone] = [new RegExp(`${JOURNEY}\\b`), new RegExp(`${PHONE}\\b`)];
const wanted = part === "journeys" ? isJourney : /.*/;
const but = part === "rest" ? [isJourney] : [];

const product = (engine: "embedded" | "postgres", onPort: number) => ({
  command: `${JSON.stringify(process.execPath)} --import ./server/compile-cache.ts tests/support/browser/e2e-server.ts`,
  url: `http://localhost:${onPort}/readyz`,
  env: { NODE_ENV: "production", PORT: String(onPort), E2E_ENGINE: engine },
  stdout: "ignore" as const,
  timeout: 120_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
});

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: ".cache/e2e",
  fullyParallel: true,
  // Two browsers and the server share the processor of a small machine, often with other work beside them.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Each worker is a browser; the server beside them has one thread.
  workers: Math.min(availableParallelism(), 4),
  // A small machine may be slow once; a test that fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [
    ["list"],
    ...(process.env.E2E_PROFILE ? [["./tests/e2e/support/profile-reporter.ts"] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    serviceWorkers: "block",
    // One for failures alone would be taken of every test: a failed one leaves the tree of its page.
    screenshot: "off",
    trace: "on-first-retry",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        `--disable-features=${[...PLAYWRIGHT_OFF, ...WINDOW_OFF].join(",")}`,
      ],
    },
  },
  webServer: [
    product("embedded", port),
    ...(hasPostgres ? [product("postgres", postgresPort)] : []),
  ],
  projects: [
    {
      name: "desktop",
      grep: wanted,
      grepInvert: [new RegExp(PHONE_ONLY), ...but],
      use: DESKTOP,
    },
    {
      // What a phone shows or does differently; the rest is the same page in another size.
      name: "phone",
      grep:
        part === "journeys"
          ? new RegExp(`(?=.*${isJourney.source})(?=.*${isPhone.source})`)
          : isPhone,
      // The whole proof looks at phones on the second engine.
      grepInvert: part === "rest" ? /./ : [],
      use: PHONE_SCREEN,
    },
    ...(hasPostgres
      ? [
          {
            name: "desktop-postgres",
            grepInvert: new RegExp(PHONE_ONLY),
            use: { ...ON_POSTGRES, ...DESKTOP },
          },
          { name: "phone-postgres", grep: isPhone, use: { ...ON_POSTGRES, ...PHONE_SCREEN } },
        ]
      : []),
  ],
});
