import { BlockList, isIP } from "node:net";
import type { EdgeContext } from "../edge-env.ts";
import type { TrustProxy } from "./trust-proxy.ts";

const MAX_HOPS_READ = 20;

/** The address of the visitor as our own proxies saw it; what a client claims never counts. */
export function clientAddress(c: EdgeContext): string {
  return resolveClientAddress(
    c.env?.incoming?.socket.remoteAddress ?? "",
    c.req.header("x-forwarded-for"),
    c.get("trustProxy"),
  );
}

export function resolveClientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  trust: TrustProxy,
): string {
  const nearest = plainAddress(socketAddress) ?? "unknown";
  const claimed = (forwardedFor ?? "").split(",").slice(-MAX_HOPS_READ).reverse();
  const isTrusted = trustTest(trust);
  let address = nearest;
  for (const [hop, entry] of claimed.entries()) {
    if (!isTrusted(address, hop)) break;
    const next = plainAddress(entry.trim());
    if (next === null) break;
    address = next;
  }
  return address;
}

/** One household or server usually owns a whole IPv6 /64, so limits count it as one sender. */
export function addressGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const gap = address.includes("::") ? Math.max(0, 8 - front.length - back.length) : 0;
  const groups = [...front, ...Array<string>(gap).fill("0"), ...back];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** Enough to recognise a network later, too little to find a person. */
export function addressNetwork(address: string): string {
  if (isIP(address) === 4) return address.replace(/\d+$/, "0/24");
  return addressGroup(address);
}

export function isLoopback(address: string): boolean {
  const plain = plainAddress(address);
  return plain === "::1" || (plain?.startsWith("127.") ?? false);
}

function trustTest(trust: TrustProxy): (address: string, hop: number) => boolean {
  if ("hops" in trust) return (_address, hop) => hop < trust.hops;
  const list = blockList(trust.networks);
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? "ipv6" : "ipv4");
  };
}

const blockLists = new WeakMap<readonly string[], BlockList>();

function blockList(networks: readonly string[]): BlockList {
  const known = blockLists.get(networks);
  if (known) return known;
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    list.addSubnet(address, Number(prefix ?? (family === "ipv6" ? 128 : 32)), family);
  }
  blockLists.set(networks, list);
  return list;
}

/** IPv4 written as IPv6, with a port, a zone or brackets, is still the same sender. */
function plainAddress(text: string): string | null {
  const unbracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text;
  const unported = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(unbracketed)?.[1] ?? unbracketed;
  const unzoned = unported.split("%", 1)[0] ?? "";
  const unmapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(unzoned)?.[1] ?? unzoned;
  return isIP(unmapped) === 0 ? null : unmapped.toLowerCase();
}
