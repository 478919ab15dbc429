import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Loaded } from "./loaded.tsx";

const shown = (error: unknown) =>
  renderToStaticMarkup(
    <Loaded query={{ data: undefined, isError: true, error, refetch: () => undefined }}>
      {() => null}
    </Loaded>,
  );

test("a denied user reads why; only a failure is blamed on the connection", () => {
  const denied = new Error("Nur mit zweitem Faktor.", { cause: { status: 403 } });
  expect(shown(denied)).toContain("Nur mit zweitem Faktor.");
  expect(shown(denied)).not.toContain("Verbindung");
  const failures = [
    new Error("Kaputt", { cause: { status: 500 } }),
    new TypeError("fetch"),
    new Error("", { cause: { status: 403 } }),
    null,
  ];
  for (const failure of failures) {
    expect(shown(failure)).toContain("Bitte prüfen Sie Ihre Verbindung.");
  }
});
