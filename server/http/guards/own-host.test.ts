import { expect, test } from "vitest";
import { isLoopbackHost } from "./own-host.ts";

test.each(["localhost", "LOCALHOST", "app.localhost", "127.0.0.1", "127.9.9.9", "[::1]"])(
  "%s is this machine",
  (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  },
);

test.each([
  "wortbuehne.example",
  "localhost.example",
  "127.0.0.1.nip.example",
  "0.0.0.0",
  "192.168.1.20",
  "[::]",
  "",
])("„%s“ is not", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});
