import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Loaded } from "#parts/loaded.tsx";
import { mediaUsesQuery } from "../content-queries.ts";
import { MEDIA_USE_WORDS, MEDIA_TEXTS as TEXTS } from "../texts.ts";

const EDITORS = {
  post: (id: string) => `/admin/blog/edit/${id}`,
  landing: (id: string) => `/admin/category-landing-pages?bearbeiten=${id}`,
  speaker: (id: string) => `/admin/speakers/edit/${id}`,
} as const;

/** Where a picture is shown, each with the way to the place that shows it. */
export function MediaUses({ id }: { id: string }) {
  const query = useQuery(mediaUsesQuery(id));
  return (
    <section className="grid gap-1">
      <h3 className="label">{TEXTS.uses}</h3>
      <Loaded query={query}>
        {({ uses }) => (
          <>
            <p className="note">{uses.length === 0 ? TEXTS.unused : TEXTS.used}</p>
            <ul className="grid gap-1">
              {uses.map((use) => (
                <li key={use.id}>
                  <Link className="underline" to={EDITORS[use.kind](use.id)}>
                    {use.title}
                  </Link>{" "}
                  <span className="note">{MEDIA_USE_WORDS[use.kind]}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}
