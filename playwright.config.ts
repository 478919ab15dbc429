import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 4173);
/** Beside each server stand its telephone and its clock, on the next two ports. */
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
const ON_POSTGRES = { baseURL: `http://localhost:${postgresPort}` };

const product = (engine: "embedded" | "postgres", onPort: number) => ({
  command: `${JSON.stringify(process.execPath)} --import ./server/start-quickly.ts tests/support/e2e-server.ts`,
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
  // Two browsers and the server share the processor of a small machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // A small machine may be slow once; a test that fails twice has failed.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    serviceWorkers: "block",
    screenshot: "only-on-failure",
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
  webServer: [product("embedded", port), product("postgres", postgresPort)],
  projects: [
    {
      name: "desktop",
      grepInvert: /@phone-only/,
      use: DESKTOP,
    },
    {
      name: "mobile",
      // What a phone shows or does differently; the rest is the same page in another size.
      grep: /@phone/,
      use: { ...ON_POSTGRES, ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    {
      name: "postgres",
      // The ways through the whole product, on the engine of production as well.
      grep: /@journey/,
      use: { ...ON_POSTGRES, ...DESKTOP },
    },
  ],
});
