import { expect, test } from "vitest";
import { markMatch } from "./mark-match.ts";

const marked = (text: string, query: string) =>
  markMatch(text, query)
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join("");

test.each([
  ["Führung", "führ", "[Führ]ung"],
  ["Führung", "Fuehr", "[Führ]ung"],
  ["Führung", "fuhr", "[Führ]ung"],
  ["Fuehrung", "führ", "[Fuehr]ung"],
  ["Führung", "fu", "[Fü]hrung"],
  ["Größe zeigen", "groesse", "[Größe] zeigen"],
  ["Straße", "strass", "[Straß]e"],
  ["Café René", "rene", "Café [René]"],
  ["Führung auf Distanz", "führ dist", "[Führ]ung auf [Dist]anz"],
  ["KI im Mittelstand", "KI UND Mittelstand", "[KI] im [Mittelstand]"],
  ["Führen ohne ein Wort", "„ohne ein“", "Führen [ohne] [ein] Wort"],
  ["Wandel", "xyz", "Wandel"],
  ["Wandel", "", "Wandel"],
  ["Wandel", "Wandel", "[Wandel]"],
  ["", "Wandel", ""],
])("in „%s“ the query „%s“ marks „%s“", (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test("beginnings of words go before their middles", () => {
  expect(marked("Distanz und Anspruch", "an")).toBe("Distanz und [An]spruch");
  expect(marked("Distanz", "anz")).toBe("Dist[anz]");
});

test("the pieces put together are the text, whatever the query", () => {
  for (const query of ["a", "ue", "ß", "ss", "e n", "İ", "ﬁ"]) {
    for (const text of ["Überfluß", "İstanbul und ﬁnden", "naïve Änne"]) {
      expect(
        markMatch(text, query)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  }
});
