import { useState } from "react";
import { downloadDocument } from "#app/session/download-document.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import { DownloadButton } from "#parts/download-button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Select } from "#ui/form/select.tsx";
import { PlatformReport } from "./platform-report.tsx";
import { ADMIN_INVOICE_TEXTS as TEXTS } from "./texts.ts";

/** Books are kept for eight years, and so long they can be asked for. */
const YEARS = 9;
const SHEETS = ["datev", "ksa", "dac7"] as const;

type ExportDialogProps = { open: boolean; onClose: () => void };

/** A year for the tax adviser and for authorities. */
export function ExportDialog({ open, onClose }: ExportDialogProps) {
  const thisYear = Number(berlinDay(Date.now()).slice(0, 4));
  const [year, setYear] = useState(String(thisYear));
  const years = Array.from({ length: YEARS }, (_, index) => String(thisYear - index));
  return (
    <Dialog open={open} size="sm" title={TEXTS.exportTitle} onClose={onClose}>
      <div className="grid gap-4">
        <Select
          label={TEXTS.exportYear}
          value={year}
          options={years.map((value) => ({ value, label: value }))}
          onChange={({ target }) => setYear(target.value)}
        />
        {SHEETS.map((kind) => (
          <DownloadButton
            key={kind}
            path={`/api/v1/admin/invoice-exports/${kind}?year=${year}`}
            name={`${kind}-${year}.csv`}
            download={downloadDocument}
          >
            {TEXTS.exportKinds[kind]}
          </DownloadButton>
        ))}
        {open && <PlatformReport year={year} />}
      </div>
    </Dialog>
  );
}
