import { z } from "zod";
import { formatNumber } from "#domain/format/numbers.ts";
import { ISSUE_TEXTS as T } from "./issue-texts.ts";

/** What a schema says about a field that brings no sentence of its own. */
export function speakGerman(): void {
  z.config({ localeError: issueText });
}

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>["localeError"]>>[0];

function issueText(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? T.missing : (T.kinds[issue.expected] ?? T.invalid);
    case "invalid_value":
      return issue.input === undefined ? T.missing : T.choice;
    case "too_small":
      return sizeText(T.atLeast, issue.origin, issue.minimum);
    case "too_big":
      return sizeText(T.atMost, issue.origin, issue.maximum);
    case "invalid_format":
      return T.formats[issue.format] ?? T.format;
    case "unrecognized_keys":
      return T.unknown(issue.keys.join(", "));
    case "not_multiple_of":
      return T.multiple(formatNumber(issue.divisor));
    default:
      return T.invalid;
  }
}

type Sizes = typeof T.atLeast | typeof T.atMost;

function sizeText(texts: Sizes, origin: string, size: number | bigint): string {
  const shown = formatNumber(size);
  if (origin === "string") return texts.letters(shown);
  if (origin === "array" || origin === "set") return texts.entries(shown);
  return origin === "file" ? texts.bytes(shown) : texts.number(shown);
}
