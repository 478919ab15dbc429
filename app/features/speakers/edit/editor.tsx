import "./profile-editor.css";
import "#ui/card.css";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import type { CompletenessStep } from "#domain/speaker/completeness.ts";
import { revealTab } from "#ui/tabs/reveal-tab.ts";
import { contentCompleteness } from "./content-completeness.ts";
import type { OwnContent } from "./content-query.ts";
import { useEditTarget } from "./edit-target.ts";
import { EntryPictures, entryPictureOf } from "./lists/entry-pictures.tsx";
import { ListForm } from "./lists/list-form.tsx";
import { OPERATOR_STEPS, OPERATOR_TEXTS } from "./operator-texts.ts";
import { PictureForm } from "./pictures/picture-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfilePreview } from "./profile-preview.tsx";
import type { Section } from "./section.ts";
import { SECTIONS } from "./sections.ts";
import { STEP_TEXTS, EDIT_TEXTS as TEXTS } from "./texts.ts";

const SECTION = "abschnitt";

/** What belongs to the person but not to the profile, such as the tax data; it saves itself. */
export type ExtraSection = {
  readonly id: string;
  readonly label: string;
  readonly body: ReactNode;
};

type EditorProps = { content: OwnContent; extra?: ExtraSection | undefined };

/** A profile section by section, for its speaker and for operators (see `EditTargetContext`). */
export function Editor({ content, extra }: EditorProps) {
  const { person } = useEditTarget();
  const [parameters] = useSearchParams();
  const wanted = parameters.get(SECTION);
  const [first] = SECTIONS;
  const section = SECTIONS.find(({ id }) => id === wanted) ?? first;
  if (!section) return null;
  const { percent, missing } = contentCompleteness(content);
  const [next] = missing;
  const isExtra = extra !== undefined && wanted === extra.id;
  return (
    <div className="edit-layout">
      <aside className="edit-side" aria-label={TEXTS.side}>
        {person !== null && <p className="todo-title">{OPERATOR_TEXTS.heading(person)}</p>}
        <p className="todo-title">{TEXTS.complete(percent)}</p>
        <progress
          className="edit-meter"
          max={100}
          value={percent}
          aria-label={TEXTS.complete(percent)}
        />
        {next && (
          <p className="note">
            {TEXTS.nextStep} {(person === null ? STEP_TEXTS : OPERATOR_STEPS)[next]}
          </p>
        )}
        <div className="edit-look">
          <ProfilePreview content={content} />
          {content.is_listed && (
            <Link className="link" to={`/speaker/${content.slug}`} target="_blank">
              {TEXTS.preview}
            </Link>
          )}
        </div>
        <SectionNav current={isExtra ? extra.id : section.id} missing={missing} extra={extra} />
      </aside>
      {isExtra ? extra.body : <SectionPanel section={section} content={content} />}
    </div>
  );
}

function SectionPanel({ section, content }: { section: Section; content: OwnContent }) {
  const { person } = useEditTarget();
  return (
    <section className="panel" aria-labelledby="edit-section">
      <div className="panel-head">
        <div>
          <h2 id="edit-section" className="h3">
            {section.label}
          </h2>
          <p className="note">{textOf(section, person)}</p>
        </div>
      </div>
      <div className="panel-padded">
        <SectionForm key={section.id} section={section} content={content} />
      </div>
    </section>
  );
}

type SectionNavProps = {
  current: string;
  missing: readonly CompletenessStep[];
  extra: ExtraSection | undefined;
};

/** On phones one long row: the open section is always in sight. */
function SectionNav({ current, missing, extra }: SectionNavProps) {
  const row = useRef<HTMLUListElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another section is another link
  useEffect(() => revealTab(row.current, link.current), [current]);
  return (
    <nav aria-label={TEXTS.sections}>
      <ul ref={row} className="edit-nav">
        {[...SECTIONS, ...(extra ? [{ ...extra, steps: [] }] : [])].map(({ id, label, steps }) => {
          const open = steps.filter((step) => missing.includes(step)).length;
          const isCurrent = id === current;
          return (
            <li key={id}>
              <Link
                ref={isCurrent ? link : null}
                to={`?${SECTION}=${id}`}
                preventScrollReset
                aria-current={isCurrent ? "page" : undefined}
              >
                {label}
                {open > 0 && <span className="edit-open">{TEXTS.open(open)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function SectionForm({ section, content }: { section: Section; content: OwnContent }) {
  if (section.kind === "profile") return <ProfileForm section={section} content={content} />;
  if (section.collection === "gallery_images") {
    return <PictureForm section={section} content={content} />;
  }
  const place = entryPictureOf(section);
  if (place) return <EntryPictures section={section} content={content} place={place} />;
  return <ListForm section={section} content={content} />;
}

function textOf({ text, operatorText }: Section, person: string | null): string {
  return person === null ? text : (operatorText ?? text);
}
