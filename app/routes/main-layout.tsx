import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { ctxContext, shows } from "#app/context.ts";
import { readSupportMail } from "#features/content/legal/read-support-mail.server.ts";
import { readBanners, readClosedNote } from "#features/content/read-banners.server.ts";
import { offersWithdrawal } from "#features/content/withdrawal/declare-withdrawal.server.ts";
import { asksForDeposit } from "#features/platform/read-deposit.server.ts";
import { readVat } from "#features/platform/read-vat.server.ts";
import { TermsContext } from "#parts/terms-context.ts";
import { ErrorScreen } from "#shell/error-screen.tsx";
import { MainLayout } from "#shell/main-layout.tsx";
import { NotFoundScreen } from "#shell/not-found-screen.tsx";
import { ERROR_TEXTS, NOT_FOUND_TEXTS } from "#shell/texts.ts";
import type { Route } from "./+types/main-layout";

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  shows(context, "settings");
  return {
    notices: await readBanners(ctx),
    supportMail: await readSupportMail(ctx),
    hasWithdrawal: await offersWithdrawal(ctx),
    terms: {
      ...(await readVat(ctx)),
      hasDeposit: await asksForDeposit(ctx),
      ...(await readClosedNote(ctx)),
    },
  };
}

/** Nothing here depends on the address, so a search need not ask again. */
export const shouldRevalidate = () => false;

export default function Main({ loaderData }: Route.ComponentProps) {
  return (
    <MainLayout notices={loaderData.notices}>
      <TermsContext value={loaderData.terms}>
        <Outlet />
      </TermsContext>
    </MainLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) {
    return (
      <Framed title={ERROR_TEXTS.render.title}>
        <ErrorScreen kind="render" />
      </Framed>
    );
  }
  return error.status === 404 ? (
    <Framed title={NOT_FOUND_TEXTS.title}>
      <NotFoundScreen />
    </Framed>
  ) : (
    <Framed title={ERROR_TEXTS.router.title}>
      <ErrorScreen kind="router" />
    </Framed>
  );
}

function Framed({ title, children }: { title: string; children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("routes/main-layout");
  return (
    <MainLayout notices={data?.notices ?? []}>
      <title>{title}</title>
      {children}
    </MainLayout>
  );
}
