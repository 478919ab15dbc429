import { OPERATIONS } from "../operations.ts";
import type { Permission } from "./access.ts";
import type { Operation } from "./operation.ts";

/** Who may do what, by method and path as the router names them: `GET /v1/speakers/:slug`. */
export const PERMISSIONS: Readonly<Record<string, Permission>> = Object.fromEntries(
  Object.entries<Operation>(OPERATIONS).map(([name, { access }]) => [
    name.replace(" ", " /v1").replace(/\{([\w-]+)\}/g, ":$1"),
    access,
  ]),
);
