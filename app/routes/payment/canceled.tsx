import { PaymentCanceled } from "#features/billing/payment/payment-canceled.tsx";
import { CANCELED_TEXTS } from "#features/billing/payment/texts.ts";
import type { Route } from "./+types/canceled";

export const meta: Route.MetaFunction = () => [
  { title: CANCELED_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function PaymentCanceledRoute() {
  return <PaymentCanceled />;
}
