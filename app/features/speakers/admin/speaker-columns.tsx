import "#ui/table/table.css";
import { Link, useNavigate } from "react-router";
import { formatDateTime } from "#domain/format/date-times.ts";
import { formatNumber } from "#domain/format/numbers.ts";
import { centsFromEuros, formatEuros } from "#domain/money.ts";
import { actionsFor } from "#domain/speaker/admin/speaker-actions.ts";
import { CATEGORIES } from "#domain/speaker/categories/categories.ts";
import { PersonAvatar } from "#parts/person-avatar.tsx";
import { Status } from "#ui/badge/badge.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/popover/menu.tsx";
import { type Column, tableColumns } from "#ui/table/table.tsx";
import type { SpeakerItem } from "./speakers-query.ts";
import { ACTION_WORDS, FLAG_WORDS, SPEAKER_STATUS, SPEAKERS_TEXTS as TEXTS } from "./texts.ts";
import type { ActOnSpeakers } from "./use-speaker-actions.tsx";

const LABELS = new Map<string, string>(CATEGORIES.map(({ name, label }) => [name, label]));

/** What the list says about a speaker. */
export function speakerColumns(run: ActOnSpeakers): readonly Column<SpeakerItem>[] {
  return tableColumns(TEXTS.columns, {
    name: {
      isLead: true,
      sort: "name",
      cell: (speaker) => <NameCell speaker={speaker} />,
    },
    status: {
      cell: ({ status }) => {
        const { word, shape } = SPEAKER_STATUS[status];
        return <Status shape={shape}>{word}</Status>;
      },
    },
    categories: {
      cell: ({ categories }) => categories.map((name) => LABELS.get(name) ?? name).join(", "),
    },
    fee: {
      isNumber: true,
      cell: ({ lowest_fee }) =>
        lowest_fee === null ? "–" : formatEuros(centsFromEuros(lowest_fee)),
    },
    rating: {
      isNumber: true,
      sort: "average_rating",
      cell: ({ average_rating }) => (average_rating === 0 ? "–" : formatNumber(average_rating)),
    },
    bookings: {
      isNumber: true,
      cell: ({ bookings }) => bookings,
    },
    completeness: {
      isNumber: true,
      cell: ({ completeness }) => TEXTS.percent(completeness),
    },
    login: {
      sort: "last_login_at",
      cell: ({ has_account, last_login_at }) => {
        if (!has_account) return <span className="note">{TEXTS.noAccount}</span>;
        return last_login_at === null ? TEXTS.never : formatDateTime(last_login_at);
      },
    },
    tools: {
      isTools: true,
      cell: (speaker) => <RowMenu speaker={speaker} run={run} />,
    },
  });
}

function NameCell({ speaker }: { speaker: SpeakerItem }) {
  const { id, name, email, profile_image_url } = speaker;
  return (
    <span className="cell-person">
      <PersonAvatar name={name} photo={profile_image_url} size="sm" />
      <span className="cell-stack">
        <span className="flex items-center gap-2 whitespace-nowrap">
          <Link className="link" to={`/admin/speakers/edit/${id}`}>
            {name}
          </Link>
          {speaker.is_verified && <Mark icon="badge-check" word={FLAG_WORDS.verified} />}
          {speaker.is_top && <Mark icon="trophy" word={FLAG_WORDS.top} />}
          {speaker.quick_booking_available && <Mark icon="zap" word={FLAG_WORDS.quick} />}
        </span>
        {email && (
          <span className="cell-line" title={email}>
            {email}
          </span>
        )}
      </span>
    </span>
  );
}

function Mark({ icon, word }: { icon: "badge-check" | "trophy" | "zap"; word: string }) {
  return (
    <span title={word}>
      <Icon name={icon} size={16} />
      <span className="sr-only">{word}</span>
    </span>
  );
}

function RowMenu({ speaker, run }: { speaker: SpeakerItem; run: ActOnSpeakers }) {
  const navigate = useNavigate();
  const { id, name, slug } = speaker;
  const open = (id_: string, label: string, href: string) => ({
    id: id_,
    label,
    href,
    onSelect: () => void navigate(href),
  });
  return (
    <Menu
      opener={<Icon name="ellipsis" />}
      openerLabel={TEXTS.menu(name)}
      label={TEXTS.menu(name)}
      items={[
        open("edit", TEXTS.edit, `/admin/speakers/edit/${id}`),
        open("preview", TEXTS.preview, `/speaker/${slug}`),
        open("activity", TEXTS.activity, `/admin/speaker-activity?speaker=${id}`),
        ...actionsFor(speaker).map((action) => ({
          id: action,
          label: ACTION_WORDS[action],
          isDestructive: action === "suspend",
          onSelect: () => void run([id], action, [speaker]),
        })),
      ]}
    />
  );
}
