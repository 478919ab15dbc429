import type { Ctx } from "#features/ctx.ts";
import type { SmsSender } from "#integrations/sms/sms-sender.ts";

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Does the same work without a stored hash, so that timing reveals nothing. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Also after the pepper was replaced: rehashing needs the password of a sign-in. */
  needsRehash(stored: string): boolean;
  /** Among those that are guessed first. */
  isCommon(password: string): boolean;
};

/** What needs the keys of the installation. */
export type Secrets = {
  /** Recognises a value later without storing it; the purpose keeps equal values apart. */
  mac(purpose: string, ...parts: readonly string[]): Buffer;
  /** What it would be by every key in use, for values that outlive one. */
  everyMac(purpose: string, ...parts: readonly string[]): Buffer[];
  /** The owner is the id of the row, so that a sealed value is worthless in another one. */
  seal(owner: string, plain: string): string;
  open(owner: string, sealed: string): string;
  /** Null where the present key has sealed it already. */
  resealWithCurrentKey(owner: string, sealed: string): string | null;
  refreshToken(sessionId: string, generation: number, secret: Buffer): string;
  readRefreshToken(text: unknown): { sessionId: string; generation: number } | null;
};

type TokenClaims = {
  sub: string;
  email: string;
  aal: "aal1" | "aal2";
  amr: { method: string; timestamp: number }[];
  session_id: string;
  app_metadata: { provider: string; providers: string[] };
  user_metadata: Record<string, unknown>;
};

export type AccessTokens = {
  /** Seconds an access token lives. */
  lifetime: number;
  sign(claims: TokenClaims): Promise<{ token: string; expiresAt: number }>;
  /** Null for everything we did not sign, or not for this. */
  verify(token: string): Promise<{ sub: string; session_id: string } | null>;
  publicKeys(): Promise<{ keys: Record<string, unknown>[] }>;
};

/** Durations and numbers stand in `server/auth/auth-rate-limits.ts`. */
export type AttemptName =
  | "login_pair"
  | "login_pace"
  | "login_account"
  | "login_address"
  | "token_address"
  | "verify_address"
  | "mail_address"
  | "mail_gap"
  | "mail_day"
  | "mail_all"
  | "factor_address"
  | "mfa_user"
  | "sms_gap"
  | "sms_day"
  | "sms_all";

/** Whose attempt it was, for the record of limits that were reached; the key is what counts. */
export type Attempter = { sender?: string; userId?: string | undefined };

export type AttemptLimits = {
  /** Counts one attempt. Says how many there were, and how many seconds to wait if too many. */
  take(
    name: AttemptName,
    key: string,
    who?: Attempter,
  ): Promise<{ count: number; wait: number | null }>;
  /** Seconds to wait, without counting. */
  wait(name: AttemptName, key: string): Promise<number | null>;
  giveBack(name: AttemptName, key: string): Promise<void>;
  forget(name: AttemptName, key: string): Promise<void>;
};

export type AfterAnswer = {
  /** Begins once the answer is on its way, and is tried again if it fails. */
  run(name: string, work: () => Promise<unknown>): void;
  idle(): Promise<void>;
};

export type GoogleAccount = {
  sub: string;
  email: string;
  emailVerified: boolean;
  /** The Workspace domain, if the address belongs to one. */
  hostedDomain: string | null;
  firstName: string;
  lastName: string;
};

export type GoogleSignIn = {
  issuer: string;
  start(state: string): Promise<{ url: string; verifier: string; nonce: string }>;
  /** Null if the answer does not prove what it claims. */
  finish(
    search: string,
    expected: { state: string; verifier: string; nonce: string },
  ): Promise<GoogleAccount | null>;
};

/** What accounts need besides the general context; made once, when the server starts. */
export type AuthServices = {
  passwords: Passwords;
  secrets: Secrets;
  tokens: AccessTokens;
  limits: AttemptLimits;
  afterAnswer: AfterAnswer;
  /** Null: no provider is configured. */
  google: GoogleSignIn | null;
  sms: SmsSender | null;
  /** Known from leaks, as far as the configured service answered. */
  isLeakedPassword: (password: string) => Promise<boolean>;
  /** Admins without a second factor have no admin rights until they have set one up. */
  isAdminFactorNeeded: () => boolean;
};

export type AccountsCtx = Ctx & AuthServices;

/** Where a request comes from. */
export type Caller = {
  address: string;
  /** What limits count: the address, or the whole network of an IPv6 household. */
  sender: string;
  userAgent: string;
};
