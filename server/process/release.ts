import { readFileSync } from "node:fs";

const description = readFileSync(new URL("../../package.json", import.meta.url), "utf8");

/** What runs here, as the readiness and the metrics name it. */
export const RELEASE: string = JSON.parse(description).version;
