import { expect, test } from "vitest";
import { html } from "./html.ts";

test("escapes what is put in, in text and in attributes", () => {
  const evil = `"><script>alert('&')</script>`;
  const escaped = "&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;";
  expect(html`<a title="${evil}">${evil}</a>`.html).toBe(`<a title="${escaped}">${escaped}</a>`);
});

test("keeps what is HTML already, alone and in lists", () => {
  const items = ["ä", "<"].map((text) => html`<li>${text}</li>`);
  expect(html`<ul>${items}</ul>${html`<p>${1}</p>`}`.html).toBe(
    "<ul><li>ä</li><li>&lt;</li></ul><p>1</p>",
  );
});
