import { createContext } from "react-router";
import type { Ctx } from "#features/ctx.ts";

/** What the server hands to every loader: database, clock, log, files. */
export const ctxContext = createContext<Ctx>();
