import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageHandle } from "#app/page-handle.ts";

/** Finding the route of an address costs as much as some pages cost to render. */
const MOST_KNOWN = 10_000;

/** Codes of the sign-in belong to one visitor, whatever page they arrive at. */
const SECRET_PARAMETER = "code";

/** Whether the page of an address, or its data alone, was declared public by its own route module. */
export function publicAddresses(build: ServerBuild): (url: string) => boolean {
  const routes = routesBelow(build.routes, undefined);
  const known = new Map<string, boolean>();

  function isDeclared(path: string): boolean {
    const handle: PageHandle | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle;
    const isPublic = handle?.isPublic === true;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(path, isPublic);
    return isPublic;
  }

  return (url) => {
    const { pathname, searchParams } = new URL(url);
    const path = pathOfPage(pathname);
    return (known.get(path) ?? isDeclared(path)) && !searchParams.has(SECRET_PARAMETER);
  };
}

/** React Router asks for the data of a page at the address of the page with an ending. */
function pathOfPage(pathname: string): string {
  return pathname.replace(/(?:\/_|)\.data$/, "") || "/";
}

function routesBelow(routes: ServerBuild["routes"], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path = "", index, caseSensitive = false } = route;
    const own = { id, path, caseSensitive, handle: route.module.handle };
    return [index ? { ...own, index } : { ...own, children: routesBelow(routes, id) }];
  });
}
