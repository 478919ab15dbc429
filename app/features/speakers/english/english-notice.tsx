import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { ENGLISH_TEXTS as TEXTS } from "./texts.ts";

type EnglishNoticeProps = { kind: "notFound" | "failed" };

/** Stands in place of a profile that does not exist or could not be loaded. */
export function EnglishNotice({ kind }: EnglishNoticeProps) {
  return (
    <div className="wrap py-10">
      <EmptyState
        headingLevel={1}
        title={TEXTS[kind]}
        text={TEXTS[`${kind}Text`]}
        action={
          <ButtonLink to="/" hrefLang="de">
            {TEXTS.allSpeakers}
          </ButtonLink>
        }
      />
    </div>
  );
}
