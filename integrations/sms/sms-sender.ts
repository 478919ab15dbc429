export type SmsChannel = "sms" | "whatsapp";

/** Delivers a short text to a number written as `+49…`; throws if it could not be handed over. */
export type SmsSender = {
  send(message: { to: string; text: string; channel: SmsChannel }): Promise<void>;
};
