import "./start-quickly.ts";

// Only now: what is imported above is looked for in the slow way.
await import("./serve.ts");
