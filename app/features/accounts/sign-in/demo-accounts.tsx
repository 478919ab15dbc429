import { Button } from "#ui/button/button.tsx";
import { DEMO_TEXTS } from "./texts.ts";

export type DemoAccount = { label: string; email: string };

/** They exist in the demo only, which says so on every page; their password comes with that page. */
const ACCOUNTS: readonly DemoAccount[] = [
  { label: "Event-Organisator", email: "kunde@demo.example" },
  { label: "Speaker", email: "speaker@demo.example" },
  { label: "Admin", email: "admin@demo.example" },
];

export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  return (
    <section className="auth-demo" aria-labelledby="demo-konten">
      <h2 id="demo-konten">{DEMO_TEXTS.title}</h2>
      <p>{DEMO_TEXTS.lead}</p>
      <ul>
        {ACCOUNTS.map((account) => (
          <li key={account.email}>
            <Button variant="quiet" isBlock onClick={() => onChoose(account)}>
              {account.label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
