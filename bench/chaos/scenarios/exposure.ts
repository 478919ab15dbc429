import { openDatabase } from "#data/db.ts";
import { count, must, type Scenario } from "../scenario.ts";
import { freePort, openStage } from "../stage.ts";

/** What belongs to people and stands in no public answer. */
const PRIVATE = `
  select email as secret from auth.users
  union select email from speaker_contacts where email <> ''
  union select phone from speaker_contacts where phone <> ''
  union select id::text from auth.users
  union select billing_street from bookings
  union select contact_phone from bookings
  union select on_site_contact from bookings where on_site_contact <> ''
  union select on_site_phone from bookings where on_site_phone <> ''`;

export const exposure: Scenario = {
  proves: ["SEC-12"],
  title: "no public page, nor the data behind it, tells an address, number or account of a person",
  async run() {
    const stage = await openStage("PostgreSQL");
    const server = await stage.start(await freePort());
    try {
      const secrets = await privateFacts(stage.databaseUrl ?? "");
      const paths = await publicPaths(server.url);
      for (const path of paths) {
        const answer = await fetch(server.url + path);
        const text = await answer.text();
        const told = secrets.filter((secret) => text.includes(secret));
        must(told.length === 0, `${path} tells ${told.join(", ")}`);
      }
      return [
        count("public answers read", paths.length, "none tells"),
        count("private facts looked for", secrets.length, "facts"),
      ];
    } finally {
      await server.kill();
      await stage.close();
    }
  },
};

async function privateFacts(url: string): Promise<string[]> {
  const database = await openDatabase({ url, folder: "" });
  const { rows } = await database.pool.query(PRIVATE).finally(() => database.close());
  const facts = rows.map(({ secret }) => String(secret));
  must(facts.length > 10, "The demo holds nobody whose data could be told.");
  return facts;
}

/** Every page of the sitemaps with the data that its links load, feeds, and pages of errors. */
async function publicPaths(url: string): Promise<string[]> {
  const found = new Set<string>();
  const read = async (path: string): Promise<void> => {
    found.add(path);
    const xml = await fetch(url + path).then((answer) => answer.text());
    for (const [, address = ""] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const { pathname } = new URL(address);
      if (found.has(pathname)) continue;
      if (pathname.endsWith(".xml")) await read(pathname);
      else found.add(pathname);
    }
  };
  await read("/sitemap.xml");
  const pages = [...found].filter((path) => !path.endsWith(".xml"));
  must(pages.length > 20, `The sitemap names ${pages.length} pages only.`);
  const data = pages.map((path) => (path === "/" ? "/_root.data" : `${path}.data`));
  return [...found, ...data, "/llms.txt", "/robots.txt", "/speaker/gibt-es-nicht"];
}
