import { defineConfig, type Plugin } from "vitest/config";
import { AUTH_GUARDS } from "./tests/support/auth/auth-guards.ts";

/**
 * Mutation tests of the auth guards: removes every guard in memory and runs the tests that must
 * notice, `vitest run --config auth-mutation-tests.config.ts`. Each of them has to fail.
 * `MUTATED_GUARD=3` removes the fourth alone.
 */
const only = process.env.MUTATED_GUARD;
const mutated = AUTH_GUARDS.filter((_, index) => only === undefined || index === Number(only));

function removeGuards(): Plugin {
  return {
    name: "remove-guards",
    enforce: "pre",
    transform(code, id) {
      const here = mutated.filter(({ source }) => id.endsWith(`/${source}`));
      if (here.length === 0) return null;
      return here.reduce((text, { words, without }) => {
        if (!text.includes(words)) throw new Error(`${id} has no guard: ${words}`);
        return text.replace(words, () => without);
      }, code);
    },
  };
}

export default defineConfig({
  plugins: [removeGuards()],
  test: {
    include: [...new Set(mutated.map(({ test }) => test))],
    testNamePattern: mutated
      .map(({ title }) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("|"),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
