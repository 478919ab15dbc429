import { createContext } from "react-router";
import type { Ctx } from "#features/ctx.ts";

/** What the server hands to every loader: database, clock, log, files. */
export const ctxContext = createContext<Ctx>();

/** Hears of every fault of a page before its words are taken away. */
export const faultContext = createContext<(error: unknown) => void>(() => undefined);
