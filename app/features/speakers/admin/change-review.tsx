import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { answered } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import { isOpenApplication } from "#domain/speaker/application.ts";
import { Loaded } from "#parts/loaded.tsx";
import { useAction } from "#parts/use-action.ts";
import { Alert } from "#ui/alert.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { ChangeList } from "../changes/change-list.tsx";
import type { Application } from "./application.ts";
import { DecisionActions } from "./decision-actions.tsx";
import { APPROVAL_TEXTS as TEXTS } from "./supply-texts.ts";

const one = ownApi.v1.admin.applications[":id"];
type Decision = Parameters<typeof one.decision.$post>[0]["json"];

function changeQuery(id: string) {
  return queryOptions({
    queryKey: ["admin-profile-change", id],
    queryFn: async () => answered(await one.change.$get({ param: { id } })),
  });
}

type ChangeReviewProps = { application: Application; onClose: () => void };

/** A changed profile: old and new side by side, and the three ways to answer. */
export function ChangeReview({ application, onClose }: ChangeReviewProps) {
  const query = useQuery(changeQuery(application.id));
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>(application.field_notes);
  const keys = [["admin-applications"], ["admin-profile-change", application.id]];
  const { run, isBusy, refusal } = useAction(keys);
  const isOpen = isOpenApplication(application.status);
  const send = (json: Decision, text: string) =>
    run(async () => answered(await one.decision.$post({ param: { id: application.id }, json })), {
      text,
      onDone: onClose,
    });
  const written = Object.fromEntries(
    Object.entries(notes).filter(([, text]) => text.trim() !== ""),
  );
  return (
    <Loaded query={query}>
      {({ version, slug, lines }) => (
        <div className="room">
          <Link className="link" to={`/speaker/${slug}`} target="_blank">
            {TEXTS.publicProfile}
          </Link>
          {isOpen && <p className="booking-note">{TEXTS.changeHint}</p>}
          {lines.length === 0 && <p className="booking-note">{TEXTS.noDifference}</p>}
          <ChangeList
            lines={lines}
            renderNote={(part, label) =>
              isOpen && (
                <TextInput
                  aria-label={TEXTS.noteFor(label)}
                  placeholder={TEXTS.noteFor(label)}
                  maxLength={1000}
                  value={notes[part] ?? ""}
                  onChange={(event) => setNotes({ ...notes, [part]: event.target.value })}
                />
              )
            }
          />
          {refusal && (
            <Alert variant="danger">{Object.values(refusal.fields)[0] ?? refusal.message}</Alert>
          )}
          {isOpen && (
            <DecisionActions
              isBusy={isBusy}
              onApprove={() => void send({ kind: "approve", version }, TEXTS.changeApproved)}
              onAsk={() => void send({ kind: "ask", notes: written }, TEXTS.asked)}
              onReject={(reason) => void send({ kind: "reject", reason }, TEXTS.rejected)}
            />
          )}
        </div>
      )}
    </Loaded>
  );
}
