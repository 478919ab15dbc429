import * as z from "zod/mini";
import type { Coordinates } from "../geo.ts";
import { fetchJson, serviceUrl } from "./fetch-json.ts";

const LONGEST_WAY_METRES = 10_000_000;
const answerSchema = z.object({
  code: z.literal("Ok"),
  routes: z.array(
    z.object({ distance: z.number().check(z.minimum(0), z.maximum(LONGEST_WAY_METRES)) }),
  ),
});

/** The way by road in kilometres. Rejects when there is none, or no answer. */
export function createOsrm(base: string) {
  return async (from: Coordinates, to: Coordinates): Promise<number> => {
    const way = `${from.lng},${from.lat};${to.lng},${to.lat}`;
    const address = serviceUrl(base, `/route/v1/driving/${way}`, { overview: "false" });
    const [route] = (await fetchJson(address, answerSchema)).routes;
    if (!route) throw new Error("The router found no way");
    return route.distance / 1000;
  };
}
