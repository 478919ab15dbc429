import "./compile-cache.ts";

// A static import would be resolved before the resolver is registered.
await import("./serve.ts");
