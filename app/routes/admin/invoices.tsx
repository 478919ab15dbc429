import { InvoicesScreen } from "#features/billing/admin/invoices-screen.tsx";
import { ADMIN_INVOICE_TEXTS } from "#features/billing/admin/texts.ts";
import type { Route } from "./+types/invoices";

export const meta: Route.MetaFunction = () => [
  { title: ADMIN_INVOICE_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function Invoices() {
  return <InvoicesScreen />;
}
