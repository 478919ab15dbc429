import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { authenticatedApi } from "#app/session/authenticated-api.ts";
import { downloadDocument } from "#app/session/download-document.ts";
import { DownloadButton } from "#parts/download-button.tsx";
import { Alert } from "#ui/alert.tsx";
import { PLATFORM_REPORT_TEXTS as TEXTS } from "./report-texts.ts";

function reportQuery(year: string) {
  return queryOptions({
    queryKey: ["admin-platform-report", year],
    queryFn: () => authenticatedApi.call("GET /admin/platform-report", { query: { year } }),
  });
}

/** The report to the tax office as a file, or what has to be stated before there can be one. */
export function PlatformReport({ year }: { year: string }) {
  const { data: check } = useQuery(reportQuery(year));
  const incomplete = check?.incomplete ?? [];
  const isCompanyLacking = (check?.company_lacks.length ?? 0) > 0;
  const isBlocked = incomplete.length > 0 || isCompanyLacking;
  return (
    <div className="grid gap-2">
      {!isBlocked && (
        <DownloadButton
          path={`/api/v1/admin/invoice-exports/dac7_xml?year=${year}`}
          name={`dac7-${year}.xml`}
          download={downloadDocument}
        >
          {TEXTS.download}
        </DownloadButton>
      )}
      {isCompanyLacking && (
        <Alert variant="notice">
          {TEXTS.companyLacks}{" "}
          <Link className="underline" to="/admin/settings">
            {TEXTS.settings}
          </Link>
        </Alert>
      )}
      {incomplete.length > 0 && (
        <Alert variant="notice">
          <p>{TEXTS.incomplete(incomplete.length)}</p>
          <ul className="grid gap-1">
            {incomplete.map(({ speaker_id, speaker_name, lacks }) => (
              <li key={speaker_id}>
                <Link className="underline" to={`/admin/speakers/edit/${speaker_id}`}>
                  {speaker_name}
                </Link>
                : {TEXTS.lacks(lacks)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {check && !isBlocked && (
        <p className="note">
          {TEXTS.reported(check.reported_count)}
          {check.abroad.length > 0 && ` ${TEXTS.abroad(check.abroad.length)}`}
          {check.is_rehearsal && ` ${TEXTS.rehearsal}`}
        </p>
      )}
    </div>
  );
}
