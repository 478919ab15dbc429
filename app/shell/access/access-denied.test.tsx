import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Role } from "#domain/account/roles.ts";
import type { Access } from "./access-decision.ts";
import { AccessDenied } from "./access-denied.tsx";

const render = (access: Access, role: Role) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <AccessDenied access={access} role={role} />
    </MemoryRouter>,
  );

test("the closed administration says so and names the own role [PROT-06] [PROT-07] [ROLE-07]", () => {
  const html = render("admin", "customer");
  expect(html).toContain("Zugriff verweigert");
  expect(html).toContain("Sie haben keine Berechtigung für diesen Bereich.");
  expect(html.replace(/<[^>]+>/g, "")).toContain("Ihre Rolle: Event-Organisator");
});

test("a closed speaker page says who may enter, to admins too [PROT-08]", () => {
  const html = render("speaker", "admin");
  expect(html).toContain("Zugriff verweigert");
  expect(html).toContain("Sie müssen als Speaker registriert sein.");
});
