import { Link } from "react-router";
import { FormFrame } from "../legal/form-frame.tsx";
import { WITHDRAWAL_TEXTS as TEXTS } from "./texts.ts";
import { WithdrawalForm } from "./withdrawal-form.tsx";

/** § 356a BGB: declare, confirm, and have it in writing at once. */
export function WithdrawalScreen({ mail }: { mail: string }) {
  const { title, lead, noScript } = TEXTS;
  return (
    <FormFrame title={title} lead={lead} noScript={noScript} mail={mail}>
      <WithdrawalForm />
      <p>
        <Link className="link" to="/widerrufsbelehrung">
          {TEXTS.more}
        </Link>
      </p>
    </FormFrame>
  );
}
