/** True when the client holds this very content already. `If-None-Match` compares weakly and may list several. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((held) => {
    const tag = held.trim();
    return tag === "*" || tag.replace(/^W\//, "") === etag;
  });
}
