import { useState } from "react";
import { bookingPath } from "#domain/booking/booking-path.ts";
import { formatDateTime } from "#domain/format/date-times.ts";
import { type Download, DownloadButton } from "#parts/download-button.tsx";
import { Alert } from "#ui/alert.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import type { Contract } from "./queries.ts";
import { SignDialog } from "./sign-dialog.tsx";
import { type AskedStep, StepDialog } from "./step-dialog.tsx";
import {
  CONTRACT_FILE_NAME,
  CONTRACT_STATUS,
  STEP_TEXTS,
  CONTRACT_TEXTS as TEXTS,
} from "./texts.ts";

type ContractActionsProps = { contract: Contract; download: Download };

/** What is possible now, by the contract's own word; each leads to a question first. */
export function ContractActions({ contract, download }: ContractActionsProps) {
  const [asked, setAsked] = useState<AskedStep | "sign" | null>(null);
  const { word, shape } = CONTRACT_STATUS[contract.status];
  const { possible_steps: possible, expires_at, change_wish, change_answer } = contract;
  const isOpen = possible.includes("sign") || contract.status === "signed_by_one";
  const close = () => setAsked(null);
  return (
    <aside className="contract-aside dashboard">
      <Card title={TEXTS.signatures}>
        <div className="contract-choices">
          <p>
            <Status shape={shape}>{word}</Status>
          </p>
          <p>{nextOf(contract)}</p>
          {isOpen && expires_at && (
            <p className="note">{TEXTS.until(formatDateTime(expires_at))}</p>
          )}
          {contract.status === "change_requested" && change_wish && (
            <Words title={TEXTS.requestedChangeTitle} text={change_wish} />
          )}
          {change_answer && <Words title={TEXTS.answerTitle} text={change_answer} />}
          {possible.includes("sign") && (
            <Button variant="spot" icon="pencil" onClick={() => setAsked("sign")}>
              {TEXTS.actions.sign}
            </Button>
          )}
          {ASKED.filter((step) => possible.includes(step)).map((step) => (
            <Button key={step} variant="line" onClick={() => setAsked(step)}>
              {TEXTS.actions[step]}
            </Button>
          ))}
        </div>
      </Card>
      <Files contract={contract} download={download} />
      {asked === "sign" && <SignDialog contract={contract} onClose={close} />}
      {asked !== null && asked !== "sign" && (
        <StepDialog contract={contract} asked={asked} onClose={close} />
      )}
    </aside>
  );
}

const ASKED = Object.keys(STEP_TEXTS) as AskedStep[];

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Alert>
      <p className="font-semibold">{title}</p>
      <p className="whitespace-pre-line">{text}</p>
    </Alert>
  );
}

function Files({ contract, download }: ContractActionsProps) {
  const { id, version, content, side, booking_id, earlier, status } = contract;
  const nameOf = (number: number) => CONTRACT_FILE_NAME(content.reference, number);
  const booking = bookingPath(booking_id, side === "speaker" ? side : "customer");
  return (
    <div className="contract-choices">
      {status !== "draft" && (
        <DownloadButton path={pdfOf(id)} name={nameOf(version)} download={download}>
          {TEXTS.pdf}
        </DownloadButton>
      )}
      <Button variant="line" icon="file-text" onClick={() => window.print()}>
        {TEXTS.print}
      </Button>
      {side !== "admin" && (
        <ButtonLink variant="quiet" to={booking}>
          {TEXTS.toBooking}
        </ButtonLink>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{TEXTS.earlier}</summary>
          <div className="contract-choices">
            {earlier.map((old) => (
              <DownloadButton
                key={old.id}
                path={pdfOf(old.id)}
                name={nameOf(old.version)}
                download={download}
              >
                {TEXTS.earlierPdf(old.version)}
              </DownloadButton>
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function pdfOf(id: string): string {
  return `/api/v1/contracts/${id}/pdf`;
}

/** The state of the contract in one sentence, for the reading side. */
function nextOf({ status, possible_steps: possible, change_by, side }: Contract): string {
  const { next } = TEXTS;
  if (status === "signed_by_both") return next.done;
  if (status === "draft") return next.draft;
  if (status === "superseded") return next.superseded;
  if (status === "expired") return possible.includes("renew") ? next.expired : next.closed;
  if (status === "change_requested")
    return change_by === side ? next.ownChangeRequested : next.changeRequested;
  if (possible.includes("sign")) return next.sign;
  if (possible.includes("withdraw_signature")) return next.wait;
  return side === "admin" ? next.waitBoth : next.closed;
}
