import { MAIL_FRAME_TEXTS as T } from "../texts.ts";
import { type Html, html } from "./html.ts";
import type { MailBlock, MailContent, MailFrame } from "./mail-content.ts";

/*
 * Mail programs know neither our stylesheet nor its variables, so what `app/styles/tokens.css` says
 * stands here once more: inline for the light look, and a sheet that some programs read for the dark
 * one.
 */
const FONT = "font-family:'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif";
const DISPLAY = "font-family:'Bricolage Grotesque','Segoe UI',Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:24px;color:#141A2B`;
const SMALL = `${FONT};font-size:14px;line-height:21px;color:#626980`;
const DARK_SHEET = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (prefers-color-scheme:dark){",
  ".page{background:#0E1322!important}",
  ".card{background:#171D30!important;border-color:#262E46!important}",
  ".band{background:#080B15!important}",
  ".ink{color:#F5F2EA!important}",
  ".muted,.muted a{color:#A1A7BA!important}",
  ".well{background:#0A0E1A!important}",
  "}",
].join("");

export function htmlMail(content: MailContent, frame: MailFrame): string {
  const { subject, preheader, heading, blocks } = content;
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${{ html: DARK_SHEET }}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#FBF9F4">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#FBF9F4">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="band" style="background:#0E1322;border-radius:16px 16px 0 0;padding:20px 32px">${brand()}</td></tr>
<tr><td class="card" style="background:#FFFFFF;border:1px solid #EAE4D7;border-top:0;border-radius:0 0 16px 16px;padding:32px">
<h1 class="ink" style="margin:0 0 20px;${DISPLAY};font-size:26px;line-height:32px;font-weight:700;color:#141A2B">${heading}</h1>
${blocks.map(block)}
</td></tr>
<tr><td class="muted" style="padding:20px 32px;${SMALL}">${footer(frame)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.html;
}

/** Pictures are off in most mail programs until the reader allows them, hence letters and two lamps. */
function brand(): Html {
  const lamp = html`<span style="color:#FFB41F">●</span>`;
  return html`<span style="${DISPLAY};font-size:20px;line-height:24px;font-weight:700;color:#FBF9F4">${lamp}${lamp}&nbsp; ${T.brand}</span>`;
}

function block(part: MailBlock): Html {
  switch (part.kind) {
    case "text":
    case "statement":
      return html`<p class="ink" style="margin:0 0 16px;${TEXT}">${part.text}</p>\n`;
    case "note":
      return html`<p class="muted" style="margin:24px 0 0;${SMALL}">${part.text}</p>\n`;
    case "facts":
      return facts(part.rows);
    case "code":
      return code(part.label, part.code);
    case "action":
      return action(part.label, part.href);
  }
}

function facts(rows: readonly (readonly [string, string])[]): Html {
  const cells = rows.map(
    ([label, value]) =>
      html`<tr><td class="muted" valign="top" style="padding:6px 16px 6px 0;${SMALL}">${label}</td><td class="ink" style="padding:6px 0;${TEXT};word-break:break-word">${value}</td></tr>`,
  );
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${cells}</table>\n`;
}

function code(label: string, value: string): Html {
  return html`<p class="muted" style="margin:0 0 8px;${SMALL}">${label}</p>
<p class="well ink" style="margin:0 0 16px;padding:14px 20px;background:#F4F0E7;border-radius:10px;${DISPLAY};font-size:28px;line-height:34px;font-weight:700;letter-spacing:4px;color:#141A2B">${value}</p>\n`;
}

function action(label: string, href: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td style="background:#FFB41F;border-radius:10px"><a href="${href}" target="_blank" rel="noopener" style="display:inline-block;padding:14px 24px;${FONT};font-size:16px;line-height:20px;font-weight:600;color:#0E1322;text-decoration:none">${label}</a></td></tr></table>
<p class="muted" style="margin:0 0 16px;${SMALL};word-break:break-all">${T.linkFallback}<br><a href="${href}" target="_blank" rel="noopener" style="color:#626980">${href}</a></p>\n`;
}

function footer({ publicUrl, operator = [], unsubscribe }: MailFrame): Html {
  const link = (href: string, label: string) =>
    html`<a href="${href}" target="_blank" rel="noopener" style="color:#626980">${label}</a>`;
  const lines = [T.claim, ...operator, T.automatic].map((line) => html`${line}<br>`);
  const out = unsubscribe ? html`${link(unsubscribe, T.unsubscribe)}<br>` : "";
  return html`<strong>${T.brand}</strong><br>${lines}${out}${link(`${publicUrl}/impressum`, T.imprint)} · ${link(`${publicUrl}/datenschutz`, T.privacy)}`;
}
