/** One guard of the auth server, how a mutation removes it, and the test that notices. */
export type AuthGuard = {
  guard: string;
  /** Where it stands, and the words that are the guard. */
  source: string;
  words: string;
  /** What stands there instead in the mutation test. */
  without: string;
  test: string;
  title: string;
};

const ACCOUNTS = "app/features/accounts";

/**
 * The eleven points in which this server is stricter than the one whose protocol it speaks, and the
 * signature of Google's answer (decision 7). `tests/auth-guards.test.ts` holds the list to the code.
 */
export const AUTH_GUARDS: readonly AuthGuard[] = [
  {
    guard: "a refresh token that was replaced ends the session",
    source: `${ACCOUNTS}/sessions/refresh-session.server.ts`,
    words: "} else if (row.revoked_at || !isWithinReuse(row, now)) {",
    without: "} else if (Number.isNaN(row.generation)) {",
    test: "tests/database/auth/refresh.test.ts",
    title: "a stolen token that the thief uses first ends the session for both [R-21]",
  },
  {
    guard: "the code of a mail has five tries",
    source: `${ACCOUNTS}/tokens/verify-token.server.ts`,
    words: "if (token.attempts >= ACCOUNT_LIFETIMES.codeAttempts) continue;",
    without: "if (token.attempts < 0) continue;",
    test: "tests/database/auth/mails.test.ts",
    title: "a code can be typed in; five wrong ones burn it",
  },
  {
    guard: "a code of an authenticator app counts once",
    source: `${ACCOUNTS}/factors/verify-factor.server.ts`,
    words: "step !== null && (await spendFactorStep(tx, factor.id, step))",
    without: "step !== null",
    test: "tests/database/auth/factors.test.ts",
    title: "one step of the clock is forgiven, two are not, and no code works twice [R-24]",
  },
  {
    guard: "an unknown address costs the same work",
    source: "server/auth/passwords/passwords.ts",
    words: "const parts = parsePhc(stored ?? nobodysHash);",
    without:
      "if (stored === null) return false;\n      const parts = parsePhc(stored ?? nobodysHash);",
    test: "tests/database/auth/sign-up.test.ts",
    title: "a known and an unknown address get the same answer for the same work [SEC-20] [SEC-21]",
  },
  {
    guard: "two sign-ups with different passwords leave none",
    source: `${ACCOUNTS}/tokens/confirm-email.server.ts`,
    words: "const isDistrusted = user.contested || isPasswordDistrusted;",
    without: "const isDistrusted = isPasswordDistrusted;",
    test: "tests/database/auth/sign-up.test.ts",
    title: "after two sign-ups with different passwords neither survives the confirmation",
  },
  {
    guard: "Google's answer counts in the browser that asked",
    source: `${ACCOUNTS}/google/google-flow.server.ts`,
    words: "if (!isSame(flow.binding_hash, sha256(input.binding))) return",
    without: "if (flow.binding_hash.length === 0) return",
    test: "tests/database/auth/google-attacks.test.ts",
    title: "a state is worth one answer, in one browser [SEC-26]",
  },
  {
    guard: "Google links itself only to addresses it vouches for",
    source: `${ACCOUNTS}/google/google-account.server.ts`,
    words:
      "return emailVerified && (/@(?:gmail|googlemail)\\.com$/.test(email) || hostedDomain !== null);",
    without: "return emailVerified && (email !== '' || hostedDomain !== null);",
    test: "tests/database/auth/google.test.ts",
    title: "Google links itself only to addresses it vouches for, and says so by mail [SEC-26]",
  },
  {
    guard: "a challenge has five tries",
    source: `${ACCOUNTS}/factors/verify-factor.server.ts`,
    words: "const isSpent = challenge.attempts >= ACCOUNT_LIFETIMES.challengeAttempts;",
    without: "const isSpent = false;",
    test: "tests/database/auth/factor-guards.test.ts",
    title:
      "a challenge has five tries, also without any other limit: the sixth fails though it is right",
  },
  {
    guard: "passwords are argon2id at the cost that OWASP asks for",
    source: "server/auth/passwords/passwords.ts",
    words: "const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;",
    without: "const COST = { memory: 1024, passes: 1, parallelism: 1 } as const;",
    test: "server/auth/passwords/passwords.test.ts",
    title:
      "a stored password is argon2id with at least 19 MiB, two passes and a salt of its own [SEC-23]",
  },
  {
    guard: "a challenge belongs to the session that asked",
    source: `${ACCOUNTS}/factors/verify-factor.server.ts`,
    words: "challenge?.factor_id === factor.id && challenge.session_id === session.id;",
    without: "challenge?.factor_id === factor.id;",
    test: "tests/database/auth/factor-guards.test.ts",
    title: "a challenge belongs to the session that asked, and ends",
  },
  {
    guard: "a proof key in the clear is refused",
    source: `${ACCOUNTS}/google/google-flow.server.ts`,
    words: 'if (method !== "s256" || !CHALLENGE.test(challenge)) return refused("pkce_invalid");',
    without: 'if (!CHALLENGE.test(challenge)) return refused("pkce_invalid");',
    test: "tests/database/auth/google-attacks.test.ts",
    title: "hostile parameters change nothing",
  },
  {
    guard: "the signature of Google's answer is checked",
    source: "server/auth/google.ts",
    words: "execute: [enableNonRepudiationChecks, ...(",
    without: "execute: [...(",
    test: "tests/database/auth/google-attacks.test.ts",
    title: "an unproven answer is refused [SEC-26]",
  },
];
