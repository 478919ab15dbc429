import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answered, refusalOf } from "#app/session/answered.ts";
import { ownApi } from "#app/session/own-api.ts";
import {
  APPLICATION_FIELDS,
  isOpenApplication,
  isWebAddress,
} from "#domain/speaker/application.ts";
import { Sheet } from "#ui/sheet.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { toast } from "#ui/toast-store.ts";
import { type Application, nameOf } from "./application.ts";
import { ChangeReview } from "./change-review.tsx";
import { DecisionActions } from "./decision-actions.tsx";
import { APPLICATION_WORDS, APPROVAL_TEXTS as TEXTS } from "./supply-texts.ts";

type ReviewSheetProps = { application: Application | null; onClose: () => void };

/** One application: what was sent, and the three ways to answer. */
export function ReviewSheet({ application, onClose }: ReviewSheetProps) {
  const title = application ? nameOf(application) : "";
  return (
    <Sheet wide="side" open={application !== null} onClose={onClose} title={title} labels={TEXTS}>
      {application?.kind === "application" && (
        <Review key={application.id} application={application} onClose={onClose} />
      )}
      {application?.kind === "change" && (
        <ChangeReview key={application.id} application={application} onClose={onClose} />
      )}
    </Sheet>
  );
}

const decide = ownApi.v1.admin.applications[":id"].decision.$post;
type Decision = Parameters<typeof decide>[0]["json"];

function Review({ application, onClose }: { application: Application; onClose: () => void }) {
  const queries = useQueryClient();
  const [notes, setNotes] = useState<Readonly<Record<string, string>>>(application.field_notes);
  const [isBusy, setBusy] = useState(false);
  const send = async (json: Decision, done: string) => {
    setBusy(true);
    try {
      await answered(await decide({ param: { id: application.id }, json }));
      toast.show({ kind: "success", text: done });
      onClose();
      await queries.invalidateQueries({ queryKey: ["admin-applications"] });
    } catch (error) {
      const refusal = refusalOf(error);
      const [field] = Object.values(refusal?.fields ?? {});
      toast.show({ kind: "error", text: field || refusal?.message || TEXTS.failed });
    } finally {
      setBusy(false);
    }
  };
  const written = Object.fromEntries(
    Object.entries(notes).filter(([, text]) => text.trim() !== ""),
  );
  const isOpen = isOpenApplication(application.status);
  return (
    <div className="room">
      {isOpen && <p className="booking-note">{TEXTS.askHint}</p>}
      {APPLICATION_FIELDS.map((field) => (
        <div key={field} className="grid gap-2">
          <div>
            <h3 className="label">{APPLICATION_WORDS[field]}</h3>
            <Sent value={application.data[field]} />
          </div>
          {isOpen && (
            <TextInput
              aria-label={TEXTS.noteFor(APPLICATION_WORDS[field])}
              placeholder={TEXTS.noteFor(APPLICATION_WORDS[field])}
              maxLength={1000}
              value={notes[field] ?? ""}
              onChange={(event) => setNotes({ ...notes, [field]: event.target.value })}
            />
          )}
        </div>
      ))}
      {isOpen && (
        <DecisionActions
          isBusy={isBusy}
          onApprove={() => void send({ kind: "approve" }, TEXTS.approved)}
          onAsk={() => void send({ kind: "ask", notes: written }, TEXTS.asked)}
          onReject={(reason) => void send({ kind: "reject", reason }, TEXTS.rejected)}
        />
      )}
    </div>
  );
}

/** What stands in the application; only addresses of the web become links. */
function Sent({ value }: { value: unknown }) {
  if (Array.isArray(value)) return <p>{value.map(String).join(", ")}</p>;
  if (typeof value === "number") return <p>{TEXTS.euros(value)}</p>;
  if (typeof value !== "string" || value === "") return <p className="booking-note">–</p>;
  if (!isWebAddress(value)) return <p className="whitespace-pre-line">{value}</p>;
  return (
    <a className="link" href={value} target="_blank" rel="noreferrer noopener">
      {value}
    </a>
  );
}
