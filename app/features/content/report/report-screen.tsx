import type { ReportKind } from "#domain/content/report.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { ReportForm } from "./report-form.tsx";
import { REPORT_TEXTS as TEXTS } from "./texts.ts";

type ReportScreenProps = { kind: ReportKind; address: string; mail: string };

export function ReportScreen({ kind, address, mail }: ReportScreenProps) {
  return (
    <div className="wrap legal-page">
      <Breadcrumb
        label={TEXTS.breadcrumb}
        crumbs={[{ label: TEXTS.start, to: "/" }, { label: TEXTS.title }]}
      />
      <h1 className="display-2">{TEXTS.title}</h1>
      <p className="lead">{TEXTS.lead}</p>
      <noscript>
        <p>
          {TEXTS.noScript} <a href={`mailto:${mail}`}>{mail}</a>
        </p>
      </noscript>
      <ReportForm kind={kind} address={address} />
    </div>
  );
}
