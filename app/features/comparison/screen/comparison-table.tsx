import type { ReactNode } from "react";
import { Link } from "react-router";
import { displayName } from "#domain/speaker/speaker-facts.ts";
import { Photo } from "#parts/photo/photo.tsx";
import type { ComparedColumn } from "../compared-column.ts";
import type { Fact } from "./compared-facts.ts";
import type { ComparisonRow } from "./comparison-rows.ts";
import { COMPARE_TEXTS as TEXTS } from "./texts.ts";

type ComparisonTableProps = {
  columns: readonly ComparedColumn[];
  rows: readonly ComparisonRow[];
  /** What can be done with a column: take it out, or add it to one's own list. */
  renderAction: (slug: string, name: string) => ReactNode;
};

/** On phones the columns are swiped through while the first one keeps its place. */
export function ComparisonTable({ columns, rows, renderAction }: ComparisonTableProps) {
  return (
    <section
      className="compare-scroll"
      aria-label={TEXTS.caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
      tabIndex={0}
    >
      <table className="compare-table" data-many={columns.length > 1 || undefined}>
        <caption className="sr-only">{TEXTS.caption}</caption>
        <thead>
          <tr>
            <td className="compare-corner" />
            {columns.map((column) => (
              <SpeakerHead key={column.slug} column={column} renderAction={renderAction} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type SpeakerHeadProps = {
  column: ComparedColumn;
  renderAction: ComparisonTableProps["renderAction"];
};

function SpeakerHead({ column: { slug, speaker }, renderAction }: SpeakerHeadProps) {
  const name = displayName(speaker);
  return (
    <th scope="col">
      <div className="compare-head">
        <div className="compare-photo">
          <Photo
            src={speaker.profile_image_url}
            alt=""
            name={name}
            width={960}
            height={960}
            sizes="88px"
            isPriority
          />
        </div>
        <Link className="link" to={`/speaker/${slug}`} prefetch="intent">
          {name}
        </Link>
        {speaker.job_title && <p className="compare-job">{speaker.job_title}</p>}
        <div className="compare-action">{renderAction(slug, name)}</div>
      </div>
    </th>
  );
}

type RowProps = { row: ComparisonRow; columns: readonly ComparedColumn[] };

function Row({ row, columns }: RowProps) {
  const isMarked = columns.length > 1 && row.differs;
  return (
    <tr data-row={row.key} data-differs={isMarked || undefined}>
      <th scope="row">
        {row.label}
        {isMarked && <span className="compare-differs">{TEXTS.differs}</span>}
      </th>
      {columns.map(({ slug }, index) => (
        <td key={slug}>
          <FactText fact={row.facts[index] ?? ""} common={row.common} />
        </td>
      ))}
    </tr>
  );
}

type FactTextProps = { fact: Fact; common: readonly string[] };

function FactText({ fact, common }: FactTextProps) {
  if (typeof fact === "string") return fact;
  return (
    <ul>
      {fact.map((text) => (
        <li key={text} data-common={common.includes(text) || undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}
