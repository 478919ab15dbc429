import { data } from "react-router";
import { ctxContext } from "#app/context.ts";
import { ArticleScreen } from "#features/content/blog/article-screen.tsx";
import { LandingScreen } from "#features/content/landing/landing-screen.tsx";
import { PREVIEW_TEXTS as TEXTS } from "#features/content/landing/texts.ts";
import { readPreview } from "#features/content/manage/preview-draft.server.ts";
import { Alert } from "#ui/alert.tsx";
import type { Route } from "./+types/preview";

export async function loader({ params, context }: Route.LoaderArgs) {
  const preview = await readPreview(context.get(ctxContext), params.token);
  if (!preview.ok) throw data(null, { status: 404 });
  return preview.value;
}

export const meta: Route.MetaFunction = () => [
  { title: TEXTS.pageTitle },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

export default function Preview({ loaderData: preview }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-6">
        <Alert variant="notice">{TEXTS.note}</Alert>
      </div>
      {preview.kind === "post" ? (
        <ArticleScreen article={preview.article} />
      ) : (
        <LandingScreen page={preview.page} renderCompareToggle={() => null} />
      )}
    </>
  );
}
