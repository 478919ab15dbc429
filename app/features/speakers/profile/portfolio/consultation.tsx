import "../tabs/profile-tabs.css";
import "./portfolio.css";
import "#ui/card.css";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { MessageAccess } from "../booking/message-access.ts";
import { MESSAGE_REFUSALS, MESSAGE_TEXTS as TEXTS } from "../texts.ts";

type MessageButtonProps = { access: MessageAccess; onOpen: () => void };

/** On one's own profile the way to the dashboard takes its place, so nothing moves (C-52). */
export function MessageButton({ access, onOpen }: MessageButtonProps) {
  if (access === "own_profile") {
    return (
      <div className="message">
        <ButtonLink size="lg" icon="layout-dashboard" to="/dashboard/speaker">
          {TEXTS.dashboard}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="message">
      <Button size="lg" icon="message-circle" onClick={onOpen}>
        {TEXTS.open}
      </Button>
      <span>{TEXTS.hint}</span>
    </div>
  );
}

type ConsultationProps = {
  access: MessageAccess;
  /** The conversation itself, once the user may write. */
  chat: ReactNode;
  onSignIn: () => void;
};

export function Consultation({ access, chat, onSignIn }: ConsultationProps) {
  return (
    <div className="consultation">
      <h2 className="h2">{TEXTS.title}</h2>
      {access === "allowed" && (
        <>
          <p className="text-ink-2">{TEXTS.intro}</p>
          {chat}
        </>
      )}
      {access === "signed_out" && <SignInFirst onSignIn={onSignIn} />}
      {access === "speaker" && <p className="none">{MESSAGE_REFUSALS.speaker}.</p>}
      {access === "own_profile" && <p className="none">{TEXTS.own}</p>}
    </div>
  );
}

function SignInFirst({ onSignIn }: { onSignIn: () => void }) {
  return (
    <div className="panel sign-in-first">
      <Icon name="lock" size={24} />
      <h3 className="h3">{TEXTS.signInTitle}</h3>
      <p className="text-ink-2">{TEXTS.signInText}</p>
      <ButtonLink
        to="/auth"
        onClick={(event) => {
          event.preventDefault();
          onSignIn();
        }}
      >
        {TEXTS.signIn}
      </ButtonLink>
    </div>
  );
}
