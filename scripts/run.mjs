// Every npm command passes through here. It needs nothing but Node ≥ 20, npm and the checkout:
// it installs and builds what is missing and then works under the Node version the project pins.
import {
  admin,
  backup,
  bench,
  build,
  chaos,
  demo,
  dev,
  doctor,
  e2e,
  migration,
  reencrypt,
  rehearse,
  restore,
  screenshots,
  seed,
  setup,
  start,
} from "./commands/run-app.mjs";
import { check } from "./commands/run-check.mjs";
import { test, verify } from "./commands/run-checks.mjs";
import { proof } from "./commands/run-proof.mjs";
import { isStopping, stopCode, watchSignals } from "./commands/stopping.mjs";

const COMMANDS = {
  admin,
  backup,
  bench,
  build,
  chaos,
  check,
  demo,
  dev,
  doctor,
  e2e,
  migration,
  proof,
  rehearse,
  restore,
  reencrypt: reencrypt,
  screenshots,
  seed,
  setup,
  start,
  test,
  verify,
};

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`Unbekannter Befehl „${name}“. Möglich: ${Object.keys(COMMANDS).join(", ")}`);
  process.exit(2);
}
watchSignals();
try {
  process.exitCode = await command(args);
} catch (error) {
  console.error(`\n✗ ${error.message}`);
  process.exitCode = isStopping() ? stopCode() : 1;
}
