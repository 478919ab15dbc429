// The commands are plain JavaScript, because they run before anything is installed.
declare module "*/find-postgres.mjs" {
  type Options = { log?: (line: string) => void; isDurable?: boolean; hasStandby?: boolean };
  type PostgresServer = {
    url: string;
    standbyUrl?: string | undefined;
    version: string;
    stop(): Promise<void>;
  };
  export function startPostgres(options: Options): Promise<PostgresServer>;
}

declare module "*/find-chromium.mjs" {
  type Options = { log: (line: string) => void };
  export function findChromium(options: Options): Promise<string>;
  /** Empty where Playwright has its own. */
  export function findTestBrowser(options: Options): Promise<string>;
}

declare module "*/server-environment.mjs" {
  export const SERVER_ENVIRONMENT: Readonly<Record<string, string>>;
}

declare module "*/process-tree.mjs" {
  export function descendantsOf(pid: number): number[];
  export function isAlive(pid: number): boolean;
}

declare module "*/read-advisories.mjs" {
  type Advisory = { name: string; severity: string; title: string };
  export function readAdvisories(output: string): Advisory[] | null;
}

declare module "*/find-nginx.mjs" {
  type Options = { folder: string; log: (line: string) => void };
  export function findNginx(options: Options): string | undefined;
}

declare module "*/check-deploy.mjs" {
  export function unitProblems(folder: string, log: (line: string) => void): string[];
}

/** Titles, but for those that were left out. */
type TestResults = { passed: string[]; failed: string[]; flaky: string[]; skipped: number };
type StepResult = { code: number; tests?: TestResults } | number;
type ProofStep = {
  name: string;
  label: string;
  isWide?: boolean;
  needs?: readonly string[];
  work: () => Promise<StepResult> | StepResult;
};
type StepOutcome = {
  step: ProofStep;
  state: "passed" | "failed" | "skipped";
  ms: number;
  because?: string;
  tests?: TestResults;
};

declare module "*/plan.mjs" {
  type Options = { cores?: number; say?: (line: string) => void };
  export function runPlan(steps: readonly ProofStep[], options?: Options): Promise<StepOutcome[]>;
}

declare module "*/test-results.mjs" {
  export function readVitest(file: string): TestResults | undefined;
  export function readPlaywright(file: string): TestResults | undefined;
}

declare module "*/ledger.mjs" {
  export function requiredRows(text?: string): string[];
  export function rowsNamed(titles: readonly string[]): Set<string>;
}

declare module "*/summary.mjs" {
  type Ledger = { earlier?: readonly string[]; atLeast: number };
  type About = { ms: number; ledger?: Ledger; rest?: string };
  type Summary = { text: string; code: number; rows?: string[] };
  export function summarise(outcomes: readonly StepOutcome[], about: About): Summary;
}

declare module "*/changed-files.mjs" {
  export function changedFiles(folder: string): { since: string; files: string[] };
}

declare module "*/nearest-tests.mjs" {
  type Reached = { units: string[]; database: string[] };
  type Chosen = { reached: string[]; chosen: string[] };
  type Graph = {
    changed: readonly string[];
    imports: ReadonlyMap<string, readonly string[]>;
    isTest: (file: string) => boolean;
  };
  export function importsIn(text: string, file: string, aliases: Record<string, string>): string[];
  export function nearestTests(graph: Graph): string[];
  export function fitting(reached: Reached, seconds: number): { units: Chosen; database: Chosen };
}
