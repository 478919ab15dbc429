import { html, raw } from "hono/html";
import { AUDIENCES } from "../permission-kinds.ts";
import { permissionOf } from "../permissions.ts";
import { API_MOUNT } from "./api-mount.ts";
import { STYLE } from "./docs-style.ts";
import {
  answerSchema,
  type DescribedOperation,
  operationsOf,
  type Parameter,
  parametersOf,
  type Schema,
} from "./document-parts.ts";
import type { ApiDocument } from "./openapi-document.ts";
import { schemaFields, schemaText } from "./schema-text.ts";
import {
  ACCESS_TEXTS,
  AUDIENCE_TEXTS,
  type Language,
  OPERATIONS,
  type OperationId,
  PAGE_TEXTS,
  STATUS_TEXTS,
  type Wording,
} from "./texts.ts";

type Markup = ReturnType<typeof html>;

/** The document in a form to read: no script, no request to anywhere else. */
export function docsPage(document: ApiDocument, language: Language): Markup {
  const say = (wording: Wording) => wording[language];
  const other: Language = language === "de" ? "en" : "de";
  const schemas = Object.entries(document.components?.schemas ?? {});
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(PAGE_TEXTS.title)} | Wortbühne</title>
<meta name="description" content="${say(PAGE_TEXTS.intro)}">
<style>${raw(STYLE)}</style>
</head>
<body>
<header>
<nav aria-label="${say(PAGE_TEXTS.languages)}"><ul>
<li><a href="/" aria-label="${say(PAGE_TEXTS.home)}">Wortbühne</a></li>
<li><a href="${API_MOUNT}/openapi.json">${say(PAGE_TEXTS.document)}</a></li>
<li><a href="${API_MOUNT}/docs?lang=${other}" hreflang="${other}" lang="${other}">${say(PAGE_TEXTS.otherLanguage)}</a></li>
</ul></nav>
<h1>${say(PAGE_TEXTS.title)}</h1>
<p>${say(PAGE_TEXTS.intro)}</p>
</header>
<main>
<h2>${say(PAGE_TEXTS.signIn)}</h2>
<p>${say(PAGE_TEXTS.signInText)}</p>
<h2>${say(PAGE_TEXTS.errors)}</h2>
<p>${say(PAGE_TEXTS.errorsText)} <a href="#Problem"><code>Problem</code></a></p>
<h2>${say(PAGE_TEXTS.operations)}</h2>
${operationsOf(document).map((described) => operationArticle(described, language))}
<h2>${say(PAGE_TEXTS.schemas)}</h2>
${schemas.map(([name, schema]) => schemaArticle(name, schema, language))}
</main>
</body>
</html>`;
}

function operationArticle(described: DescribedOperation, language: Language): Markup {
  const { method, path, operation } = described;
  const texts = OPERATIONS[operation.operationId as OperationId];
  const wordings: Record<string, Wording> = texts.parameters;
  const parameters = parametersOf(operation);
  return html`<article id="${operation.operationId}">
<h3>${texts.title[language]}</h3>
<p><code><span class="verb">${method}</span> ${path}</code></p>
<p>${texts.text[language]}</p>
<p class="muted">${PAGE_TEXTS.access[language]} ${accessText(described, language)}</p>
${parameters.length > 0 ? parameterTable(parameters, wordings, language) : ""}
${answerTable(described, language)}
</article>`;
}

function accessText({ method, path }: DescribedOperation, language: Language): string {
  const access = permissionOf(method, path.slice(API_MOUNT.length));
  if (!access) return "";
  return AUDIENCES.map(
    (one) => `${AUDIENCE_TEXTS[one][language]}: ${ACCESS_TEXTS[access[one]][language]}`,
  ).join(" · ");
}

function parameterTable(
  parameters: Parameter[],
  wordings: Record<string, Wording>,
  language: Language,
): Markup {
  return table(
    PAGE_TEXTS.parameters[language],
    parameters.map((parameter) => [
      parameter.name,
      html`${schemaText(parameter.schema, language)},
        ${PAGE_TEXTS[parameter.required ? "required" : "optional"][language]}`,
      html`${wordings[parameter.name]?.[language] ?? parameter.description}`,
    ]),
  );
}

function answerTable({ operation }: DescribedOperation, language: Language): Markup {
  return table(
    PAGE_TEXTS.answers[language],
    Object.keys(operation.responses ?? {}).map((status) => [
      status,
      schemaText(answerSchema(operation, status), language),
      html`${STATUS_TEXTS[status]?.[language] ?? ""}`,
    ]),
  );
}

function schemaArticle(name: string, schema: Schema, language: Language): Markup {
  const rows = schemaFields(schema).map(
    ([field, type]): Row => [field, schemaText(type, language)],
  );
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
