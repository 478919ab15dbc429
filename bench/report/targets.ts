/** The targets of docs/architecture.md („Budgets“) that are measured; what the build checks is not here. */
export type Target = {
  what: string;
  /** The figure by its name, or all whose names begin so: the worst of them counts. */
  figure: string;
  /** By its ratio instead of its value. */
  byRatio?: true;
  /** The same figure while the first page waited for a touch and its parts slept. */
  before?: number;
} & ({ atMost: number } | { atLeast: number });

/** Of the pages before they were written whole; processor in milliseconds. */
const PAGES_BEFORE = {
  home: { performance: 100, lcp: 1507, blocking: 40, rendered: 26 },
  profile: { performance: 100, lcp: 1657, blocking: 46, rendered: 29 },
  topic: { performance: 100, lcp: 1352, blocking: 50, rendered: 19 },
  article: { performance: 100, lcp: 1354, blocking: 49, rendered: 22 },
  auth: { performance: 100, lcp: 1355, blocking: 0, rendered: null },
};

export const TARGETS: readonly Target[] = [
  ...Object.entries(PAGES_BEFORE).flatMap(([page, before]): Target[] => [
    {
      what: `Lighthouse mobile, ${page}: performance`,
      figure: `${page}, performance`,
      atLeast: 98,
      before: before.performance,
    },
    {
      what: `Lighthouse mobile, ${page}: LCP`,
      figure: `${page}, LCP ms`,
      atMost: 1800,
      before: before.lcp,
    },
    {
      what: `Lighthouse mobile, ${page}: blocking`,
      figure: `${page}, blocking ms`,
      atMost: 150,
      before: before.blocking,
    },
    { what: `Lighthouse mobile, ${page}: layout shift`, figure: `${page}, shift`, atMost: 0 },
  ]),
  ...["home", "profile"].map((page) => ({
    what: `first tap on ${page}, answered after`,
    figure: `${page}, first tap until it is answered`,
    atMost: 200,
  })),
  {
    what: "kept HTML beside a bare Hono text route, by processor time",
    figure: "home from the HTML cache, brotli",
    byRatio: true,
    atLeast: 0.5,
  },
  ...["speakers as JSON, a new search", "cards as JSON, a new search"].map((name) => ({
    what: `${name}: processor (2.000 a second)`,
    figure: `one request: ${name}`,
    atMost: 500,
    before: 3302,
  })),
  {
    what: "suggestions as JSON: processor (4.000 a second)",
    figure: "one request: suggestions as JSON, a new address",
    atMost: 250,
  },
  {
    what: "profile as JSON: processor (1.000 a second)",
    figure: "one request: profile as JSON",
    atMost: 1000,
  },
  ...Object.entries(PAGES_BEFORE).flatMap(([page, before]): Target[] =>
    before.rendered === null
      ? []
      : [
          {
            what: `${page} rendered beside React alone, by processor time`,
            figure: `${page}, rendered anew`,
            byRatio: true,
            atLeast: 0.5,
          },
          {
            what: `${page} rendered, processor`,
            figure: `${page}, rendered anew`,
            atMost: 8,
            before: before.rendered,
          },
          {
            what: `${page}, HTML with styles and data`,
            figure: `${page}, HTML with styles and data`,
            atMost: 26,
          },
        ],
  ),
  ...["embedded", "PostgreSQL", "two processes"].flatMap((stand): Target[] => [
    {
      what: `busy day, ${stand}: visits answered from memory`,
      figure: `${stand}: visits answered from memory`,
      atLeast: 0.95,
    },
    { what: `busy day, ${stand}: page, p95`, figure: `${stand}: page, 95 %`, atMost: 50 },
    {
      what: `busy day, ${stand}: requests that failed`,
      figure: `${stand}: requests that failed`,
      atMost: 0,
    },
    {
      what: `busy day, ${stand}: oldest page seen`,
      figure: `${stand}: oldest page seen`,
      atMost: 2000,
    },
    {
      what: `busy day, ${stand}: memory in use beside a minute before`,
      figure: `${stand}: memory in use`,
      byRatio: true,
      atMost: 1.1,
    },
  ]),
  { what: "search, 10.000 speakers, p95", figure: "search, 95 %, 10.000 speakers", atMost: 10 },
  { what: "search, 100.000 speakers, p95", figure: "search, 95 %, 100.000 speakers", atMost: 25 },
  {
    what: "search with day, place and totals, 10.000 speakers, p95",
    figure: "search with totals, 95 %, 10.000 speakers",
    atMost: 6,
  },
  {
    what: "search with day, place and totals, 100.000 speakers, p95",
    figure: "search with totals, 95 %, 100.000 speakers",
    atMost: 30,
  },
  {
    what: "the same for a place asked for the first time, 10.000 speakers, p95",
    figure: "search with totals, a new place, 95 %, 10.000 speakers",
    atMost: 6,
  },
  {
    what: "the same for a place asked for the first time, 100.000 speakers, p95",
    figure: "search with totals, a new place, 95 %, 100.000 speakers",
    atMost: 30,
  },
  {
    what: "suggestions for something new, 10.000 speakers, p95",
    figure: "new suggestions, 95 %, 10.000",
    atMost: 2,
  },
  {
    what: "suggestions for something new, 100.000 speakers, p95",
    figure: "new suggestions, 95 %, 100.000",
    atMost: 2,
  },
  {
    what: "searches with all expected speakers among the first three",
    figure: "search: all expected among the first three",
    atLeast: 0.95,
  },
  {
    what: "times faster than MiniSearch, 10.000 speakers",
    figure: "MiniSearch, the same searches, median, 10.000",
    byRatio: true,
    atLeast: 10,
  },
  {
    what: "times faster than Orama, 10.000 speakers",
    figure: "Orama, the same searches, median, 10.000",
    byRatio: true,
    atLeast: 10,
  },
  {
    what: "profile, PostgreSQL p95",
    figure: "profile with all collections, PostgreSQL p95",
    atMost: 10,
  },
  {
    what: "profile, embedded p95",
    figure: "profile with all collections, embedded p95",
    atMost: 20,
  },
  {
    what: "booking at 100/s, PostgreSQL p95",
    figure: "booking at 100/s, PostgreSQL p95",
    atMost: 150,
  },
  {
    what: "message on the other screen, p95",
    figure: "message sent until the other person sees it, p95",
    atMost: 300,
  },
  { what: "idle live streams", figure: "open streams on one process", atLeast: 5000 },
  { what: "memory of an idle stream", figure: "memory of an idle stream", atMost: 20 },
  { what: "ready, embedded, data present", figure: "later start, embedded", atMost: 4000 },
  { what: "ready, PostgreSQL, data present", figure: "later start, PostgreSQL", atMost: 3000 },
  { what: "very first embedded start", figure: "first start, embedded", atMost: 15_000 },
  { what: "memory idle, embedded", figure: "memory when idle, embedded", atMost: 330, before: 383 },
  { what: "memory idle, PostgreSQL", figure: "memory when idle, PostgreSQL", atMost: 250 },
];
