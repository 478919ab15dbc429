import { expect, test } from "vitest";
import { receivedMessage } from "./received-message.ts";

test("words of the server are handed on as they are", () => {
  const message = "E-Mail-Adresse oder Passwort ist nicht richtig.";
  expect(receivedMessage({ name: "AuthApiError", message })).toBe(message);
  expect(receivedMessage({ name: "AuthWeakPasswordError", message: "Zu kurz." })).toBe("Zu kurz.");
});

test("what the client says by itself is not for people", () => {
  const names = ["AuthRetryableFetchError", "AuthUnknownError", "AuthSessionMissingError"];
  for (const name of names)
    expect(receivedMessage({ name, message: "Failed to fetch" })).toBeNull();
  expect(receivedMessage({ name: "AuthApiError", message: "" })).toBeNull();
});
