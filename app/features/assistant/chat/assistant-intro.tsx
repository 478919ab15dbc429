import "./assistant.css";
import "#ui/button/button.css";
import "#ui/form/form.css";
import type { ReactNode } from "react";
import { CHAT_TEXTS as TEXTS } from "./texts.ts";

/** The frame of the page: says what writes here, and offers the search to visitors without scripts. */
export function AssistantIntro({ children }: { children: ReactNode }) {
  return (
    <div className="wrap assistant-page">
      <div className="grid gap-2">
        <h1 className="h1">{TEXTS.name}</h1>
        <p className="lead">{TEXTS.pageLead}</p>
      </div>
      <noscript>
        <form action="/" method="get" className="assistant-field">
          <label>
            {TEXTS.needsScripts}{" "}
            <input className="input" type="search" name="q" aria-label={TEXTS.searchField} />
          </label>
          <button type="submit" className="btn btn-primary">
            {TEXTS.search}
          </button>
        </form>
      </noscript>
      {children}
    </div>
  );
}
