import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import { SIGNUP_STEPS, SIGNUP_TEXTS as TEXTS } from "./texts.ts";

/** What happens, and the form for signed-in users. */
export function SignupScreen({ children }: { children: ReactNode }) {
  return (
    <div className="wrap section signup">
      <header className="grid gap-3">
        <h1 className="h1">{TEXTS.title}</h1>
        <p className="lead">{TEXTS.lead}</p>
      </header>
      <section aria-labelledby="ablauf">
        <h2 id="ablauf" className="h3">
          {TEXTS.stepsTitle}
        </h2>
        <ol className="signup-steps">
          {SIGNUP_STEPS.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Card title={TEXTS.form}>{children}</Card>
    </div>
  );
}
