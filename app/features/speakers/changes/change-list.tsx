import "./changes.css";
import type { ReactNode } from "react";
import { ENTRY_PICTURES } from "#domain/speaker/editable-fields.ts";
import type { ChangeLine } from "#domain/speaker/profile-change.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { SECTIONS } from "../edit/sections.ts";
import { CHANGE_KINDS, CHANGE_TEXTS as TEXTS } from "./texts.ts";

type Line = Omit<ChangeLine, "part"> & { part: string };

type ChangeListProps = {
  lines: readonly Line[];
  /** What stands below the lines of one part, such as a note to its owner. */
  renderNote?: (part: string, label: string) => ReactNode;
};

/** What is public beside what is wanted, grouped by the part it belongs to. */
export function ChangeList({ lines, renderNote }: ChangeListProps) {
  const parts = [...new Set(lines.map(({ part }) => part))];
  return (
    <ul className="change-list">
      {parts.map((part) => (
        <li key={part} className="change-part">
          <p className="label">{partLabel(part)}</p>
          {lines
            .filter((line) => line.part === part)
            .map((line, at, all) => (
              <Change
                key={`${line.item} ${line.field} ${line.kind}`}
                line={line}
                isFirst={!isSameEntry(line, all[at - 1])}
              />
            ))}
          {renderNote?.(part, partLabel(part))}
        </li>
      ))}
    </ul>
  );
}

function isSameEntry(line: Line, before: Line | undefined): boolean {
  return before !== undefined && before.item === line.item && before.kind === line.kind;
}

/** The entry is named once; its fields follow. */
function Change({ line, isFirst }: { line: Line; isFirst: boolean }) {
  const { part, kind, item, field, before, after } = line;
  const isPicture =
    part.endsWith("_image_url") ||
    (part === "gallery_images" && field !== "alt") ||
    ENTRY_FIELDS.has(field ?? "");
  const isNamed = isFirst && (item !== null || kind !== "edited");
  return (
    <div className="change">
      {isNamed && (
        <p className="change-name">
          {kind !== "edited" && <Badge variant="line">{CHANGE_KINDS[kind]}</Badge>}
          {item}
        </p>
      )}
      {field && <p className="change-field">{fieldLabel(part, field)}</p>}
      {!(kind === "removed" && before === null) && (
        <dl className="change-sides">
          {kind !== "added" && <Side label={TEXTS.before} value={before} isPicture={isPicture} />}
          {kind !== "removed" && <Side label={TEXTS.after} value={after} isPicture={isPicture} />}
        </dl>
      )}
    </div>
  );
}

type SideProps = { label: string; value: string | null; isPicture: boolean };

function Side({ label, value, isPicture }: SideProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value === null && <span className="note">{TEXTS.nothing}</span>}
        {value !== null && isPicture && (
          <Photo
            src={value}
            alt={`${TEXTS.image}: ${label}`}
            width={320}
            height={240}
            sizes="160px"
          />
        )}
        {value !== null && !isPicture && value}
      </dd>
    </div>
  );
}

/** Pictures of single entries, by the name of their field. */
const ENTRY_FIELDS: ReadonlySet<string> = new Set(
  Object.values(ENTRY_PICTURES).map(({ field }) => field),
);

const OWN_LABELS: Readonly<Record<string, string>> = {
  profile_image_url: TEXTS.portrait,
  hero_image_url: TEXTS.hero,
  social_links: TEXTS.links,
};

function partLabel(part: string): string {
  const section = SECTIONS.find((one) => one.kind === "collection" && one.collection === part);
  const fields = SECTIONS.flatMap((one) => (one.kind === "profile" ? one.fields : []));
  const field = fields.find(({ name }) => name === part);
  return OWN_LABELS[part] ?? section?.label ?? field?.label ?? part;
}

function fieldLabel(part: string, field: string): string {
  if (ENTRY_FIELDS.has(field) || (field === "url" && part === "gallery_images")) return TEXTS.image;
  const section = SECTIONS.find((one) => one.kind === "collection" && one.collection === part);
  return section?.fields.find(({ name }) => name === field)?.label ?? field;
}

/** The words for what a reviewer asked about. */
export const noteLabel = partLabel;
