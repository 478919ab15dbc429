import { expect, test } from "vitest";
import { signRequest } from "./sign-request.ts";

/** The worked examples of „Authenticating Requests: Using the Authorization Header“ in the manual of Amazon S3. */
const KEYS = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const NOW = new Date("2013-05-24T00:00:00Z");
const BUCKET = "https://examplebucket.s3.amazonaws.com";
const SCOPE = "AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request";

test("reading a part of a file is signed as published", () => {
  const signed = signRequest(
    { method: "GET", url: new URL(`${BUCKET}/test.txt`), headers: { Range: "bytes=0-9" } },
    KEYS,
    NOW,
  );
  expect(signed).toEqual({
    Range: "bytes=0-9",
    "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "x-amz-date": "20130524T000000Z",
    authorization: `AWS4-HMAC-SHA256 Credential=${SCOPE},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
  });
});

test("storing a file with an odd name is signed as published", () => {
  const signed = signRequest(
    {
      method: "PUT",
      url: new URL(`${BUCKET}/test$file.text`),
      headers: {
        date: "Fri, 24 May 2013 00:00:00 GMT",
        "x-amz-storage-class": "REDUCED_REDUNDANCY",
      },
      body: Buffer.from("Welcome to Amazon S3."),
    },
    KEYS,
    NOW,
  );
  expect(signed.authorization).toBe(
    `AWS4-HMAC-SHA256 Credential=${SCOPE},SignedHeaders=date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class,Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd`,
  );
});

test.each([
  ["?lifecycle", "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543"],
  ["?max-keys=2&prefix=J", "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"],
  ["?prefix=J&max-keys=2", "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7"],
])("asking for %s is signed as published", (query, signature) => {
  const signed = signRequest({ method: "GET", url: new URL(`${BUCKET}/${query}`) }, KEYS, NOW);
  expect(signed.authorization).toMatch(new RegExp(`Signature=${signature}$`));
});

test("the secret appears nowhere", () => {
  const signed = signRequest({ method: "GET", url: new URL(BUCKET) }, KEYS, NOW);
  expect(JSON.stringify(signed)).not.toContain(KEYS.secretAccessKey);
});
