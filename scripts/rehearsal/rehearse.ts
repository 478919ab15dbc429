// npm run rehearse: follows docs/production.md on a bare Debian in a folder, from the first line to the first booking.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { type BareDebian, bootDebian, debianObstacle, installDebian } from "./bare-debian.ts";
import { CHAPTERS, needsOutside, PLACES, surround, typedFor } from "./outside-world.ts";
import { fillIn, readChapter } from "./read-chapter.ts";

/** The release that the document is written for. */
const SUITE = "trixie";
const root = new URL("../..", import.meta.url).pathname;
const { values } = parseArgs({ options: { keep: { type: "boolean", default: false } } });

const obstacle = debianObstacle();
if (obstacle) {
  console.error(`Übersprungen: ${obstacle}`);
  process.exitCode = 2;
} else await rehearse();

async function rehearse(): Promise<void> {
  const begun = Date.now();
  console.log("▸ Ein leeres Debian …");
  const folder = installDebian(SUITE);
  let debian: BareDebian | null = null;
  // What runs inside ends with its machine, and the folder is cleared up as after any failure.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => debian?.stop());
  try {
    surround(folder, root);
    debian = await bootDebian(folder);
    console.log(`✓ Ein leeres Debian (${seconds(begun)})`);
    await bookFirst(debian, await follow(debian, CHAPTERS.before));
    console.log(`✓ Von der ersten Zeile bis zur ersten Buchung: ${seconds(begun)}`);
    await follow(debian, CHAPTERS.after);
    await findBookingAgain(debian);
    console.log(`✓ Die nächste Fassung und der Weg zurück: ${seconds(begun)}`);
  } catch (error) {
    console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await debian?.stop();
    if (values.keep) console.log(`Der Ordner bleibt: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the commands of a chapter; returns everything they say, the administrator's link included. */
async function follow(debian: BareDebian, chapter: string): Promise<string> {
  console.log(`▸ docs/production.md, „${chapter}“`);
  const document = committedDocument();
  let said = "";
  for (const block of readChapter(document, chapter)) said += await runBlock(debian, block);
  return said;
}

/** Of the commit that is cloned, so that both are of one mind. */
function committedDocument(): string {
  const options = { cwd: root, encoding: "utf8" } as const;
  const shown = spawnSync("git", ["show", "HEAD:docs/production.md"], options);
  if (shown.status !== 0)
    throw new Error(`docs/production.md ließ sich nicht lesen: ${shown.stderr}`);
  return shown.stdout;
}

async function runBlock(debian: BareDebian, block: string): Promise<string> {
  const begun = Date.now();
  const { code, output } = await debian.run(fillIn(block, PLACES), {
    isOutside: needsOutside(block),
    input: typedFor(block),
  });
  if (code !== 0) throw new Error(`Dieser Block ist fehlgeschlagen:\n${block}\n${output}`);
  for (const line of block.trimEnd().split("\n")) console.log(`  ${line}`);
  console.log(`  ✓ ${seconds(begun)}`);
  return output;
}

async function bookFirst(debian: BareDebian, said: string): Promise<void> {
  console.log("▸ Die ersten Menschen, über https");
  const link = /https:\/\/\S+\/auth\/confirm\?\S+/.exec(said)?.[0];
  if (!link) throw new Error("Der Link für die Verwaltung fehlt.");
  const { port } = new URL(PLACES["mail server"] ?? "");
  const program = "node_modules/node/bin/node --import ./server/compile-cache.ts";
  const { code, output } = await debian.run(
    `cd /opt/wortbuehne/current
sudo -u wortbuehne env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt ${program} \
  scripts/rehearsal/first-booking.ts 'https://www.${PLACES.domain}' '${link}' ${port}`,
    { isSilent: true },
  );
  process.stdout.write(output);
  if (code !== 0) throw new Error("Bis zur ersten Buchung ist es nicht gekommen.");
}

/** Loaded from the backup of the upgrade, by the old release. */
async function findBookingAgain(debian: BareDebian): Promise<void> {
  const question = "select status from bookings join invoices on booking_id = bookings.id";
  const { output } = await debian.run(
    `cd / && sudo -u postgres psql --dbname wortbuehne --tuples-only --command '${question}'`,
    { isSilent: true },
  );
  if (output.trim() !== "confirmed") throw new Error(`Die Buchung ist nicht mehr da: ${output}`);
  console.log("  ✓ Die Buchung und ihre Rechnung sind wieder da");
}

function seconds(begun: number): string {
  return `${Math.round((Date.now() - begun) / 1000)} s`;
}
