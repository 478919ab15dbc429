import { ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { BLOG_ADDRESS } from "./blog-query.ts";
import { ARTICLE_TEXTS as TEXTS } from "./texts.ts";

export function ArticleNotFound() {
  return (
    <div className="wrap py-10">
      <EmptyState
        headingLevel={1}
        title={TEXTS.notFound}
        text={TEXTS.notFoundText}
        action={<ButtonLink to={BLOG_ADDRESS}>{TEXTS.back}</ButtonLink>}
      />
    </div>
  );
}
