import "../changes/changes.css";
import "#ui/badge/chip.css";
import { use, useState } from "react";
import { priceHintText } from "#domain/pricing/price-hint-text.ts";
import { startingFee } from "#domain/pricing/starting-fee.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { Photo } from "#parts/photo/photo.tsx";
import { TermsContext } from "#parts/terms-context.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import type { OwnContent } from "./content-query.ts";
import { useEditTarget } from "./edit-target.ts";
import { OPERATOR_TEXTS } from "./operator-texts.ts";
import { PREVIEW_TEXTS as TEXTS } from "./texts.ts";

/** The saved profile in short, with what waits for approval or is not listed yet. */
export function ProfilePreview({ content }: { content: OwnContent }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="line" size="sm" icon="eye" onClick={() => setOpen(true)}>
        {TEXTS.open}
      </Button>
      {isOpen && (
        <Dialog open title={content.profile.name ?? ""} onClose={() => setOpen(false)}>
          <Preview content={content} />
        </Dialog>
      )}
    </div>
  );
}

function Preview({ content }: { content: OwnContent }) {
  const { profile, talks, speaker_key_points: points, testimonials } = content;
  const name = profile.name ?? "";
  const vat = use(TermsContext);
  const { person } = useEditTarget();
  return (
    <section
      className="profile-preview"
      aria-label={TEXTS.open}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
      tabIndex={0}
    >
      <p className="note">{person === null ? TEXTS.note : OPERATOR_TEXTS.previewNote(person)}</p>
      <div className="profile-preview-head">
        <Photo
          src={content.profile_image_url}
          alt=""
          name={name}
          width={320}
          height={320}
          sizes="120px"
        />
        <div className="min-w-0">
          {profile.job_title && <p className="todo-title">{profile.job_title}</p>}
          {profile.company && <p className="note">{profile.company}</p>}
          <p>{priceHintText(startingFee(profile), vat.standard)}</p>
          <p className="chips">
            {profile.categories.map((category) => (
              <Badge key={category}>{labelOf(category)}</Badge>
            ))}
          </p>
        </div>
      </div>
      {[...new Set([profile.short_bio, profile.bio, profile.detailed_bio])].map(
        (text) =>
          text && (
            <p key={text} className="whitespace-pre-line">
              {text}
            </p>
          ),
      )}
      <Entries title={TEXTS.points} entries={points} />
      <Entries title={TEXTS.talks} entries={talks} />
      <Entries
        title={TEXTS.testimonials}
        entries={testimonials.map(({ id, author, content: said }) => ({
          id,
          title: author,
          description: said,
        }))}
      />
    </section>
  );
}

type Entry = { readonly id: string; readonly title: string; readonly description: string | null };

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 className="label">{title}</h3>
      <ul className="profile-preview-list">
        {entries.map(({ id, title: name, description }) => (
          <li key={id}>
            <p className="todo-title">{name}</p>
            {description && <p className="note">{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf(category: string): string {
  return CATEGORIES.find(({ name }) => name === category)?.label ?? category;
}
