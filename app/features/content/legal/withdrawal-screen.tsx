import { Link } from "react-router";
import { ButtonLink } from "#ui/button.tsx";
import { WITHDRAWAL_TEXTS as TEXTS } from "./texts.ts";

export function WithdrawalScreen({ mail }: { mail: string }) {
  const subject = encodeURIComponent(TEXTS.subject);
  const body = encodeURIComponent(TEXTS.body);
  return (
    <div className="wrap legal-page">
      <h1 className="display-2">{TEXTS.title}</h1>
      <p className="lead">{TEXTS.lead}</p>
      <p>{TEXTS.how}</p>
      <div>
        <ButtonLink icon="mail" to={`mailto:${mail}?subject=${subject}&body=${body}`}>
          {TEXTS.action}
        </ButtonLink>
      </div>
      <p>
        <Link className="link" to="/widerrufsbelehrung">
          {TEXTS.more}
        </Link>
      </p>
    </div>
  );
}
