import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { isReportKind } from "#domain/content/report.ts";
import { readLegalFacts } from "#features/content/legal/legal-facts.server.ts";
import { ReportScreen } from "#features/content/report/report-screen.tsx";
import { REPORT_TEXTS as TEXTS } from "#features/content/report/texts.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import type { Route } from "./+types/report";

export const handle = { isPublic: true } satisfies PageHandle;

/** `/melden?art=speaker&adresse=/speaker/…`: the form knows already what it is about. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  shows(context, "settings");
  const kind = url.searchParams.get("art");
  const address = url.searchParams.get("adresse") ?? "";
  const { supportMail } = await readLegalFacts(ctx);
  const { title, description } = TEXTS;
  return {
    kind: isReportKind(kind) ? kind : ("other" as const),
    address: address.startsWith("/") ? address.slice(0, 200) : "",
    mail: supportMail,
    meta: pageMeta({ title, description, page: `${ctx.publicUrl}/melden`, isHidden: true }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Report({ loaderData: { kind, address, mail } }: Route.ComponentProps) {
  return <ReportScreen kind={kind} address={address} mail={mail} />;
}
