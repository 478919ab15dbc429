import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { changedFiles } from "./changed-files.mjs";
import { root, runTool, step } from "./child.mjs";
import { fitting, importsIn, nearestTests } from "./nearest-tests.mjs";
import { ensureInstalled, ensureTypes, runTypeCheck } from "./prepare.mjs";

/** For format and tests, so that a check stays under a minute; the first one works out all types beside them. */
const CHECK_SECONDS = 45;
const FIRST_CHECK_SECONDS = 25;
const TYPES_CACHE = "node_modules/.cache/wortbuehne/types.tsbuildinfo";

const SOURCE_FOLDERS = [
  "app",
  "bench",
  "data",
  "domain",
  "integrations",
  "scripts",
  "server",
  "tests",
];
const isBrowserTest = (file) => file.endsWith(".spec.ts");
const isStrainTest = (file) =>
  /^tests\/(?:commands|strain)\/.+\.test\.ts$|\.strain\.test\.ts$/.test(file);
const isDatabaseTest = (file) => /^tests\/database\/.+\.test\.ts$|\.server\.test\.ts$/.test(file);
const isUnitTest = (file) =>
  /\.test\.tsx?$/.test(file) && !isDatabaseTest(file) && !isStrainTest(file);
const isFormatted = (file) => /\.(?:ts|tsx|mjs|json|css|html)$/.test(file);

/** One change, in a minute: its files, the types and the tests nearest to it. */
export async function check() {
  await ensureInstalled();
  const begun = Date.now();
  const { since, files } = changedFiles(root);
  process.stdout.write(`Seit ${since} geändert: ${counted(files.length, "Datei", "Dateien")}\n`);
  const hasTypes = existsSync(join(root, TYPES_CACHE));
  const outcomes = await Promise.allSettled([
    checkTypes(files),
    checkFiles(files, { begun, hasTypes }),
  ]);
  for (const { reason } of outcomes) if (reason) throw reason;
  const seconds = Math.round((Date.now() - begun) / 1000);
  process.stdout.write(`Geprüft in ${seconds} s: ${outcomes[1].value}\n`);
  return 0;
}

function checkTypes(files) {
  return step("Typen", async () => {
    const hasRoutes = files.some((file) => file.startsWith("app/routes"));
    if (hasRoutes || !existsSync(join(root, ".react-router/types"))) {
      const code = await ensureTypes();
      if (code !== 0) return code;
    }
    // What did not change since the last check is not worked out again.
    return runTypeCheck(["--incremental", "--tsBuildInfoFile", TYPES_CACHE]);
  });
}

/** Format, rules and tests; the sentence that says what ran. */
async function checkFiles(files, { begun, hasTypes }) {
  const written = files.filter((file) => isFormatted(file) && existsSync(join(root, file)));
  if (written.length > 0) {
    const which = files.includes("biome.json") ? [] : written;
    const options = ["check", "--error-on-warnings", "--no-errors-on-unmatched"];
    await step("Format, Regeln und Schichten", () =>
      runTool("@biomejs/biome/bin/biome", [...options, ...which], { quiet: true }),
    );
  }
  const whole = hasTypes ? CHECK_SECONDS : FIRST_CHECK_SECONDS;
  const tests = chooseTests(files, whole - (Date.now() - begun) / 1000);
  const chosen = [...tests.units.chosen, ...tests.database.chosen];
  if (chosen.length > 0) {
    const projects = ["rules", "unit", "integrations", "database"].flatMap((name) => [
      "--project",
      name,
    ]);
    const env = { TZ: "Europe/Berlin", TEST_ENGINE: "pglite" };
    await step(counted(chosen.length, "Testdatei", "Testdateien"), () =>
      runTool("vitest/vitest.mjs", ["run", "--reporter=dot", ...projects, ...chosen], {
        env,
        quiet: true,
      }),
    );
  }
  return summary(files, tests);
}

function chooseTests(files, seconds) {
  const { imports: aliases } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const sources = SOURCE_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
  );
  const imports = new Map(
    sources.map((file) => [file, importsIn(readFileSync(join(root, file), "utf8"), file, aliases)]),
  );
  const reached = (isTest) => nearestTests({ changed: files, imports, isTest });
  return fitting({ units: reached(isUnitTest), database: reached(isDatabaseTest) }, seconds);
}

function summary(files, { units, database }) {
  const named = (kind, { reached, chosen }) =>
    `${chosen.length} von ${reached.length} erreichbaren Dateien mit ${kind}`;
  const parts = [named("Einzeltests", units), named("Datenbanktests", database)];
  const browser = files.filter(isBrowserTest).length;
  const strain = files.filter(isStrainTest).length;
  if (browser > 0)
    parts.push(`${counted(browser, "geänderter Browsertest", "geänderte Browsertests")} nicht`);
  if (strain > 0)
    parts.push(
      `${counted(strain, "geänderter Belastungstest", "geänderte Belastungstests")} nicht (npm run proof)`,
    );
  return `${parts.join(", ")}. Den Rest prüft npm test.`;
}

function counted(count, one, many) {
  return `${count} ${count === 1 ? one : many}`;
}
