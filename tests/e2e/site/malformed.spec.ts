import { expect, test } from "@playwright/test";
import { LEAKED_INTERNALS, malformedRequests, sendRaw } from "#tests/support/hostile/malformed.ts";

const PATHS = [
  "/api/v1/speakers",
  "/api/v1/speakers/miriam-falkenau",
  "/api/v1/speakers/miriam-falkenau/availability",
  "/api/v1/categories",
  "/api/v1/me",
  "/auth/v1/token",
  "/auth/v1/signup",
  "/auth/v1/user",
  "/images/demo/miriam-falkenau-portrait.webp",
  "/",
  "/speaker/miriam-falkenau",
  "/speaker/miriam-falkenau.data",
];
const COUNT = 10_000;
const AT_ONCE = 16;

test("ten thousand malformed requests get no 5xx and learn nothing [R-25]", async ({ baseURL }) => {
  test.setTimeout(600_000);
  const port = Number(new URL(baseURL ?? "").port);
  const requests = malformedRequests({ paths: PATHS, count: COUNT, seed: 20_261_115 }).values();
  const faults: string[] = [];
  const sendNext = async () => {
    for (const { label, bytes } of requests) {
      const { status, body } = await sendRaw(port, bytes);
      if (status >= 500) faults.push(`${label}: ${status}`);
      if (status >= 400 && LEAKED_INTERNALS.test(body)) faults.push(`${label}: ${body}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  expect(faults.slice(0, 10)).toEqual([]);
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
});
