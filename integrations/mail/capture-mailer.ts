import { checkMessage } from "./check-message.ts";
import type { Mailer } from "./mailer.ts";

/** The offline default: nothing leaves; the record that every mail gets is the delivery. */
export function createCaptureMailer(): Mailer {
  return {
    keeps: true,
    async send(message) {
      const checked = checkMessage(message);
      return checked.ok ? { status: "captured" } : { status: "failed", reason: checked.error };
    },
  };
}
