import { QueryClientProvider } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { ctxContext } from "#app/context.ts";
import { queryClient } from "#app/session/query-client.ts";
import { originState } from "#features/accounts/sign-in-origin.ts";
import { ApplicationPanel } from "#features/speakers/signup/application-panel.tsx";
import { SignupScreen } from "#features/speakers/signup/signup-screen.tsx";
import { SIGNUP_TEXTS as TEXTS } from "#features/speakers/signup/texts.ts";
import { useStoredSession } from "#shell/stored-session.ts";
import { ButtonLink } from "#ui/button.tsx";
import "../../styles/signup.css";
import type { Route } from "./+types/speaker-signup";

export function loader({ context }: Route.LoaderArgs) {
  return { canonical: `${context.get(ctxContext).publicUrl}/speaker-signup` };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: TEXTS.pageTitle },
    { name: "description", content: TEXTS.description },
    { tagName: "link", rel: "canonical", href: loaderData?.canonical },
  ];
}

export default function SpeakerSignup() {
  const session = useStoredSession();
  return (
    <SignupScreen>
      {session ? (
        <QueryClientProvider client={queryClient()}>
          <ApplicationPanel guest={<Guest />} />
        </QueryClientProvider>
      ) : (
        <Guest />
      )}
    </SignupScreen>
  );
}

/** Hidden before the scripts run for whoever is signed in, like the buttons of the top bar. */
function Guest() {
  return (
    <div className="signup-guest">
      <h3 className="h3">{TEXTS.guestTitle}</h3>
      <p>{TEXTS.guestText}</p>
      <ButtonLink to="/auth" state={originState(useLocation())}>
        {TEXTS.guestAction}
      </ButtonLink>
    </div>
  );
}
