import "./article.css";
import "#ui/badge/chip.css";
import { Form, Link } from "react-router";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { BLOG_ADDRESS, type BlogQuery, blogAddress } from "./blog-query.ts";
import { PostCard } from "./post-card.tsx";
import type { PostSummary } from "./post-summary.ts";
import { BLOG_TEXTS as TEXTS } from "./texts.ts";

type BlogScreenProps = {
  query: BlogQuery;
  posts: readonly PostSummary[];
  total: number;
  pageCount: number;
  categories: readonly { readonly name: string; readonly posts: number }[];
};

/** The first row is visible at once. */
const PRIORITY_POSTS = 1;

export function BlogScreen({ query, posts, total, pageCount, categories }: BlogScreenProps) {
  const isSearch = query.q !== "" || query.category !== null;
  return (
    <div className="wrap blog-page">
      <Breadcrumb
        label={TEXTS.breadcrumb}
        crumbs={[{ label: TEXTS.start, to: "/" }, { label: TEXTS.title }]}
      />
      <h1 className="display-2">{TEXTS.heading}</h1>
      <p className="lead">{TEXTS.lead}</p>
      <div className="blog-tools">
        <Categories query={query} categories={categories} />
        <Search query={query} />
      </div>
      {isSearch && (
        <p role="status" className="text-muted">
          {TEXTS.found(total)}
        </p>
      )}
      {posts.length === 0 ? (
        <NoPosts isSearch={isSearch || query.page > 1} />
      ) : (
        <div className="post-grid">
          {posts.map((post, index) => (
            <PostCard key={post.slug} post={post} isPriority={index < PRIORITY_POSTS} />
          ))}
        </div>
      )}
      <Pagination
        page={query.page}
        pageCount={pageCount}
        href={(page) => blogAddress({ ...query, page })}
        labels={{ navigation: TEXTS.pages, previous: TEXTS.previous, next: TEXTS.next }}
      />
    </div>
  );
}

function Categories({ query, categories }: Pick<BlogScreenProps, "query" | "categories">) {
  const entries = [{ name: null, label: TEXTS.all }, ...categories.map(labelled)];
  return (
    <nav aria-label={TEXTS.categories}>
      <ul className="chips">
        {entries.map(({ name, label }) => (
          <li key={label}>
            <Link
              className="chip chip-lg"
              to={blogAddress({ q: query.q, category: name })}
              aria-current={query.category === name ? "true" : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const labelled = ({ name, posts }: { name: string; posts: number }) => ({
  name,
  label: `${name} (${posts})`,
});

/** A plain form: searching works without scripts, and every result has an address. */
function Search({ query }: { query: BlogQuery }) {
  return (
    <Form method="get" action={BLOG_ADDRESS} role="search" className="blog-search">
      {query.category && <input type="hidden" name="kategorie" value={query.category} />}
      <TextInput
        key={query.q}
        icon="search"
        type="search"
        name="q"
        maxLength={80}
        defaultValue={query.q}
        aria-label={TEXTS.search}
        placeholder={TEXTS.search}
      />
      <Button variant="line" type="submit">
        {TEXTS.searchButton}
      </Button>
    </Form>
  );
}

function NoPosts({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyState
      title={TEXTS.empty}
      text={TEXTS.emptyText}
      action={<ButtonLink to={BLOG_ADDRESS}>{TEXTS.reset}</ButtonLink>}
    />
  ) : (
    <EmptyState
      title={TEXTS.nothingYet}
      text={TEXTS.nothingYetText}
      action={<ButtonLink to="/">{TEXTS.toFinder}</ButtonLink>}
    />
  );
}
