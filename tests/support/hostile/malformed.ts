import { connect } from "node:net";
import fc from "fast-check";

/** One request as it goes over the wire. */
export type RawRequest = { label: string; bytes: Buffer };
export type RawAnswer = { status: number; head: string; body: string };

export type MalformedOptions = {
  /** Known paths; most requests aim at them, because unknown ones end early. */
  paths: readonly string[];
  count: number;
  seed: number;
};

/** The fixed corpus first, then generated requests up to `count`; the same seed gives the same. */
export function malformedRequests({ paths, count, seed }: MalformedOptions): RawRequest[] {
  const fixed = fixedCorpus(paths[0] ?? "/");
  const numRuns = Math.max(0, count - fixed.length);
  return [...fixed, ...fc.sample(requestOf(paths), { numRuns, seed })];
}

/** What an answer must never contain: stack frames, SQL, paths of the machine. */
export const LEAKED_INTERNALS =
  /\n\s+at |node_modules|\/(?:home|srv|work|usr|tmp)\/|\.[cm]?ts:\d+|Failed query|syntax error at|SyntaxError|TypeError|RangeError|ZodError|select .+ from /;

/** Status 0 means that the server closed the connection without an answer. */
export function sendRaw(port: number, bytes: Buffer): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: "127.0.0.1" });
    socket.on("connect", () => socket.end(bytes));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(parseAnswer(Buffer.concat(chunks).toString("utf8"))));
  });
}

function parseAnswer(text: string): RawAnswer {
  const end = text.indexOf("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
  return { status, head: text.slice(0, end), body: end === -1 ? "" : text.slice(end + 4) };
}

type Parts = { method?: string; path: string; headers?: readonly string[]; body?: Buffer | string };

function raw(label: string, { method = "GET", path, headers = [], body }: Parts): RawRequest {
  const content = body === undefined ? null : Buffer.from(body);
  const ownLength = headers.some((header) =>
    /^(?:content-length|transfer-encoding):/i.test(header),
  );
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(headers.some((header) => /^host:/i.test(header)) ? [] : ["Host: localhost"]),
    "Connection: close",
    ...headers,
    ...(content && !ownLength ? [`Content-Length: ${content.length}`] : []),
  ];
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return { label, bytes: content ? Buffer.concat([head, content]) : head };
}

const JSON_TYPE = "Content-Type: application/json";

