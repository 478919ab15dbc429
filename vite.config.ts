import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** React and the router change rarely and are needed everywhere, so they share one long-lived file. */
const VENDOR =
  /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|cookie|set-cookie-parser)[\\/]/;

/**
 * What every page stands in. Its many small modules travel as one file: each request costs more than its
 * bytes. The entry stays apart, because it takes the page over as soon as it is evaluated.
 */
const FRAME = /[\\/]app[\\/](root|routes[\\/]main-layout)\.tsx/;

/** Every page has these before it asks for anything else; naming them again only costs bytes. */
const ALWAYS_THERE = /\/(?:vendor|frame|rolldown-runtime)-[\w-]+\.(?:js|css)$/;

/**
 * What every private screen loads anyway travels in few files: the manifest of the pages names each file
 * for each screen, and public pages load the manifest too.
 */
const QUERIES = /node_modules[\\/]@tanstack[\\/]/;
const API_CLIENT = /[\\/]app[\\/]session[\\/](api-client|tab-id|unwrap-response)\.ts/;
const COMMON_WORDS = /[\\/]app[\\/]parts[\\/](busy|failed|loading)-texts\.ts/;

/** What stands on nearly every public page beside the others; a file each would only be more names. */
const CARD_STYLES =
  /[\\/]app[\\/](ui[\\/](avatar|badge[\\/](badge|chip)|card|disclosure|page[\\/]breadcrumb|table[\\/]pagination)|parts[\\/](photo|price|speaker-card)[\\/].*)\.css$/;

/** And its many small modules, for the same reason. */
const CARDS =
  /[\\/](app[\\/](features[\\/]comparison[\\/](compare-toggle|toggle-texts|use-comparison)|parts[\\/](photo|price[\\/](list-price|price-hint)|speaker-card)|ui[\\/]page[\\/]breadcrumb))[^.]*\.tsx?(\?|$)/;

/** What articles and legal texts share. */
const READING_STYLES = /[\\/]app[\\/]features[\\/]content[\\/](rich-text|blog[\\/]article)\.css$/;

type Graph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

function frameChunk(id: string, graph: Graph): string | null {
  const isOurs = /[\\/](app|domain)[\\/].*\.tsx?(\?|$)/.test(id);
  return isOurs && isInFrame(id, graph, new Set()) ? "frame" : null;
}

function isInFrame(id: string, graph: Graph, seen: Set<string>): boolean {
  if (FRAME.test(id)) return true;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !seen.has(importer) && isInFrame(importer, graph, seen));
}

export default defineConfig({
  plugins: [reactRouter()],
  // Named up front: found late they would make the first page of a development server reload.
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "react-router",
      "react-router/dom",
    ],
  },
  build: {
    target: "es2023",
    // The first versions that know light-dark(), which would otherwise be written out at length.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((file) => !ALWAYS_THERE.test(file)),
    },
  },
  environments: {
    ssr: { build: { cssMinify: "lightningcss" } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: VENDOR, priority: 2 },
                { name: "queries", test: QUERIES, priority: 1 },
                { name: "api-client", test: API_CLIENT, priority: 1 },
                { name: "cards", test: CARD_STYLES, priority: 1 },
                { name: "reading", test: READING_STYLES, priority: 1 },
                { name: "words", test: COMMON_WORDS, priority: 1 },
                { name: "card", test: CARDS },
                { name: frameChunk, debugName: "frame", priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
