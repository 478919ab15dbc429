import "../tabs/profile-tabs.css";
import "./portfolio.css";
import "#ui/card.css";
import { Photo } from "#parts/photo/photo.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { TAB_TEXTS as TEXTS } from "../texts.ts";
import type { PublicationView } from "./portfolio-view.ts";

export function PublicationList({ publications }: { publications: readonly PublicationView[] }) {
  if (publications.length === 0) return <p className="none">{TEXTS.noPublications}</p>;
  return (
    <div className="publications">
      {publications.map((publication) => (
        <Publication key={publication.title + publication.facts} publication={publication} />
      ))}
    </div>
  );
}

function Publication({ publication }: { publication: PublicationView }) {
  const { title, description, url, preview, language, domain, facts } = publication;
  return (
    <article className="panel publication" data-dimmed={url === null ? "" : undefined}>
      <div className="publication-picture">
        <Icon name="newspaper" size={24} />
        <Photo src={preview} alt="" width={320} height={400} sizes="104px" isFilling />
      </div>
      <div>
        <p className="publication-source">
          {language && <Badge>{language}</Badge>}
          {domain}
        </p>
        <h3>{title}</h3>
        {description && <p>{description}</p>}
        {facts && <p className="text-muted text-xs">{facts}</p>}
        {url === null ? (
          <p className="text-muted">{TEXTS.noLink}</p>
        ) : (
          <a className="card-link link" href={url} target="_blank" rel="noopener noreferrer">
            {TEXTS.read}
            <span className="sr-only">: {`${title} ${TEXTS.newTab}`}</span>
            <Icon name="external-link" size={16} />
          </a>
        )}
      </div>
    </article>
  );
}
