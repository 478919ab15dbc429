import { data } from "react-router";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { LegalScreen } from "#features/content/legal/legal-screen.tsx";
import {
  isLegalPage,
  readLegalDocument,
} from "#features/content/legal/read-legal-document.server.ts";
import { LEGAL_TEXTS } from "#features/content/legal/texts.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { breadcrumbList, graph } from "#features/content/seo/structured-data.ts";
import type { Route } from "./+types/legal-page";

export const handle = { isPublic: true } satisfies PageHandle;

/** All legal texts are alike but for their words, so one module serves every address. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  shows(context, "settings");
  const name = url.pathname.replace(/^\/|\/$/g, "");
  if (!isLegalPage(name)) throw data(null, { status: 404 });
  const document = await readLegalDocument(ctx, name);
  const { title, description } = document;
  const structuredData = graph(
    breadcrumbList(ctx.publicUrl, [
      { label: LEGAL_TEXTS.start, path: "/" },
      { label: title, path: `/${name}` },
    ]),
  );
  return {
    document,
    meta: pageMeta({ title, description, page: `${ctx.publicUrl}/${name}`, structuredData }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  return <LegalScreen document={loaderData.document} />;
}
