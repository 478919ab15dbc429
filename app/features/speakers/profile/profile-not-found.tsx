import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PAGE_TEXTS as TEXTS } from "./page-texts.ts";

export function ProfileNotFound({ isGone }: { isGone: boolean }) {
  return (
    <div className="wrap py-10">
      <EmptyState
        headingLevel={1}
        title={isGone ? TEXTS.goneTitle : TEXTS.notFoundTitle}
        text={isGone ? TEXTS.goneText : TEXTS.notFoundText}
        action={<ButtonLink to="/">{TEXTS.back}</ButtonLink>}
      />
    </div>
  );
}
