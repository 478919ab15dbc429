import "./customer-dashboard.css";
import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { CUSTOMER_TEXTS } from "../texts.ts";
import { DASHBOARD_TEXTS } from "./texts.ts";

const { start: TEXTS } = DASHBOARD_TEXTS;

/** For an account without bookings: what to do first, second and third. */
export function FirstVisit() {
  return (
    <EmptyState
      title={CUSTOMER_TEXTS.emptyTitle}
      text={CUSTOMER_TEXTS.emptyText}
      action={
        <ButtonLink variant="line" to="/themen">
          {TEXTS.browse}
        </ButtonLink>
      }
    >
      <section className="first-steps" aria-labelledby="first-steps">
        <h3 id="first-steps" className="h3">
          {TEXTS.title}
        </h3>
        <ol>
          {TEXTS.steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
    </EmptyState>
  );
}