const HOSTILE_BODIES: Record<string, Buffer | string> = {
  "broken JSON": '{"a":',
  "empty JSON": "",
  "deep arrays": "[".repeat(10_000),
  "deep closed arrays": "[".repeat(10_000) + "]".repeat(10_000),
  "deep objects": `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  "prototype key": '{"__proto__":{"isAdmin":true}}',
  "escaped prototype key": '{"\\u005f_proto__":{"isAdmin":true}}',
  "constructor key": '{"constructor":{"prototype":{"isAdmin":true}}}',
  "NUL text": '{"name":"a\\u0000b"}',
  "raw NUL": "\0\0\0",
  "lone surrogate": '{"name":"\\ud800"}',
  "bad UTF-8": Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]),
  "byte order mark": "\ufeff{}",
  "huge number": '{"n":1e999999,"m":-99999999999999999999999999999}',
  "not an object": "7",
  "null body": "null",
  "duplicate keys": '{"id":1,"id":[2],"id":{"$ne":null}}',
  "wide array": `[${"1,".repeat(20_000)}1]`,
  "long key": `{"${"k".repeat(50_000)}":1}`,
};

const HOSTILE_PATH_ENDS = [
  "%",
  "%zz",
  "%00",
  "%ff%fe",
  "%c0%af",
  "%ED%A0%80",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "/..%5c..%5cwindows",
  "//",
  "/%2F",
  ";jsessionid=1",
  ".data?_routes=%00",
  "?limit=1&limit=2&limit[]=3&limit[a]=4",
  "?limit=1e999&cursor=%00&q=%ff",
  "?__proto__[x]=1&constructor[prototype][x]=1",
  `?q=${"a".repeat(8000)}`,
  `?q=${"((a+)+)+".repeat(200)}`,
  "?date=2026-02-30&from=9999999-99-99&minPrice=-1&maxPrice=NaN",
  "?sort=';drop%20table%20users;--",
  "?q=%F0%9F%8E%A4%E2%80%AE%00",
  "?&&&===&",
  "#fragment",
];

const CONTENT_TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "application/JSON;;;",
  "text/plain",
  "text/html",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "*/*",
  "",
  "\u00ff",
];

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const ODD_METHODS = ["TRACE", "PROPFIND", "PURGE", "SEARCH", "CONNECT", "FOO", "get", "G\0T", ""];

const ODD_HEADERS = [
  `X-Large: ${"x".repeat(64 * 1024)}`,
  "X-Nul: a\0b",
  "X-Bad Name: 1",
  ": empty",
  "Host: ",
  "Host: a b",
  "Host: localhost:99999999",
  "Host: evil.example/path@x",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip, chunked",
  "Content-Length: -1",
  "Content-Length: 99999999999999999999",
  "Content-Length: 5\r\nContent-Length: 6",
  "Content-Encoding: gzip",
  "Expect: 100-continue",
  "Expect: the-unexpected",
  "Upgrade: websocket\r\nConnection: Upgrade",
  "Range: bytes=9999999999-,-1",
  'If-None-Match: "\\"',
  "Accept: text/html;q=NaN,*/*",
  "Accept-Encoding: br;q=1.0.0, \u00fc",
  "Authorization: Bearer ..",
  "Authorization: Basic eyJhbGciOiJub25lIn0.e30.",
  `Cookie: ${"a=b;".repeat(500)}`,
  "Origin: null",
  "X-Forwarded-For: 1.1.1.1, ', ::::",
  "Traceparent: 00-zz-zz-zz",
  "X-Request-Id: <script>",
  "Idempotency-Key: \u0001",
];

/** Every known attack once, whatever the dice say. */
function fixedCorpus(path: string): RawRequest[] {
  const send = { method: "POST", path };
  return [
    ...Object.entries(HOSTILE_BODIES).map(([label, body]) =>
      raw(label, { ...send, headers: [JSON_TYPE], body }),
    ),
    ...HOSTILE_PATH_ENDS.map((end) => raw(`path ${end.slice(0, 30)}`, { path: path + end })),
    ...CONTENT_TYPES.map((type) =>
      raw(`type ${type}`, { ...send, headers: [`Content-Type: ${type}`], body: "{}" }),
    ),
    ...ODD_METHODS.map((method) => raw(`method ${method}`, { method, path })),
    ...ODD_HEADERS.flatMap((header) => [
      raw(`header ${header.slice(0, 30)}`, { path, headers: [header] }),
      raw(`body and header ${header.slice(0, 30)}`, {
        ...send,
        headers: [JSON_TYPE, header],
        body: "{}",
      }),
    ]),
    raw("path without slash", { path: "api" }),
    raw("absolute address", { path: "http://evil.example/api" }),
    raw("broken absolute address", { path: "http://[::1/api" }),
    raw("asterisk", { method: "OPTIONS", path: "*" }),
    raw("broken chunk", {
      ...send,
      headers: [JSON_TYPE, "Transfer-Encoding: chunked"],
      body: "zz\r\n{}",
    }),
    raw("body shorter than announced", {
      ...send,
      headers: [JSON_TYPE, "Content-Length: 50"],
      body: "{}",
    }),
    {
      label: "no HTTP at all",
      bytes: Buffer.from("\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", "latin1"),
    },
    { label: "nothing", bytes: Buffer.alloc(0) },
    { label: "other version", bytes: Buffer.from(`GET ${path} HTTP/9.9\r\nHost: x\r\n\r\n`) },
  ];
}

function requestOf(paths: readonly string[]): fc.Arbitrary<RawRequest> {
  const hostileText = fc.oneof(
    fc.constantFrom("\u0000", "\ud800", "../..", "' or 1=1 --", "1e309", "-0", "null", "[]", "{}"),
    fc.string({ unit: "binary", maxLength: 30 }),
  );
  const end = fc.oneof(
    { weight: 3, arbitrary: fc.constant("") },
    fc.constantFrom(...HOSTILE_PATH_ENDS),
    fc.array(hostileText, { minLength: 1, maxLength: 4 }).map(queryOf),
    fc
      .string({ unit: "binary-ascii", maxLength: 12 })
      .map((text) => `/${text.replace(/[\r\n]/g, "")}`),
    hostileText.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
  );
  const body = fc.oneof(
    fc.constantFrom(...Object.values(HOSTILE_BODIES)),
    fc.json({ maxDepth: 4 }),
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((text) => text.slice(0, Math.floor(text.length / 2))),
  );
  const header = fc.oneof(
    fc.constantFrom(...ODD_HEADERS),
    fc.constantFrom(...CONTENT_TYPES).map((type) => `Content-Type: ${type}`),
    fc.string({ unit: "binary-ascii", maxLength: 20 }).map((text) => `X-Any: ${text}`),
  );
  return fc
    .record({
      method: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...METHODS) },
        fc.constantFrom(...ODD_METHODS),
      ),
      path: fc.tuple(fc.constantFrom(...paths), end).map(([path, text]) => path + text),
      headers: fc.tuple(
        fc.oneof({ weight: 4, arbitrary: fc.constant([JSON_TYPE]) }, fc.constant([])),
        fc.array(header, { maxLength: 2 }),
      ),
      body: fc.option(body),
    })
    .map(({ method, path, headers, body: content }) =>
      raw(`generated ${method} ${JSON.stringify(path.slice(0, 60))}`, {
        method,
        path: path.replace(/[\r\n ]/g, ""),
        headers: headers.flat(),
        ...(content === null ? {} : { body: content }),
      }),
    );
}

function queryOf(values: readonly string[]): string {
  const names = ["q", "limit", "limit", "date"];
  const pairs = values.map((value, index) => {
    return `${names[index] ?? "x"}=${encodeURIComponent(value.toWellFormed())}`;
  });
  return `?${pairs.join("&")}`;
}
