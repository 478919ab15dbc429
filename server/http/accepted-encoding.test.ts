import { expect, test } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

test("the smallest packing is taken that the client understands and wants", () => {
  const chosen = [
    "gzip, deflate, br, zstd",
    "BR;q=0.5, gzip",
    "gzip, br;q=0",
    "br;q=0.0 , gzip;q=0",
    "gzip;q=0.001",
    "deflate, vibrant",
    "",
  ].map(acceptedEncoding);
  expect(chosen).toEqual(["br", "br", "gzip", "identity", "gzip", "identity", "identity"]);
});
