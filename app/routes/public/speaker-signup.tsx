import "#parts/layout/signup.css";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { ctxContext, shows } from "#app/context.ts";
import type { PageHandle } from "#app/page-handle.ts";
import { originState } from "#features/accounts/sign-in-origin.ts";
import { pageMeta } from "#features/content/seo/page-meta.ts";
import { breadcrumbList, graph } from "#features/content/seo/structured-data.ts";
import { SignupScreen } from "#features/speakers/signup/signup-screen.tsx";
import { takesApplications } from "#features/speakers/signup/takes-applications.server.ts";
import { SIGNUP_TEXTS as TEXTS } from "#features/speakers/signup/texts.ts";
import { VisitorForm } from "#features/speakers/signup/visitor-form.tsx";
import { useStoredSession } from "#shell/session/stored-session.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { latePart } from "#ui/loading/late-part.ts";
import { Skeleton } from "#ui/loading/skeleton.tsx";
import type { Route } from "./+types/speaker-signup";

export const handle = { isPublic: true } satisfies PageHandle;

const ApplicationPanel = latePart(async () => ({
  default: (await import("#features/speakers/signup/application-panel.tsx")).ApplicationPanel,
}));

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  shows(context, "settings");
  const { publicUrl } = ctx;
  const path = "/speaker-signup";
  return {
    isOpen: await takesApplications(ctx),
    meta: pageMeta({
      title: TEXTS.title,
      description: TEXTS.description,
      page: `${publicUrl}${path}`,
      structuredData: graph(
        breadcrumbList(publicUrl, [
          { label: TEXTS.start, path: "/" },
          { label: TEXTS.title, path },
        ]),
      ),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function SpeakerSignup({ loaderData: { isOpen } }: Route.ComponentProps) {
  const session = useStoredSession();
  if (!isOpen && !session) {
    return (
      <SignupScreen>
        <Alert>{TEXTS.closed}</Alert>
      </SignupScreen>
    );
  }
  return (
    <SignupScreen>
      {!isOpen && <Alert>{TEXTS.closed}</Alert>}
      {session ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <ApplicationPanel guest={<Guest />} />
        </Suspense>
      ) : (
        <Guest />
      )}
    </SignupScreen>
  );
}

/** Hidden for signed-in users before the scripts run, like the buttons of the top bar. */
function Guest() {
  const state = originState(useLocation());
  const action = (
    <ButtonLink to="/auth" state={state}>
      {TEXTS.guestAction}
    </ButtonLink>
  );
  return (
    <div className="signup-guest">
      <h3 className="h3">{TEXTS.guestTitle}</h3>
      <p>{TEXTS.guestText}</p>
      {action}
      <VisitorForm signIn={action} />
    </div>
  );
}
