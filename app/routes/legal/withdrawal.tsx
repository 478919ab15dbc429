import { data } from "react-router";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { readLegalFacts } from "#features/content/legal/legal-facts.server.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { WITHDRAWAL_TEXTS as TEXTS } from "#features/content/withdrawal/texts.ts";
import { WithdrawalScreen } from "#features/content/withdrawal/withdrawal-screen.tsx";
import type { Route } from "./+types/withdrawal";

export const handle = { isPublic: true } satisfies PageHandle;

/** Exists only where consumers can book: the operator switches it on in the settings. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  shows(context, "settings");
  const { hasWithdrawal, supportMail } = await readLegalFacts(ctx);
  if (!hasWithdrawal) throw data(null, { status: 404 });
  const { title, description } = TEXTS;
  const page = `${ctx.publicUrl}/widerruf`;
  return { mail: supportMail, meta: pageMeta({ title, description, page, isHidden: true }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  return <WithdrawalScreen mail={loaderData.mail} />;
}
