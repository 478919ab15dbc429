import { useRouteLoaderData } from "react-router";
import { FOOTER_TEXTS } from "./texts.ts";

/** Where a person reads: the configured address, or the one of the texts. */
export function useSupportMail(): string {
  const frame = useRouteLoaderData<{ supportMail?: string | null }>("routes/main-layout");
  return frame?.supportMail ?? FOOTER_TEXTS.supportMail;
}
