/** What no request of ours may reach: this machine, its neighbours, and what is reserved (RFC 6890). */
const PRIVATE_V4: readonly (readonly [network: string, bits: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** An address as the resolver gives it; whatever is not clearly public is not public. */
export function isPublicAddress(address: string): boolean {
  const v4 = numberOfV4(address);
  if (v4 !== null) return !PRIVATE_V4.some(([network, bits]) => isWithin(v4, network, bits));
  const groups = groupsOfV6(address);
  if (groups === null) return false;
  const [first = 0, second = 0] = groups;
  // Addresses of the old kind inside the new one are judged as what they are.
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return isPublicAddress(embeddedV4(groups));
  // 2000::/3 is all that is handed out; documentation, tunnels and benchmarking lie inside it.
  if (first < 0x2000 || first > 0x3fff) return false;
  if (first === 0x2002 || first === 0x3fff) return false;
  return !(first === 0x2001 && (second < 0x200 || second === 0xdb8));
}

function numberOfV4(address: string): number | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + part, 0);
}

function isWithin(address: number, network: string, bits: number): boolean {
  const size = 2 ** (32 - bits);
  return Math.floor(address / size) === Math.floor((numberOfV4(network) ?? 0) / size);
}

function groupsOfV6(address: string): number[] | null {
  const plain = address.replace(/(\d+\.\d+\.\d+\.\d+)$/, (v4) => {
    const number = numberOfV4(v4);
    if (number === null) return "x";
    return `${Math.floor(number / 65_536).toString(16)}:${(number % 65_536).toString(16)}`;
  });
  const [head = "", tail, ...rest] = plain.split("::");
  if (rest.length > 0) return null;
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = 8 - front.length - back.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const groups = [...front, ...Array<string>(tail === undefined ? 0 : missing).fill("0"), ...back];
  if (!groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16));
}

function embeddedV4(groups: readonly number[]): string {
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
