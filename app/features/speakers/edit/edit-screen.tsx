import { useQuery } from "@tanstack/react-query";
import { Loaded } from "#parts/loaded.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PendingNotice } from "../changes/pending-notice.tsx";
import { OWN_SPEAKER_TEXTS } from "../own/texts.ts";
import { contentQuery } from "./content-query.ts";
import { EditTargetContext, OWN_PROFILE } from "./edit-target.ts";
import { Editor, type ExtraSection } from "./editor.tsx";

/** The own profile, section by section. */
export function EditScreen({ extra }: { extra: ExtraSection }) {
  const query = useQuery(contentQuery(OWN_PROFILE));
  return (
    <Loaded query={query}>
      {(content) =>
        content ? (
          <EditTargetContext value={OWN_PROFILE}>
            {content.pending && <PendingNotice pending={content.pending} />}
            <Editor content={content} extra={extra} />
          </EditTargetContext>
        ) : (
          <EmptyState
            title={OWN_SPEAKER_TEXTS.missing}
            text={OWN_SPEAKER_TEXTS.missingText}
            action={<ButtonLink to="/speaker-signup">{OWN_SPEAKER_TEXTS.apply}</ButtonLink>}
          />
        )
      }
    </Loaded>
  );
}
