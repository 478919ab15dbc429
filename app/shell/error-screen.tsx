import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { FOOTER_TEXTS, ERROR_TEXTS as TEXTS } from "./texts.ts";

type ErrorScreenProps = {
  /** `render` when drawing the page failed, `router` when loading it did (C-77). */
  kind: "render" | "router";
  /** The number under which the server logged the request. */
  requestId?: string;
};

/** Content of the main part; the frame around it belongs to the error boundary. */
export function ErrorScreen({ kind, requestId }: ErrorScreenProps) {
  const { title, text } = TEXTS[kind];
  return (
    <div className="wrap py-8" role="alert">
      <EmptyState art="error" title={title} text={text} headingLevel={1}>
        <div className="flex flex-wrap justify-center gap-3">
          <Button size="lg" icon="rotate-cw" onClick={() => location.reload()}>
            {TEXTS.retry}
          </Button>
          <ButtonLink size="lg" variant="ghost" to="/" reloadDocument>
            {TEXTS.home}
          </ButtonLink>
        </div>
        <p className="text-xs text-muted">
          {requestId && `${TEXTS.number(requestId)} `}
          {TEXTS.help}{" "}
          <a className="link" href={`mailto:${FOOTER_TEXTS.supportMail}`}>
            {FOOTER_TEXTS.supportMail}
          </a>
        </p>
      </EmptyState>
    </div>
  );
}
