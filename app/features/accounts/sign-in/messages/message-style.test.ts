import { expect, test } from "vitest";
import { messageStyle } from "./message-style.ts";

test("messages with 'E-Mails' or 'email' are neutral, case-sensitively [ERR-16]", () => {
  expect(messageStyle("Prüfen Sie Ihre E-Mails für den Bestätigungslink.")).toBe("neutral");
  expect(messageStyle("Unable to validate email address: invalid format")).toBe("neutral");
  expect(messageStyle("Email not confirmed")).toBe("error");
  expect(messageStyle("E-Mail-Adresse oder Passwort ist nicht richtig.")).toBe("error");
});
