import "./chat.css";
import "#ui/loading/skeleton.css";
import { useLocation } from "react-router";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { isFinal } from "./open-error.ts";
import { OPEN_ERRORS, type OpenError, CHAT_TEXTS as TEXTS } from "./texts.ts";

export function ChatLoading() {
  return (
    <div className="chat-state" role="status">
      <span className="skeleton chat-state-line" />
      <span className="skeleton chat-state-line" />
      <p>{TEXTS.loading}</p>
    </div>
  );
}

export function ChatHint() {
  return (
    <p className="chat-hint">
      <Icon name="clock" size={16} />
      {TEXTS.hint}
    </p>
  );
}

export function ChatEmpty() {
  return (
    <div className="chat-state">
      <Icon name="message-circle" size={24} />
      <p>{TEXTS.empty}</p>
    </div>
  );
}

export function ChatSignIn() {
  const { pathname, search, hash } = useLocation();
  return (
    <div className="chat-state">
      <Icon name="lock" size={24} />
      <p>
        <b>{TEXTS.signInTitle}</b>
        {TEXTS.signInText}
      </p>
      <ButtonLink to="/auth" state={{ from: pathname + search + hash }}>
        {TEXTS.signIn}
      </ButtonLink>
    </div>
  );
}

type ChatFailedProps = { error: OpenError; onRetry: () => void };

/** A refusal is said in its own words; what may work again can be tried again. */
export function ChatFailed({ error, onRetry }: ChatFailedProps) {
  const isRefused = isFinal(error);
  return (
    <div className="chat-state">
      <Icon name="unplug" size={24} />
      <p>
        <b>{TEXTS.failedTitle}</b>
        {isRefused ? OPEN_ERRORS[error] : TEXTS.failedText}
      </p>
      {!isRefused && (
        <Button variant="quiet" size="sm" onClick={onRetry}>
          {TEXTS.retry}
        </Button>
      )}
    </div>
  );
}
