import { expect, test } from "vitest";
import { configOf, KEYS, OPERATED } from "#tests/support/config-examples.ts";
import { describeConfig } from "./describe-config.ts";

test("says what is on and masks every secret", () => {
  const env = {
    ...OPERATED,
    DATABASE_URL: `${OPERATED.DATABASE_URL}?sslpassword=noch-geheimer`,
    DATABASE_READ_URL: "postgres://app:kopie-geheim@copy.intern:5432/wortbuehne",
    METRICS_PORT: "9100",
    METRICS_TOKEN: "ein-langes-geheimes-token",
    TRUST_PROXY: "1",
  };
  const text = describeConfig(configOf(env)).join("\n");
  expect(text).toContain("postgres://app:***@db.intern:5432/wortbuehne");
  expect(text).toContain("Kopie zum Lesen: postgres://app:***@copy.intern:5432/wortbuehne");
  expect(text).toContain("Metriken: http://127.0.0.1:9100/metrics");
  expect(text).toContain("Demodaten: aus");
  expect(text).toContain("E-Mail: über smtps://bote:***@mail.intern als post@wortbuehne.example");
  const secrets = [
    ...Object.values(KEYS),
    "Xk3-lang-und-eigen",
    "noch-geheimer",
    "kopie-geheim",
    "auch-geheim",
    env.METRICS_TOKEN,
  ];
  for (const secret of secrets) expect(text).not.toContain(secret);
});
