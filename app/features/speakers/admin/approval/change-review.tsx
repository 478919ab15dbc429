import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { isOpenApplication } from "#domain/speaker/application/application.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { ChangeList } from "../../changes/change-list.tsx";
import { FieldNote } from "../field-note.tsx";
import { type Application, nameOf } from "./application.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { APPROVAL_TEXTS as TEXTS } from "./approval-texts.ts";
import { DecisionFoot } from "./decision-foot.tsx";
import { useDecision } from "./use-decision.ts";

function changeQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-profile-change", id],
    queryFn: () => authenticatedApi.call("GET /admin/applications/{id}/change", { params: { id } }),
  });
}

type ChangeReviewProps = { application: Application; onClose: () => void };

/** A changed profile: old and new side by side. */
export function ChangeReview({ application, onClose }: ChangeReviewProps) {
  const query = useQuery(changeQuery(application.id));
  const { noteOf, note, written, send, ...decision } = useDecision(application, onClose);
  const name = nameOf(application);
  const isOpen = isOpenApplication(application.status);
  const version = query.data?.version;
  return (
    <Sheet
      open
      wide="side"
      title={name}
      onClose={onClose}
      foot={
        isOpen &&
        version !== undefined && (
          <DecisionFoot
            {...decision}
            name={name}
            rejection={TEXTS.rejectChangeText}
            onApprove={() => send({ kind: "approve", version }, TEXTS.changeApproved)}
            onAsk={() => send({ kind: "ask", notes: written }, TEXTS.asked)}
            onReject={(reason) => send({ kind: "reject", reason }, TEXTS.rejected)}
          />
        )
      }
    >
      <div className="dashboard">
        <ApplicationFacts application={application} />
        <Loaded query={query}>
          {({ slug, lines }) => (
            <>
              <Link className="link justify-self-start" to={`/speaker/${slug}`} target="_blank">
                {TEXTS.publicProfile}
              </Link>
              {isOpen && <p className="note">{TEXTS.changeHint}</p>}
              {lines.length === 0 && <p className="note">{TEXTS.noDifference}</p>}
              <ChangeList
                lines={lines}
                renderNote={(part, label) =>
                  isOpen && (
                    <FieldNote
                      label={label}
                      value={noteOf(part)}
                      onChange={(text) => note(part, text)}
                    />
                  )
                }
              />
            </>
          )}
        </Loaded>
      </div>
    </Sheet>
  );
}
