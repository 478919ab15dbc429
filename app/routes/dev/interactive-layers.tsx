import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { useConfirm } from "#ui/dialog/use-confirm.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { Sample } from "./interactive-sample.tsx";

type Layer = "dialog" | "form" | "sheet" | "side" | "confirm" | "question";

const OPENERS: [Layer, string][] = [
  ["dialog", "Dialog öffnen"],
  ["form", "Formular öffnen"],
  ["sheet", "Blatt öffnen"],
  ["side", "Seitenblatt öffnen"],
  ["confirm", "Artikel löschen"],
  ["question", "Rolle wählen"],
];

/** Dialogs and sheets: plain, nested, with a question before closing, and one that must be answered. */
export function LayerSamples() {
  const [layer, setLayer] = useState<Layer | null>(null);
  const close = () => setLayer(null);
  return (
    <Sample title="Dialoge und Blätter" className="flex flex-wrap gap-3">
      {OPENERS.map(([name, text]) => (
        <button key={name} type="button" className="btn btn-line" onClick={() => setLayer(name)}>
          {text}
        </button>
      ))}
      <PlainDialog open={layer === "dialog"} onClose={close} />
      <FormDialog open={layer === "form"} onClose={close} />
      <SampleSheet open={layer === "sheet"} onClose={close} />
      <SampleSheet open={layer === "side"} onClose={close} isSide />
      <ConfirmDialog
        open={layer === "confirm"}
        title="Artikel „Mut zur Lücke“ löschen?"
        labels={{ confirm: "Artikel löschen", cancel: "Abbrechen" }}
        onCancel={close}
        onConfirm={close}
      >
        Der Artikel verschwindet sofort aus dem Magazin. Das lässt sich nicht rückgängig machen.
      </ConfirmDialog>
      <Dialog
        open={layer === "question"}
        onClose={close}
        title="Wählen Sie Ihre Rolle"
        isDismissible={false}
        foot={<PrimaryButton onClick={close}>Weiter</PrimaryButton>}
      >
        <p>Diese Frage braucht eine Antwort.</p>
      </Dialog>
    </Sample>
  );
}

type LayerProps = { open: boolean; onClose: () => void };

function PrimaryButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className="btn btn-primary" onClick={onClick}>
      {children}
    </button>
  );
}

function PlainDialog({ open, onClose }: LayerProps) {
  const [isInnerOpen, setInnerOpen] = useState(false);
  const closeInner = () => setInnerOpen(false);
  return (
    <Dialog open={open} onClose={onClose} title="Bewertung">
      <div className="grid gap-4">
        <p>Ein Abend, über den wir noch lange gesprochen haben.</p>
        <PrimaryButton onClick={() => setInnerOpen(true)}>Inneren Dialog öffnen</PrimaryButton>
        <PrimaryButton onClick={() => toast.show({ kind: "info", text: "Meldung im Dialog" })}>
          Meldung zeigen
        </PrimaryButton>
      </div>
      <Dialog open={isInnerOpen} onClose={closeInner} title="Innerer Dialog" size="sm">
        <p>Liegt über dem ersten.</p>
      </Dialog>
    </Dialog>
  );
}

function FormDialog({ open, onClose }: LayerProps) {
  const [text, setText] = useState("");
  const question = useConfirm({
    title: "Eingaben verwerfen?",
    labels: { confirm: "Verwerfen", cancel: "Weiter bearbeiten" },
    children: "Ihre Angaben zum Event gehen verloren.",
  });
  const leave = () => {
    setText("");
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      onBeforeClose={() => text === "" || question.ask()}
      title="Event-Details"
    >
      <label className="label" htmlFor="event-title">
        Event-Titel
      </label>
      <input
        id="event-title"
        className="input"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      {question.dialog}
    </Dialog>
  );
}

function SampleSheet({ open, onClose, isSide = false }: LayerProps & { isSide?: boolean }) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={isSide ? "Nachrichten" : "Speaker buchen"}
      wide={isSide ? "side" : "dialog"}
      aside={isSide ? undefined : <div className="stage dev-stage grow">Do, 16. April 2026</div>}
      foot={<PrimaryButton onClick={onClose}>Weiter</PrimaryButton>}
    >
      <p>Wählen Sie das Format.</p>
    </Sheet>
  );
}
