import "#ui/card.css";
import { Link } from "react-router";
import { formatDay } from "#domain/format/days.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { BLOG_ADDRESS } from "./blog-query.ts";
import type { PostSummary } from "./post-summary.ts";
import { BLOG_TEXTS as TEXTS } from "./texts.ts";

const COVER_SIZES = "(width >= 1200px) 410px, (width >= 768px) 46vw, 94vw";

type PostCardProps = { post: PostSummary; isPriority?: boolean; headingLevel?: 2 | 3 };

export function PostCard({ post, isPriority = false, headingLevel = 2 }: PostCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="post-card">
      <div className="post-cover">
        <Photo
          src={post.cover}
          alt=""
          width={1600}
          height={900}
          sizes={COVER_SIZES}
          isPriority={isPriority}
        />
      </div>
      {post.category && <p className="post-category">{post.category}</p>}
      <Heading className="h3">
        <Link className="card-link" to={`${BLOG_ADDRESS}/${post.slug}`} prefetch="intent">
          {post.title}
        </Link>
      </Heading>
      <p className="text-ink-2">{post.excerpt}</p>
      <p className="post-meta">
        <time dateTime={post.day}>{formatDay(post.day)}</time>
        <span>{TEXTS.minutes(post.minutes)}</span>
      </p>
    </article>
  );
}
