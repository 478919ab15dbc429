import { createHash, createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "#integrations/files/s3-request.ts";

export type FakeS3 = {
  settings: S3Settings;
  /** Method and path of every request, also of refused ones. */
  requests: string[];
  /** Answers the next requests with these; `"silence"` keeps the connection and says nothing. */
  failNext(...answers: (number | "silence")[]): void;
  /** Something that another tool has put there. */
  plant(key: string, text: string): void;
  close(): Promise<void>;
};

type Reply = { status: number; headers?: Record<string, string>; body?: Buffer | string };
type Refusal = { status: number; code: string };
type Stored = { bytes: Buffer; etag: string };

/** Lists are cut after so many keys, so that the next page is asked for. */
const PAGE = 2;
const FIVE_MINUTES_MS = 300_000;

/** A bucket in memory that believes nothing: it computes every signature anew, from what really arrived. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Stored>();
  const requests: string[] = [];
  const failures: (number | "silence")[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const body = await buffer(request);
    const failure = failures.shift();
    if (failure === "silence") return;
    const refusal = checkSignature(request, body, settings);
    const reply = () =>
      refusal ? xmlReply(refusal.status, errorXml(refusal.code)) : replyTo(request, body);
    const { status, headers, body: content } = failure ? { status: failure } : reply();
    response.writeHead(status, headers).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: "wortbuehne-test",
    region: "eu-central-1",
    accessKeyId: "AKTESTKEY",
    secretAccessKey: randomBytes(20).toString("base64"),
    isPathStyle: true,
  };

  function store(key: string, bytes: Buffer): Stored {
    const stored = { bytes, etag: `"${createHash("md5").update(bytes).digest("hex")}"` };
    objects.set(key, stored);
    return stored;
  }

  function replyTo({ method, url = "/" }: IncomingMessage, body: Buffer): Reply {
    const { pathname, searchParams } = new URL(url, settings.endpoint);
    const [, bucket, ...rest] = pathname.split("/");
    const key = rest.join("/");
    if (bucket !== settings.bucket) return xmlReply(404, errorXml("NoSuchBucket"));
    if (key === "") return xmlReply(200, listXml(objects, searchParams));
    if (method === "PUT") return { status: 200, headers: { etag: store(key, body).etag } };
    if (method === "DELETE") {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    if (!found) return xmlReply(404, method === "HEAD" ? "" : errorXml("NoSuchKey"));
    const headers = { etag: found.etag, "content-length": String(found.bytes.length) };
    return { status: 200, headers, ...(method === "GET" && { body: found.bytes }) };
  }

  return {
    settings,
    requests,
    failNext: (...answers) => void failures.push(...answers),
    plant: (key, text) => void store(key, Buffer.from(text)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function checkSignature(
  { method, url = "", headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: S3Settings,
): Refusal | null {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request,SignedHeaders=([a-z0-9;-]+),Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  if (!given) return { status: 400, code: "AuthorizationHeaderMalformed" };
  const [, id, day = "", zone = "", names = "", signature] = given;
  if (id !== accessKeyId) return { status: 403, code: "InvalidAccessKeyId" };
  if (zone !== region) return { status: 400, code: "AuthorizationHeaderMalformed" };
  const time = String(headers["x-amz-date"]);
  const at = Date.parse(
    time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  if (!(Math.abs(Date.now() - at) < FIVE_MINUTES_MS) || !time.startsWith(day)) {
    return { status: 403, code: "RequestTimeTooSkewed" };
  }
  const bodyHash = createHash("sha256").update(body).digest("hex");
  if (headers["x-amz-content-sha256"] !== bodyHash) {
    return { status: 400, code: "XAmzContentSHA256Mismatch" };
  }
  const [path = "", query = ""] = url.split("?");
  const lines = names.split(";").map((name) => `${name}:${headers[name]}`);
  const canonical = `${method}\n${path}\n${query.split("&").sort().join("&")}\n${lines.join("\n")}\n\n${names}\n${bodyHash}`;
  const hash = createHash("sha256").update(canonical).digest("hex");
  let key: string | Buffer = `AWS4${secretAccessKey}`;
  for (const part of [day, region, "s3", "aws4_request"]) key = mac(key, part);
  const statement = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${hash}`;
  const isOurs = mac(key, statement).toString("hex") === signature;
  return isOurs ? null : { status: 403, code: "SignatureDoesNotMatch" };
}

function mac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function listXml(objects: Map<string, Stored>, query: URLSearchParams): string {
  const after = query.get("continuation-token")?.replace(/^after&/, "") ?? "";
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const entries = page.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join("");
  const isCut = keys.length > PAGE;
  // Tokens of real stores may hold anything, so this one has to be unescaped as well.
  const next = `<NextContinuationToken>${escaped(`after&${page.at(-1)}`)}</NextContinuationToken>`;
  return `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isCut}</IsTruncated>${entries}${isCut ? next : ""}</ListBucketResult>`;
}

function errorXml(code: string): string {
  return `<Error><Code>${code}</Code><Message>refused</Message></Error>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function xmlReply(status: number, xml: string): Reply {
  const body = xml && `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`;
  return { status, headers: { "content-type": "application/xml" }, body };
}
