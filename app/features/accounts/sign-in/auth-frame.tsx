import "./sign-in.css";
import type { ReactNode } from "react";
import artSmall from "#assets/ensemble-720.avif?url";
import artLarge from "#assets/ensemble-1280.avif?url";
import { ButtonLink } from "#ui/button/button.tsx";
import { AUTH_TEXTS } from "./texts.ts";

type AuthFrameProps = {
  title: string;
  /** Only the demo has a voice to quote; it is invented like everything there, and says so. */
  isDemo?: boolean;
  children: ReactNode;
};

/** The form at one side, the stage at the other; on narrow windows the form alone. */
export function AuthFrame({ title, isDemo = false, children }: AuthFrameProps) {
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
        {isDemo ? (
          <figure className="auth-quote">
            <blockquote className="quoted">{AUTH_TEXTS.quote}</blockquote>
            <figcaption>{AUTH_TEXTS.quoteBy}</figcaption>
          </figure>
        ) : (
          <p className="quoted auth-quote">{AUTH_TEXTS.claim}</p>
        )}
        <img
          src={artSmall}
          srcSet={`${artSmall} 720w, ${artLarge} 1280w`}
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
