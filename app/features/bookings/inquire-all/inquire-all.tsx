import { Suspense, useState } from "react";
import type { IsoDate } from "#domain/time/iso-date.ts";
import { Button } from "#ui/button/button.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { toast } from "#ui/toast/toast-store.ts";
import type { InquiredSpeaker } from "./send-inquiries.ts";
import { INQUIRE_TEXTS as TEXTS } from "./texts.ts";

const InquiryForm = latePart(async () => ({
  default: (await import("./inquiry-form.tsx")).InquiryForm,
}));

type InquireAllProps = {
  speakers: readonly InquiredSpeaker[];
  date: IsoDate | null;
  place: string;
  onSignIn: () => void;
};

/** One brief to all speakers under comparison. Signing in is asked for when it is sent. */
export function InquireAll({ speakers, date, place, onSignIn }: InquireAllProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    if (date === null) toast.show({ kind: "info", text: TEXTS.dateMissing, topic: "inquiry" });
    else setOpen(true);
  };
  return (
    <>
      <Button variant="primary" icon="send" onClick={open}>
        {TEXTS.open}
      </Button>
      {isOpen && date !== null && (
        <Suspense>
          <InquiryForm
            speakers={speakers}
            date={date}
            place={place}
            onSignIn={onSignIn}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
