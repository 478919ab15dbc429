import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import type { Passwords } from "#features/accounts/accounts-ctx.server.ts";
import type { AuthKey, AuthKeys } from "#server/services/auth-key.ts";
import { isCommonOrListed } from "./common-passwords.ts";

/** The minimum that OWASP asks of argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MAX_WAITING = 50;
/** `keyid` names the pepper; what was stored before peppers had names has none. */
const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})(?:,keyid=(v\d{1,3}))?\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

type Keys = Pick<AuthKeys, "AUTH_PEPPER" | "AUTH_PEPPER_OLD">;
type Cost = { memory: number; passes: number; parallelism: number };
type Seasoning = { pepper: AuthKey; salt: Buffer; cost: Cost };

export const PASSWORD_QUEUE_FULL = "PASSWORD_QUEUE_FULL";

/** `observe` is told of every computation; tests count them where a clock would be no proof. */
export function createPasswords(keys: Keys, observe: () => void = () => {}): Passwords {
  const inTurn = createQueue(availableParallelism(), MAX_WAITING);
  // Costs nothing to make: no password fits random bytes, but the work of finding out is the same.
  const present = keys.AUTH_PEPPER;
  const nobodysHash = formatPhc(present, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
  const compute = (password: string, seasoning: Seasoning): Promise<Buffer> =>
    inTurn(() => {
      observe();
      return derive(password, seasoning);
    });
  const hash = async (password: string): Promise<string> => {
    const salt = randomBytes(SALT_BYTES);
    return formatPhc(present, salt, await compute(password, { pepper: present, salt, cost: COST }));
  };
  return {
    hash,
    async verify(stored, password) {
      const parts = parsePhc(stored ?? nobodysHash);
      if (!parts) throw new Error("a stored password hash is damaged");
      const pepper = pepperOf(keys, parts.pepper);
      const computed = await compute(password, { ...parts, pepper });
      const isEqual =
        computed.length === parts.hash.length && timingSafeEqual(computed, parts.hash);
      return stored !== null && isEqual;
    },
    isCommon: isCommonOrListed,
    needsRehash(stored) {
      const { cost, pepper } = parsePhc(stored) ?? {};
      const isPeppered = pepper === present.version;
      return !isPeppered || cost?.memory !== COST.memory || cost.passes !== COST.passes;
    },
  };
}

/** For seeds and scripts, which hash a few passwords and are done. */
export async function hashPassword(keys: Keys, password: string): Promise<string> {
  return createPasswords(keys).hash(password);
}

/** A pepper that is gone fits nothing; the work is the same. */
function pepperOf({ AUTH_PEPPER, AUTH_PEPPER_OLD }: Keys, version: string | null): AuthKey {
  if (AUTH_PEPPER_OLD === undefined || version === AUTH_PEPPER.version) return AUTH_PEPPER;
  return AUTH_PEPPER_OLD;
}

function derive(password: string, { pepper, salt, cost }: Seasoning): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    // The same password typed on another system may arrive in another Unicode form.
    message: password.normalize("NFKC"),
    nonce: salt,
    tagLength: HASH_BYTES,
    secret: pepper.bytes,
    ...cost,
  };
  return new Promise((resolve, reject) => {
    argon2("argon2id", parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });
}

function formatPhc(pepper: AuthKey, salt: Buffer, hash: Buffer): string {
  const { memory, passes, parallelism } = COST;
  const [encodedSalt, encodedHash] = [salt, hash].map((bytes) =>
    bytes.toString("base64").replace(/=+$/, ""),
  );
  const parameters = `m=${memory},t=${passes},p=${parallelism},keyid=${pepper.version}`;
  return `$argon2id$v=19$${parameters}$${encodedSalt}$${encodedHash}`;
}

type Stored = { cost: Cost; pepper: string | null; salt: Buffer; hash: Buffer };

function parsePhc(text: string): Stored | null {
  const [, memory, passes, parallelism, pepper, salt = "", hash = ""] = PHC.exec(text) ?? [];
  if (memory === undefined) return null;
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const bytes = (part: string) => Buffer.from(part, "base64");
  return { cost, pepper: pepper ?? null, salt: bytes(salt), hash: bytes(hash) };
}

/** Each computation takes 19 MiB and a core: a flood must wait in line, and a long line is closed. */
function createQueue(places: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= places) {
      if (waiting.length >= maxWaiting) {
        throw Object.assign(new Error("too many passwords at once"), { code: PASSWORD_QUEUE_FULL });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that no later caller can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
