import { createHash } from "node:crypto";
import type { EdgeContext } from "./edge-env.ts";
import { contentSecurityPolicy } from "./security-headers.ts";
import { ERROR_PAGE_TEXTS, PROBLEMS, type ProblemCode } from "./texts.ts";

const STYLE =
  "body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif;background:#fff;color:#1a1a1a}main{max-width:32rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2}a{color:inherit}small{color:#595959}";
const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** Needs neither React nor the database, so it also works when those are what failed. */
export function errorPage(
  c: EdgeContext,
  kind: ProblemCode,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(errorDocument(kind, c.get("requestId")), {
    status: PROBLEMS[kind].status,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy({
        styleHashes: [STYLE_HASH],
        https: c.get("https"),
      }),
      "cache-control": "no-store",
    },
  });
}

/** The request id holds only letters, digits, dots, dashes and underscores: nothing to escape. */
function errorDocument(kind: ProblemCode, requestId: string): string {
  const { home, requestId: label, siteName, titles } = ERROR_PAGE_TEXTS;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${titles[kind]} | ${siteName}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${titles[kind]}</h1>
<p>${PROBLEMS[kind].message}</p>
<p><a href="/">${home}</a></p>
<p><small>${label}: ${requestId}</small></p>
</main>
</body>
</html>
`;
}
