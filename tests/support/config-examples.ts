import { randomBytes } from "node:crypto";
import { readConfig } from "#server/config/config.ts";

const key = () => `v1.${randomBytes(32).toString("base64url")}`;
export const KEYS = {
  AUTH_REFRESH_KEY: key(),
  AUTH_SEAL_KEY: key(),
  AUTH_LOOKUP_KEY: key(),
  AUTH_PEPPER: key(),
};
export const LAPTOP = { NODE_ENV: "production" };
export const OPERATED = {
  ...LAPTOP,
  ...KEYS,
  PUBLIC_URL: "https://www.wortbuehne.example",
  DATABASE_URL: "postgres://app:Xk3-lang-und-eigen@db.intern:5432/wortbuehne",
  SMTP_URL: "smtps://bote:auch-geheim@mail.intern",
  MAIL_FROM: "Wortbühne <post@wortbuehne.example>",
};

export function configOf(env: Record<string, string | undefined>) {
  const config = readConfig(env);
  if (!config.ok) throw new Error(config.error.map(({ message }) => message).join("\n"));
  return config.value;
}
