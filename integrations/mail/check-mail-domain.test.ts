import { expect, test } from "vitest";
import { checkMailDomain } from "./check-mail-domain.ts";

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

test("finds both records among others, also in parts", async () => {
  const found = await checkMailDomain("a.example", async (name) =>
    name.startsWith("_dmarc.")
      ? [["v=DMARC1; ", "p=reject"]]
      : [["google-site-verification=1"], ["v=spf1 ", "-all"]],
  );
  expect(found.spf).toEqual({ state: "found", text: "v=spf1 -all" });
  expect(found.dmarc).toEqual({ state: "found", text: "v=DMARC1; p=reject" });
});

test("a domain without them is not the same as one that could not be looked up", async () => {
  expect((await checkMailDomain("a.example", async () => [["x"]])).spf.state).toBe("missing");
  expect((await checkMailDomain("a.example", failing("ENODATA"))).spf.state).toBe("missing");
  const bare = await checkMailDomain("a.example", async (name) =>
    name.startsWith("_dmarc.") ? failing("ENOTFOUND")() : [["v=spf1 -all"]],
  );
  expect([bare.spf.state, bare.dmarc.state]).toEqual(["found", "missing"]);
  expect((await checkMailDomain("a.example", failing("ETIMEOUT"))).spf.state).toBe("unknown");
});

test("a resolver that denies the domain itself knows nothing about its records", async () => {
  const { spf, dmarc } = await checkMailDomain("a.example", failing("ENOTFOUND"));
  expect([spf.state, dmarc.state]).toEqual(["unknown", "unknown"]);
});
