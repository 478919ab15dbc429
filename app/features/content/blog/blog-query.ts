export const BLOG_ADDRESS = "/blog";

export type BlogQuery = {
  readonly q: string;
  readonly category: string | null;
  readonly page: number;
};

const MAX_QUERY = 80;
const MAX_PAGE = 1000;

/** Whatever stands in an address: what makes no sense counts as not asked. */
export function readBlogQuery(params: URLSearchParams): BlogQuery {
  const page = Number(params.get("seite") ?? "1");
  return {
    q: (params.get("q") ?? "").trim().slice(0, MAX_QUERY),
    category: params.get("kategorie")?.trim().slice(0, MAX_QUERY) || null,
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
  };
}

/** The address of a list; the plain one has no parameters. */
export function blogAddress({ q, category, page }: Partial<BlogQuery>): string {
  const params = new URLSearchParams();
  if (category) params.set("kategorie", category);
  if (q) params.set("q", q);
  if (page && page > 1) params.set("seite", String(page));
  const query = params.toString();
  return query ? `${BLOG_ADDRESS}?${query}` : BLOG_ADDRESS;
}
