import { describe, expect, test } from "vitest";
import {
  addressGroup,
  addressNetwork,
  isLoopback,
  resolveClientAddress,
} from "./client-address.ts";
import { TRUST_NOBODY } from "./trust-proxy.ts";

const PROXIES = { networks: ["10.0.0.0/8", "fd00::/8"] };

describe("resolveClientAddress", () => {
  test.each([
    ["nobody is trusted: the socket counts", "203.0.113.9", "1.2.3.4", TRUST_NOBODY, "203.0.113.9"],
    [
      "one proxy: what it appended counts",
      "10.0.0.1",
      "1.2.3.4, 198.51.100.7",
      { hops: 1 },
      "198.51.100.7",
    ],
    ["two proxies", "10.0.0.1", "1.2.3.4, 198.51.100.7, 10.0.0.2", { hops: 2 }, "198.51.100.7"],
    ["fewer entries than proxies", "10.0.0.1", "198.51.100.7", { hops: 3 }, "198.51.100.7"],
    ["no header behind a proxy", "10.0.0.1", undefined, { hops: 1 }, "10.0.0.1"],
    [
      "known networks are skipped from the right",
      "10.0.0.1",
      "6.6.6.6, 198.51.100.7, 10.2.3.4",
      PROXIES,
      "198.51.100.7",
    ],
    ["a stranger's header is ignored", "203.0.113.9", "6.6.6.6", PROXIES, "203.0.113.9"],
    ["a proxy with an IPv6 address", "fd00::1", "198.51.100.7", PROXIES, "198.51.100.7"],
    ["mapped IPv4", "::ffff:10.0.0.1", "::ffff:198.51.100.7", PROXIES, "198.51.100.7"],
    ["with port and brackets", "10.0.0.1", "[2001:DB8::7]:443", { hops: 1 }, "2001:db8::7"],
    ["IPv4 with port", "10.0.0.1", "198.51.100.7:5000", { hops: 1 }, "198.51.100.7"],
    ["nonsense stops the walk", "10.0.0.1", "6.6.6.6, unknown, 10.0.0.2", PROXIES, "10.0.0.2"],
    ["no socket", "", "6.6.6.6", TRUST_NOBODY, "unknown"],
  ] as const)("%s", (_why, socket, forwarded, trust, expected) => {
    expect(resolveClientAddress(socket, forwarded, trust)).toBe(expected);
  });

  test("a header of a megabyte costs nothing", () => {
    const header = "1.1.1.1,".repeat(100_000);
    expect(resolveClientAddress("10.0.0.1", header, { hops: 10 })).toBe("10.0.0.1");
  });
});

test.each([
  ["198.51.100.7", "198.51.100.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
])("%s is counted as %s", (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test.each([
  ["198.51.100.7", "198.51.100.0/24"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["unknown", "unknown"],
])("the audit log keeps %s as %s [SEC-45]", (address, network) => {
  expect(addressNetwork(address)).toBe(network);
});

test("loopback in all its spellings", () => {
  expect(["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"].every(isLoopback)).toBe(true);
  expect(["", "10.0.0.1", "::2", "128.0.0.1"].some(isLoopback)).toBe(false);
});
