import type { Database } from "#data/db.ts";
import type { AfterAnswer, AuthServices } from "#features/accounts/accounts-ctx.server.ts";
import type { Log, Watch } from "#features/ctx.ts";
import type { SmsSender } from "#integrations/sms/sms-sender.ts";
import type { AuthKeys } from "#server/services/auth-key.ts";
import { createAccessTokens } from "./access-tokens.ts";
import { createAfterAnswer } from "./after-answer.ts";
import { createAttemptLimits, noAttemptLimits } from "./auth-rate-limits.ts";
import { createGoogleSignIn, type GoogleSettings } from "./google.ts";
import { createPasswords } from "./passwords/passwords.ts";
import { createSecrets } from "./sealing.ts";

/** Short, because a stolen one works until it ends wherever the session is not looked up. */
const ACCESS_TOKEN_SECONDS = 900;

const AUTH_MOUNT = "/auth/v1";

export type AuthServicesOptions = {
  database: Pick<Database, "db" | "pool">;
  keys: AuthKeys;
  /** Origin without a trailing slash. */
  publicUrl: string;
  rateLimits: boolean;
  now: () => Date;
  log: Log;
  watch?: Watch;
  google?: GoogleSettings | null;
  sms?: SmsSender | null;
  isLeakedPassword?: AuthServices["isLeakedPassword"];
  isAdminFactorNeeded?: () => boolean;
  afterAnswer?: AfterAnswer;
};

export function createAuthServices(options: AuthServicesOptions): AuthServices {
  const { database, keys, publicUrl, rateLimits, now, log, google = null, sms = null } = options;
  const secrets = createSecrets(keys);
  const issuer = publicUrl + AUTH_MOUNT;
  return {
    passwords: createPasswords(keys),
    secrets,
    tokens: createAccessTokens({
      db: database.db,
      secrets,
      now,
      issuer,
      tokenLifetime: ACCESS_TOKEN_SECONDS,
    }),
    limits: rateLimits ? createAttemptLimits(database.pool, options.watch) : noAttemptLimits(),
    afterAnswer: options.afterAnswer ?? createAfterAnswer(log),
    google: google && createGoogleSignIn({ ...google, redirectUri: `${issuer}/callback`, log }),
    sms,
    isLeakedPassword: options.isLeakedPassword ?? (async () => false),
    isAdminFactorNeeded: options.isAdminFactorNeeded ?? (() => false),
  };
}
