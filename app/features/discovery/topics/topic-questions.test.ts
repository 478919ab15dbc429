import { expect, test } from "vitest";
import { cents } from "#domain/money.ts";
import { spanTexts, topicQuestions } from "./topic-questions.ts";

const VAT = 1_900;
const OPEN = { vatBasisPoints: VAT, isOpen: true };
const NOBODY = { label: "Finanzen", total: 0, priceSpan: null, languages: [] };
const span = { lowest: cents(150_000), highest: cents(950_000) };

test("prices are those of the cards, with and without tax", () => {
  expect(spanTexts(span, VAT)).toEqual({
    gross: "€1.785 bis €11.305",
    net: "€1.500 bis €9.500",
  });
  const one = { lowest: cents(150_000), highest: cents(150_000) };
  expect(spanTexts(one, VAT)).toEqual({ gross: "€1.785", net: "€1.500" });
  expect(spanTexts(null, VAT)).toBeNull();
});

test("questions are answered with real numbers, and what is not known is not asked", () => {
  const languages = [
    { value: "Deutsch", count: 12 },
    { value: "Englisch", count: 7 },
  ];
  const questions = topicQuestions(
    { label: "Finanzen", total: 12, priceSpan: span, languages },
    OPEN,
  );
  expect(questions[0]?.question).toBe("Was kostet ein Speaker zum Thema Finanzen?");
  expect(questions[0]?.answer).toContain(
    "€1.785 bis €11.305 inkl. MwSt. (€1.500 bis €9.500 netto)",
  );
  expect(questions[1]?.answer).toContain("Deutsch (12), Englisch (7)");
  expect(topicQuestions(NOBODY, OPEN)).toHaveLength(2);
});

test("no answer promises a booking while nothing can be booked", () => {
  const answers = (isOpen: boolean) => JSON.stringify(topicQuestions(NOBODY, { ...OPEN, isOpen }));
  expect(answers(true)).toContain("buchen Sie einen freien Tag ohne Rückfrage verbindlich");
  expect(answers(false)).not.toMatch(/buchbar|buche ich|buchen Sie/);
  expect(answers(false)).toContain("Verbindliche Buchungen öffnen bald.");
});
