import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { termsQuery } from "./terms-query.ts";
import { TERMS_TEXTS as TEXTS } from "./texts.ts";

/** Says nothing while the consent is up to date or unknown. */
export function TermsNotice() {
  const { data } = useQuery(termsQuery);
  if (!data?.needs_consent) return null;
  const isFirst = data.accepted_version === null;
  return (
    <Alert variant="notice">
      <p className="font-semibold">{isFirst ? TEXTS.first : TEXTS.news}</p>
      <p>{isFirst ? TEXTS.firstText : TEXTS.newsText}</p>
      <p>
        <Link className="link" to="/speaker-agb">
          {TEXTS.read}
        </Link>
      </p>
    </Alert>
  );
}
