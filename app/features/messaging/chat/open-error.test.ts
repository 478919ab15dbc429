import { expect, test } from "vitest";
import { createError, isFinal } from "./open-error.ts";
import { OPEN_ERRORS, SEND_ERRORS } from "./texts.ts";

const words = (kind: Parameters<typeof createError>[0]["kind"], code: string | null = null) =>
  OPEN_ERRORS[createError({ kind, code })];

test("every refusal to open a conversation has its sentence [ERR-40] [ERR-41] [ERR-42]", () => {
  expect(words("refused", "no_partner")).toBe(
    "Konversation kann nicht geladen werden. Bitte wählen Sie einen Gesprächspartner aus.",
  );
  expect(words("missing", "not_found")).toBe("Konversation kann nicht initialisiert werden");
  expect(words("refused", "speaker_without_account")).toBe(
    "Konversation kann nicht initialisiert werden",
  );
  expect(words("unreachable")).toBe("Fehler beim Erstellen der Konversation");
});

test("whom one cannot write to is said as specified", () => {
  expect(words("refused", "own_profile")).toBe(
    "Sie können sich nicht selbst eine Nachricht senden",
  );
  expect(words("refused", "only_customers")).toBe(
    "Nur Kunden können Nachrichten an Speaker senden",
  );
  expect(words("signed_out")).toBe("Bitte melden Sie sich an, um eine Nachricht zu senden");
});

test("only what may change is offered again", () => {
  expect(isFinal("own_profile")).toBe(true);
  expect(isFinal("create_failed")).toBe(false);
});

test("what cannot be read, is refused or does not reach the server has its own sentence [ERR-43] [ERR-44] [ERR-45] [ERR-46]", () => {
  expect(OPEN_ERRORS.load_failed).toBe("Fehler beim Laden der Konversation");
  expect(SEND_ERRORS.refused).toBe("Nachricht konnte nicht gesendet werden");
  expect(SEND_ERRORS.unreachable).toBe("Fehler beim Senden der Nachricht");
});
