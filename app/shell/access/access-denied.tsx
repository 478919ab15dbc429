import type { Role } from "#domain/account/roles.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import type { Access } from "./access-decision.ts";
import { ROLE_NAMES, ACCESS_TEXTS as TEXTS } from "./access-texts.ts";

type AccessDeniedProps = { access: Access; role: Role };

export function AccessDenied({ access, role }: AccessDeniedProps) {
  return (
    <EmptyState
      art="error"
      headingLevel={1}
      title={TEXTS.denied}
      text={access === "speaker" ? TEXTS.deniedFor.speaker : TEXTS.deniedFor.admin}
      action={<ButtonLink to="/">{TEXTS.home}</ButtonLink>}
    >
      <p>
        {TEXTS.yourRole} {ROLE_NAMES[role]}
      </p>
    </EmptyState>
  );
}
