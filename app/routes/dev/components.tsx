import "./dev.css";
import "#ui/page/dashboard.css";
import { data } from "react-router";
import { ctxContext } from "#app/context.ts";
import type { Route } from "./+types/components";
import { InteractiveShowcase } from "./interactive-showcase.tsx";
import { StaticShowcase } from "./static-showcase.tsx";

/** In development and the demo only: a public installation has no such page. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(ctxContext).demo && !import.meta.env.DEV) throw data(null, { status: 404 });
  return null;
}

export function meta() {
  return [{ title: "Komponenten – Wortbühne" }, { name: "robots", content: "noindex" }];
}

/** For developers and browser tests: every primitive in both themes. */
export default function Components() {
  return (
    <>
      <h1 className="sr-only">Komponenten</h1>
      {(["light", "dark"] as const).map((theme) => (
        <div key={theme} data-theme={theme} className="dev-theme py-12">
          <div className="wrap">
            <p className="h1 dev-title">Komponenten, {theme === "light" ? "hell" : "dunkel"}</p>
            <StaticShowcase id={theme} />
          </div>
        </div>
      ))}
      <div className="wrap py-12">
        <p className="h1 dev-title">Interaktive Komponenten</p>
        <InteractiveShowcase />
      </div>
    </>
  );
}
