import "#ui/page/dashboard.css";
import { downloadDocument } from "#app/session/download-document.ts";
import { ContractScreen } from "#features/contracts/contract-screen.tsx";
import { CONTRACT_TEXTS as TEXTS } from "#features/contracts/texts.ts";
import type { Route } from "./+types/event-contract";

export const meta: Route.MetaFunction = ({ location }) => [
  { title: TEXTS.pageTitle },
  { name: "description", content: TEXTS.description },
  // Only the sample is public.
  ...(location.search ? [{ name: "robots", content: "noindex" }] : []),
];

export default function EventContract() {
  return <ContractScreen download={downloadDocument} />;
}
