import { PaymentSuccess } from "#features/billing/payment/payment-success.tsx";
import { SUCCESS_TEXTS } from "#features/billing/payment/texts.ts";
import type { Route } from "./+types/success";

export const meta: Route.MetaFunction = () => [
  { title: SUCCESS_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function PaymentSuccessRoute() {
  return <PaymentSuccess />;
}
