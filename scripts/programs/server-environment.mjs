/**
 * How the server runs, for visitors as for the figures. Without the threshold glibc raises its own as the
 * start needs more, and never gives that memory back.
 */
export const SERVER_ENVIRONMENT = { NODE_ENV: "production", MALLOC_TRIM_THRESHOLD_: "131072" };
