/** The targets of docs/architecture.md („Budgets“) that are measured; what the build checks is not here. */
export type Target = {
  what: string;
  /** The figure by its name, or all whose names begin so: the worst of them counts. */
  figure: string;
  /** By its ratio instead of its value. */
  byRatio?: true;
} & ({ atMost: number } | { atLeast: number });

export const TARGETS: readonly Target[] = [
  ...["home", "profile", "topic", "article", "auth"].flatMap((page): Target[] => [
    {
      what: `Lighthouse mobile, ${page}: performance`,
      figure: `${page}, performance`,
      atLeast: 98,
    },
    { what: `Lighthouse mobile, ${page}: LCP`, figure: `${page}, LCP ms`, atMost: 1800 },
    { what: `Lighthouse mobile, ${page}: blocking`, figure: `${page}, blocking ms`, atMost: 150 },
  ]),
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
  ...["home", "profile", "topic", "article"].map((page): Target => {
    const what = `${page} rendered beside React alone, by processor time`;
    return { what, figure: `${page} rendered`, byRatio: true, atLeast: 0.5 };
  }),
  { what: "search, 10.000 speakers, p95", figure: "search, 95 %, 10.000 speakers", atMost: 10 },
  { what: "search, 100.000 speakers, p95", figure: "search, 95 %, 100.000 speakers", atMost: 25 },
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
  { what: "memory idle, embedded", figure: "memory when idle, embedded", atMost: 330 },
  { what: "memory idle, PostgreSQL", figure: "memory when idle, PostgreSQL", atMost: 250 },
];
