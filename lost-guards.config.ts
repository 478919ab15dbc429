import { defineConfig, type Plugin } from "vitest/config";
import { AUTH_GUARDS } from "./tests/support/auth-guards.ts";

/**
 * Runs the tests of the auth guards while the guards are lost, without touching a file:
 * `vitest run --config lost-guards.config.ts`. Every test that is named in the list
 * has to fail. `LOST_GUARD=3` loses the fourth alone.
 */
const only = process.env.LOST_GUARD;
const lost = AUTH_GUARDS.filter((_, index) => only === undefined || index === Number(only));

function loseGuards(): Plugin {
  return {
    name: "lose-guards",
    enforce: "pre",
    transform(code, id) {
      const here = lost.filter(({ source }) => id.endsWith(`/${source}`));
      if (here.length === 0) return null;
      return here.reduce((text, { words, without }) => {
        if (!text.includes(words)) throw new Error(`${id} has no guard: ${words}`);
        return text.replace(words, () => without);
      }, code);
    },
  };
}

export default defineConfig({
  plugins: [loseGuards()],
  test: {
    include: [...new Set(lost.map(({ test }) => test))],
    testNamePattern: lost
      .map(({ title }) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("|"),
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
