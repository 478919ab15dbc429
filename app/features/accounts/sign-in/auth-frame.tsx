import type { ReactNode } from "react";
import artSmall from "#assets/ensemble-640.webp?url";
import artLarge from "#assets/ensemble-1280.webp?url";
import { ButtonLink } from "#ui/button.tsx";
import { AUTH_TEXTS } from "./texts.ts";

/** The form at one side, the stage at the other; on narrow windows the form alone. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="auth">
      <div className="auth-side">
        <div className="auth-back">
          <ButtonLink to="/" variant="ghost" icon="arrow-left">
            {AUTH_TEXTS.back}
          </ButtonLink>
        </div>
        <div className="auth-form">
          <h1 className="display-2">{title}</h1>
          {children}
        </div>
      </div>
      <aside className="stage auth-art">
        <figure>
          <blockquote className="voice">{AUTH_TEXTS.quote}</blockquote>
          <figcaption>{AUTH_TEXTS.quoteBy}</figcaption>
        </figure>
        <img
          src={artSmall}
          srcSet={`${artSmall} 640w, ${artLarge} 1280w`}
          sizes="(width >= 1024px) 54vw, 1px"
          width={1480}
          height={1240}
          alt=""
          loading="lazy"
        />
      </aside>
    </div>
  );
}
