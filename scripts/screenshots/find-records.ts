import type { APIRequestContext } from "@playwright/test";
import { DEMO } from "#tests/e2e/support/accounts.ts";
import { asPerson, type Call } from "./as-person.ts";
import { fillBells } from "./fill-bells.ts";
import type { Records } from "./shot.ts";

type Listed = { items: { id: string }[] };

/** Looks up what addresses need in the demo's own data. */
export async function findRecords(request: APIRequestContext): Promise<Records> {
  const paths = await sitemapPaths(request);
  const customer = await asPerson(request, DEMO.customer);
  const speaker = await asPerson(request, DEMO.speaker);
  const admin = await asPerson(request, DEMO.admin);
  for (const slug of ["miriam-falkenau", "leyla-moradi", "henrik-maas"]) {
    await customer(`/me/shortlist/speakers/${slug}`, "PUT");
  }
  const { token } = await customer<{ token: string }>("/me/shortlist/share", "POST");
  const conversation = await firstId(customer, "/conversations");
  // Found before: the newest inquiry would be the one that already has its offer.
  const inquiry = await firstId(customer, "/me/bookings?status=requested");
  await fillBells({ customer, speaker }, conversation);
  return {
    landing: paths.find((path) => /^\/themen\/[^/]+\/./.test(path)) ?? "",
    article: paths.find((path) => /^\/blog\/./.test(path)) ?? "",
    booking: await firstId(customer, "/me/bookings?status=confirmed"),
    inquiry,
    conversation,
    adminBooking: await firstId(admin, "/admin/bookings"),
    adminArticle: await firstId(admin, "/admin/posts"),
    adminSpeaker: await firstId(admin, "/admin/speakers?suche=Falkenau"),
    shortlist: `/merkliste/${token}`,
  };
}

async function firstId(call: Call, path: string): Promise<string> {
  const { items } = await call<Listed>(path);
  const [first] = items;
  if (!first) throw new Error(`${path} lists nothing.`);
  return first.id;
}

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const locations = async (path: string) => {
    const xml = await (await request.get(path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  };
  const files = await locations("/sitemap.xml");
  return (await Promise.all(files.map(locations))).flat();
}
