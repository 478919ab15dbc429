import type { ReportKind } from "#domain/content/report.ts";
import { FormFrame } from "../legal/form-frame.tsx";
import { ReportForm } from "./report-form.tsx";
import { REPORT_TEXTS as TEXTS } from "./texts.ts";

type ReportScreenProps = { kind: ReportKind; address: string; mail: string };

export function ReportScreen({ kind, address, mail }: ReportScreenProps) {
  const { title, lead, noScript } = TEXTS;
  return (
    <FormFrame title={title} lead={lead} noScript={noScript} mail={mail}>
      <ReportForm kind={kind} address={address} />
    </FormFrame>
  );
}
