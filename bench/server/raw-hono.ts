// The yardstick: a bare Hono text route on the same adapter.
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono().get("/", (c) => c.text("hello"));
serve({ fetch: app.fetch, port: Number(process.argv[2]) }, () => process.send?.("ready"));
