import { BankTransfer } from "#features/billing/payment/bank-transfer.tsx";
import { TRANSFER_TEXTS } from "#features/billing/payment/texts.ts";
import type { Route } from "./+types/bank-transfer";

export const meta: Route.MetaFunction = () => [
  { title: TRANSFER_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function BankTransferRoute() {
  return <BankTransfer />;
}
