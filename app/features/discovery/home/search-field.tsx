import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { EMPTY_QUERY } from "#domain/search/query.ts";
import type { Suggestion } from "#domain/search/results.ts";
import { Combobox } from "#ui/combobox/combobox.tsx";
import type { ComboboxOption } from "#ui/combobox/combobox-state.ts";
import { Marked } from "#ui/combobox/marked.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { finderAddress } from "../finder/finder-url.ts";
import { rememberSearch } from "../search-history.ts";
import { SUGGESTION_GROUP_LABELS, SEARCH_TEXTS as TEXTS } from "./texts.ts";

type Option = ComboboxOption & { suggestion: Suggestion; href: string };

const GROUP_ICONS: Record<Suggestion["group"], IconName> = {
  topic: "hash",
  speaker: "user-round",
  talk: "mic",
};

type SearchFieldProps = {
  q: string;
  isInline?: boolean;
  onValueChange?: (q: string) => void;
  /** Before another page or another search opens. */
  onLeave?: () => void;
  after?: ReactNode;
};

/** The search box with suggestions: a topic searches, a person or a talk opens the profile. */
export function SearchField({
  q,
  isInline = false,
  onValueChange,
  onLeave,
  after,
}: SearchFieldProps) {
  const navigate = useNavigate();
  const open = ({ suggestion, label, href }: Option) => {
    if (suggestion.group === "topic") rememberSearch(label);
    onLeave?.();
    const toResults = { preventScrollReset: true, state: { show: "results" } };
    void navigate(href, suggestion.slug === null ? toResults : {});
  };
  return (
    <Combobox<Option>
      look="search"
      name="q"
      labels={TEXTS}
      placeholder={TEXTS.placeholder}
      defaultValue={q}
      isInline={isInline}
      loadOptions={loadSuggestions}
      onChoose={open}
      onValueChange={onValueChange}
      renderOption={({ suggestion }, query) => (
        <>
          <Icon name={GROUP_ICONS[suggestion.group]} />
          <span className={suggestion.group === "talk" ? "quoted" : undefined}>
            <Marked text={suggestion.label} query={query} />
          </span>
        </>
      )}
      panelFoot={
        <>
          <span>{TEXTS.syntax}</span>
          <span className="wide-only">
            <kbd>↑</kbd> <kbd>↓</kbd> {TEXTS.choose} <kbd>↵</kbd> {TEXTS.open}
          </span>
        </>
      }
      after={after}
    />
  );
}

async function loadSuggestions(query: string, signal: AbortSignal): Promise<Option[]> {
  const params = new URLSearchParams({ q: query });
  const answer = await fetch(`/api/v1/suggestions?${params}`, { signal });
  if (!answer.ok) throw new Error(`Suggestions: ${answer.status}`);
  const { items } = (await answer.json()) as { items: readonly Suggestion[] };
  return items.map((suggestion) => ({
    id: `${suggestion.group} ${suggestion.label} ${suggestion.slug ?? ""}`,
    label: suggestion.label,
    group: SUGGESTION_GROUP_LABELS[suggestion.group],
    href:
      suggestion.slug === null
        ? finderAddress({ ...EMPTY_QUERY, q: suggestion.label })
        : `/speaker/${suggestion.slug}`,
    suggestion,
  }));
}
