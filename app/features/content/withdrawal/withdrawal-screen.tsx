import { Link } from "react-router";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { WITHDRAWAL_TEXTS as TEXTS } from "./texts.ts";
import { WithdrawalForm } from "./withdrawal-form.tsx";

/** § 356a BGB: declare, confirm, and have it in writing at once. */
export function WithdrawalScreen({ mail }: { mail: string }) {
  return (
    <div className="wrap legal-page">
      <Breadcrumb
        label={TEXTS.breadcrumb}
        crumbs={[{ label: TEXTS.start, to: "/" }, { label: TEXTS.title }]}
      />
      <h1 className="display-2">{TEXTS.title}</h1>
      <p className="lead">{TEXTS.lead}</p>
      <noscript>
        <p>
          {TEXTS.noScript} <a href={`mailto:${mail}`}>{mail}</a>
        </p>
      </noscript>
      <WithdrawalForm />
      <p>
        <Link className="link" to="/widerrufsbelehrung">
          {TEXTS.more}
        </Link>
      </p>
    </div>
  );
}
