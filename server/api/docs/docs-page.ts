import { html, raw } from "hono/html";
import { type Access, AUDIENCES, type Audience } from "#server/api/operation/access.ts";
import type { Operation, Operations } from "#server/api/operation/operation.ts";
import { API_MOUNT, API_PREFIX } from "./api-mount.ts";
import { STYLE } from "./docs-style.ts";
import type { ApiDocument, DescribedOperation, JsonSchema, Parameter } from "./openapi-document.ts";
import { schemaFields, schemaText } from "./schema-text.ts";

type Markup = ReturnType<typeof html>;

const AUDIENCE_WORDS: Record<Audience, string> = {
  visitor: "Visitors",
  customer: "Customers",
  speaker: "Speakers",
  admin: "Admins",
};

const ACCESS_WORDS: Record<Access, string> = {
  none: "no",
  public: "public data",
  own: "public and own data",
  all: "everything",
};

/** The document in a form to read: no script, no request to anywhere else. */
export function docsPage(document: ApiDocument, operations: Operations): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | Wortbühne</title>
<meta name="description" content="${document.info.description}">
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<nav aria-label="More pages"><ul>
<li><a href="/" aria-label="Wortbühne, home page">Wortbühne</a></li>
<li><a href="${API_MOUNT}/openapi.json">OpenAPI document</a></li>
</ul></nav>
<h1>API</h1>
<p>${document.info.description}</p>
</header>
<main>
<h2>Signing in</h2>
<p>Public data needs no session. Everything personal requires the header “Authorization: Bearer &lt;access token&gt;” of a valid session.</p>
<h2>Errors</h2>
<p>Every error has the same shape. <code>code</code> is for programs and stable, <code>message</code> is for people, <code>fields</code> names the inputs concerned, <code>requestId</code> helps with questions. <a href="#Problem"><code>Problem</code></a></p>
<h2>Operations</h2>
${Object.entries(operations).map(([name, operation]) => operationArticle(document, name, operation))}
<h2>Schemas</h2>
${Object.entries(document.components.schemas).map(([name, schema]) => schemaArticle(name, schema))}
</main>
</body>
</html>`;
}

function operationArticle(document: ApiDocument, name: string, operation: Operation): Markup {
  const [method = "", path = ""] = name.split(" ");
  const described = document.paths[`${API_PREFIX}${path}`]?.[method.toLowerCase()];
  if (!described) return html``;
  const { operationId, summary, description, parameters = [] } = described;
  return html`<article id="${operationId}">
<h3>${summary}</h3>
<p><code><span class="verb">${method}</span> ${API_PREFIX}${path}</code></p>
${description ? html`<p>${description}</p>` : ""}
<p class="muted">Who may do this? ${accessText(operation)}</p>
${parameters.length > 0 ? parameterTable(parameters) : ""}
${answerTable(described)}
</article>`;
}

function accessText({ access }: Operation): string {
  return AUDIENCES.map((one) => `${AUDIENCE_WORDS[one]}: ${ACCESS_WORDS[access[one]]}`).join(" · ");
}

function parameterTable(parameters: Parameter[]): Markup {
  return table(
    "Parameters",
    parameters.map(({ name, schema, required, description }) => [
      name,
      html`${schemaText(schema)}, ${required ? "required" : "optional"}`,
      html`${description}`,
    ]),
  );
}

function answerTable({ responses }: DescribedOperation): Markup {
  return table(
    "Answers",
    Object.entries(responses).map(([status, { description, content }]) => [
      status,
      schemaText(content?.["application/json"]?.schema),
      html`${description}`,
    ]),
  );
}

function schemaArticle(name: string, schema: JsonSchema): Markup {
  const rows = schemaFields(schema).map(([field, type]): Row => [field, schemaText(type)]);
  return html`<article id="${name}">${table(name, rows)}</article>`;
}

type Row = [name: string, ...cells: Markup[]];

function table(caption: string, rows: Row[]): Markup {
  return html`<div class="scroll"><table>
<caption>${caption}</caption>
<tbody>
${rows.map(
  ([name, ...cells]) => html`<tr><th scope="row"><code>${name}</code></th>
${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`,
)}</tbody>
</table></div>`;
}
