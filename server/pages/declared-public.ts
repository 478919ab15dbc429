import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageHandle } from "#app/page-handle.ts";

/** Codes of the sign-in belong to one visitor, whatever page they arrive at. */
const SECRET_PARAMETER = "code";

/** Whether the page of an address, or its data alone, was declared public by its own route module. */
export function publicAddresses(build: ServerBuild): (url: string) => boolean {
  const routes = routesBelow(build.routes, undefined);
  return (url) => {
    const { pathname, searchParams } = new URL(url);
    const page = matchRoutes(routes, pathOfPage(pathname))?.at(-1);
    const handle: PageHandle | undefined = page?.route.handle;
    return handle?.isPublic === true && !searchParams.has(SECRET_PARAMETER);
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
