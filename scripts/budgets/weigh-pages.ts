import { beyond, type ScriptGraph, scriptNamed, withImports } from "./script-graph.ts";

/** Kilobytes of brotli, from the budget table in docs/architecture.md. */
const HOME = 134;
const PROFILE = 138;
const READING = 112;
const DRAWER = 60;
const SCREEN = 120;
const ADMIN_SCREEN = 150;

/** Pages that are there to be read. */
const READING_PAGES =
  /^(?:routes\/public\/(?:about|blog|blog-post|topics|topic|landing|not-found)|routes\/legal\/(?:report|withdrawal)|impressum|datenschutz|agb|widerrufsbelehrung|barrierefreiheit|ranking|bewertungen)$/;
const PROFILES = /^routes\/public\/speaker-profile(?:-en)?$/;

export type Manifest = {
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly parentId?: string;
        readonly module: string;
        readonly imports?: readonly string[];
      }
    >
  >;
};

export type Weighed = { readonly ok: boolean; readonly text: string };

type Weights = {
  readonly manifest: Manifest;
  readonly graph: ScriptGraph;
  /** Compressed bytes by address. */
  readonly sizes: ReadonlyMap<string, number>;
};

/** Every page against what it may weigh; of many alike only the heaviest is named. */
export function weighPages(weights: Weights): Weighed[] {
  const ids = Object.keys(weights.manifest.routes).filter((id) => isPage(weights, id));
  const isAdmin = (id: string) => id.startsWith("routes/admin/");
  const reading = ids.filter((id) => READING_PAGES.test(id));
  const profiles = ids.filter((id) => PROFILES.test(id));
  const home = ids.filter((id) => id === "routes/public/home");
  const single = new Set([...reading, ...profiles, ...home]);
  const screens = ids.filter((id) => !single.has(id) && !isAdmin(id));
  const first = (id: string) => firstView(weights, id);
  return [
    heaviest("Startseite", home, first, weights, HOME),
    heaviest("Profil", profiles, first, weights, PROFILE),
    heaviest("Artikel, Themen, Rechtstexte", reading, first, weights, READING),
    heaviest("Buchung im Profil zusätzlich", ["booking-drawer"], drawerScripts, weights, DRAWER),
    heaviest("Ansicht zusätzlich", screens, (id) => extra(weights, id), weights, SCREEN),
    heaviest(
      "Verwaltung zusätzlich",
      ids.filter(isAdmin),
      (id) => extra(weights, id),
      weights,
      ADMIN_SCREEN,
    ),
  ];

  function drawerScripts(name: string): ReadonlySet<string> {
    const drawer = scriptNamed(weights.graph, name);
    if (drawer === null) return new Set();
    return beyond(weights.graph, [drawer], firstView(weights, "routes/public/speaker-profile"));
  }
}

/** A redirect has a loader alone; what is never shown weighs nothing. */
function isPage({ manifest, graph }: Weights, id: string): boolean {
  const route = manifest.routes[id];
  return route !== undefined && id !== "root" && !id.endsWith("-layout") && graph.has(route.module);
}

/** All scripts a page loads by itself: the entry, and those of the route and its parents. */
function firstView({ manifest, graph }: Weights, id: string): ReadonlySet<string> {
  const scripts = [manifest.entry.module, ...manifest.entry.imports];
  for (let at = manifest.routes[id]; at; at = manifest.routes[at.parentId ?? ""]) {
    scripts.push(at.module, ...(at.imports ?? []));
  }
  return withImports(graph, scripts);
}

/** More than is needed at once: every dialog and tab of the screen is in it. */
function extra(weights: Weights, id: string): ReadonlySet<string> {
  const frame = firstView(weights, "routes/main-layout");
  return beyond(weights.graph, firstView(weights, id), frame);
}

function heaviest(
  label: string,
  names: readonly string[],
  scriptsOf: (name: string) => ReadonlySet<string>,
  { sizes }: Weights,
  budget: number,
): Weighed {
  const weighed = names.map((name) => {
    const bytes = [...scriptsOf(name)].reduce((sum, script) => sum + (sizes.get(script) ?? 0), 0);
    return { name, kilobytes: bytes / 1000 };
  });
  const [most] = weighed.toSorted((a, b) => b.kilobytes - a.kilobytes);
  if (!most || most.kilobytes === 0) return { ok: false, text: `${label}: nichts gefunden` };
  const text = `${label}: ${most.kilobytes.toFixed(1)} kB Skripte (höchstens ${budget}; ${most.name})`;
  return { ok: most.kilobytes <= budget, text };
}
