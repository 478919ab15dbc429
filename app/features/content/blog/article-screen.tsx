import "./article.css";
import "#ui/badge/chip.css";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { reportAddress } from "#domain/content/report.ts";
import { formatDay } from "#domain/format/days.ts";
import type { SpeakerCardData } from "#domain/speaker/card.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { sharePage } from "#parts/share/share-page.ts";
import { SpeakerCard } from "#parts/speaker-card/speaker-card.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Breadcrumb } from "#ui/page/breadcrumb.tsx";
import { renderNamed } from "../named-speaker.tsx";
import { RichText } from "../rich-text.tsx";
import { ArticleNotFound } from "./article-not-found.tsx";
import type { ArticleView } from "./article-view.ts";
import { BLOG_ADDRESS } from "./blog-query.ts";
import { PostCard } from "./post-card.tsx";
import { BLOG_TEXTS, ARTICLE_TEXTS as TEXTS } from "./texts.ts";

const COVER_SIZES = "(width >= 1040px) 960px, 88vw";

type ArticleScreenProps = {
  /** Null for a name that no article has. */
  article: ArticleView | null;
  renderCompareToggle?: (speaker: SpeakerCardData) => ReactNode;
};

export function ArticleScreen({ article, renderCompareToggle }: ArticleScreenProps) {
  if (!article) return <ArticleNotFound />;
  return (
    <div className="wrap article-page">
      <Breadcrumb
        label={BLOG_TEXTS.breadcrumb}
        crumbs={[
          { label: BLOG_TEXTS.start, to: "/" },
          { label: BLOG_TEXTS.title, to: BLOG_ADDRESS },
          { label: article.title },
        ]}
      />
      <article>
        <ArticleHead article={article} />
        {article.cover && (
          <div className="article-cover">
            <Photo
              src={article.cover}
              alt=""
              width={1600}
              height={900}
              sizes={COVER_SIZES}
              isMain
            />
          </div>
        )}
        <div className="article-columns">
          <Contents entries={article.contents} />
          <div>
            <RichText blocks={article.blocks} renderSpeaker={renderNamed(article.named)} />
            <ArticleFoot article={article} />
          </div>
        </div>
      </article>
      {article.speakers.length > 0 && (
        <section className="article-more" aria-labelledby="article-speakers">
          <h2 id="article-speakers" className="h2">
            {TEXTS.speakers}
          </h2>
          <div className="card-grid">
            {article.speakers.map((speaker) => (
              <SpeakerCard
                key={speaker.slug}
                speaker={speaker}
                compareToggle={renderCompareToggle?.(speaker)}
              />
            ))}
          </div>
        </section>
      )}
      <Related posts={article.related} />
    </div>
  );
}

function ArticleHead({ article }: { article: ArticleView }) {
  const { title, excerpt, category, author, day, minutes, updatedOn } = article;
  return (
    <header className="article-head">
      {category && <p className="post-category">{category}</p>}
      <h1 className="display-2">{title}</h1>
      <p className="lead">{excerpt}</p>
      <p className="post-meta">
        <span>{TEXTS.by(author)}</span>
        <time dateTime={day}>{formatDay(day)}</time>
        <span>{BLOG_TEXTS.minutes(minutes)}</span>
        {updatedOn && <span>{TEXTS.updated(formatDay(updatedOn))}</span>}
      </p>
    </header>
  );
}

/** Folded on phones, beside the text on wide screens; the browser alone opens it. */
function Contents({ entries }: { entries: ArticleView["contents"] }) {
  if (entries.length === 0) return null;
  return (
    <nav className="article-contents" aria-label={TEXTS.contents}>
      <p className="label">{TEXTS.contents}</p>
      <ol>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ArticleFoot({ article }: { article: ArticleView }) {
  const { slug, title, tags } = article;
  return (
    <footer className="article-foot">
      {tags.length > 0 && (
        <ul className="chips" aria-label={TEXTS.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Link className="chip chip-lg" to={`${BLOG_ADDRESS}?q=${encodeURIComponent(tag)}`}>
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="article-tools">
        <Button variant="line" icon="share" onClick={() => void sharePage(title)}>
          {TEXTS.share}
        </Button>
        <ButtonLink
          variant="ghost"
          icon="flag"
          to={reportAddress("article", `${BLOG_ADDRESS}/${slug}`)}
        >
          {TEXTS.report}
        </ButtonLink>
      </div>
    </footer>
  );
}

function Related({ posts }: { posts: ArticleView["related"] }) {
  if (posts.length === 0) return null;
  return (
    <section className="article-more" aria-labelledby="article-related">
      <h2 id="article-related" className="h2">
        {TEXTS.related}
      </h2>
      <div className="post-grid">
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} headingLevel={3} />
        ))}
      </div>
    </section>
  );
}
