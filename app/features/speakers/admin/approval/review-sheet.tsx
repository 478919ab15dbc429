import {
  APPLICATION_FIELDS,
  feeLengthOf,
  isOpenApplication,
  isWebAddress,
  type SpeakerApplication,
} from "#domain/speaker/application/application.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { APPLICATION_WORDS } from "#parts/status-labels.ts";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { FEE_LENGTH_WORDS } from "../../signup/texts.ts";
import { FieldNote } from "../field-note.tsx";
import { type Application, nameOf } from "./application.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { APPROVAL_TEXTS as TEXTS } from "./approval-texts.ts";
import { ChangeReview } from "./change-review.tsx";
import { DecisionFoot } from "./decision-foot.tsx";
import { useDecision } from "./use-decision.ts";

type ReviewSheetProps = { application: Application | null; onClose: () => void };

/** What was handed in beside the list, with the three ways to answer. */
export function ReviewSheet({ application, onClose }: ReviewSheetProps) {
  if (application === null) return null;
  const Review = application.kind === "change" ? ChangeReview : ApplicationReview;
  return <Review key={application.id} application={application} onClose={onClose} />;
}

type ReviewProps = { application: Application; onClose: () => void };

function ApplicationReview({ application, onClose }: ReviewProps) {
  const { noteOf, note, written, send, ...decision } = useDecision(application, onClose);
  const name = nameOf(application);
  const isOpen = isOpenApplication(application.status);
  return (
    <Sheet
      open
      wide="side"
      title={name}
      onClose={onClose}
      foot={
        isOpen && (
          <DecisionFoot
            {...decision}
            name={name}
            rejection={TEXTS.rejectText}
            onApprove={() => send({ kind: "approve" }, TEXTS.approved)}
            onAsk={() => send({ kind: "ask", notes: written }, TEXTS.asked)}
            onReject={(reason) => send({ kind: "reject", reason }, TEXTS.rejected)}
          />
        )
      }
    >
      <div className="dashboard">
        <ApplicationFacts application={application} />
        {isOpen && <p className="note">{TEXTS.askHint}</p>}
        {APPLICATION_FIELDS.map((field) => (
          <div key={field} className="grid gap-1">
            <h3 className="label">{APPLICATION_WORDS[field]}</h3>
            <Sent value={field === "fee_idea" ? feeOf(application) : application.data[field]} />
            {isOpen && (
              <FieldNote
                label={APPLICATION_WORDS[field]}
                value={noteOf(field)}
                onChange={(text) => note(field, text)}
              />
            )}
          </div>
        ))}
      </div>
    </Sheet>
  );
}

/** „3.000 € für 40 Minuten“. */
function feeOf({ data }: Application): string {
  const { fee_idea, ...sent } = data as Partial<SpeakerApplication>;
  return typeof fee_idea === "number"
    ? TEXTS.feeFor(fee_idea, FEE_LENGTH_WORDS[feeLengthOf(sent)])
    : "";
}

const CATEGORY_WORDS = new Map<string, string>(CATEGORIES.map(({ name, label }) => [name, label]));

/** What stands in the application; only addresses of the web become links. */
function Sent({ value }: { value: unknown }) {
  if (Array.isArray(value)) {
    return <p>{value.map((one) => CATEGORY_WORDS.get(String(one)) ?? String(one)).join(", ")}</p>;
  }
  if (typeof value !== "string" || value === "") {
    return <p className="note">{TEXTS.nothingSent}</p>;
  }
  if (!isWebAddress(value)) return <p className="whitespace-pre-line">{value}</p>;
  return (
    <p>
      <a className="link" href={value} target="_blank" rel="noreferrer noopener">
        {value}
      </a>
    </p>
  );
}
