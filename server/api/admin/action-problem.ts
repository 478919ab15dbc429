import type { PublicationStep } from "#domain/speaker/admin/publication.ts";
import type { ActionRefusal } from "#features/speakers/change-speakers.server.ts";
import { ADMIN_ERRORS as E } from "../admin-texts.ts";

const STEP_WORDS: Record<PublicationStep, string> = {
  short_bio: "Kurzvorstellung",
  categories: "Themenfeld",
  portrait: "Porträt",
  fees: "Honorar",
  talks: "Vortrag mit Beschreibung",
};

const list = (words: readonly string[]) => new Intl.ListFormat("de").format(words);

/** Why an action on speakers was refused; `incomplete_optional` can be sent again on purpose. */
export function actionProblem(refusal: ActionRefusal): { code: string; message: string } {
  if (refusal.code === "incomplete") {
    const lines = refusal.profiles.map(
      ({ name, missing }) => `${name}: Es fehlt ${list(missing.map((step) => STEP_WORDS[step]))}.`,
    );
    const isOptional = refusal.profiles.every((profile) => profile.isOptional);
    return {
      code: isOptional ? "incomplete_optional" : "incomplete",
      message: `Nicht veröffentlicht. ${lines.join(" ")}`,
    };
  }
  if (refusal.code === "fees_unanswered") {
    return { code: refusal.code, message: E.feesUnanswered(refusal.names) };
  }
  const why =
    refusal.code === "no_fee"
      ? "hat noch kein Honorar angegeben"
      : "nimmt keine Direktbuchungen an. Das stellt der Speaker selbst im Profil ein";
  return {
    code: refusal.code,
    message: `„Sofort buchbar“ ist nicht möglich: ${list(refusal.names)} ${why}.`,
  };
}
