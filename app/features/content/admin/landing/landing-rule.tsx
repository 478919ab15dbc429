import type { ListRule } from "#domain/content/landing-page.ts";
import { SORT_OPTIONS, type SortOption } from "#domain/search/sort-options.ts";
import { Select } from "#ui/form/select.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { SORT_WORDS, LANDINGS_TEXTS as TEXTS } from "../texts.ts";

type LandingRuleProps = { rule: ListRule; onChange: (rule: ListRule) => void };

const SORTS = SORT_OPTIONS.map((value) => ({ value, label: SORT_WORDS[value] }));

/** Which speakers follow the pinned ones by themselves. */
export function LandingRule({ rule, onChange }: LandingRuleProps) {
  return (
    <>
      <Select
        label={TEXTS.sort}
        options={SORTS}
        value={rule.sort}
        onChange={(event) => onChange({ ...rule, sort: event.target.value as SortOption })}
      />
      <TextField
        label={TEXTS.most}
        type="number"
        min={3}
        max={24}
        value={rule.most}
        onChange={(event) => onChange({ ...rule, most: Number(event.target.value) })}
      />
      <TextField
        label={TEXTS.within}
        hint={TEXTS.withinHint}
        isOptional
        type="number"
        min={10}
        max={1000}
        value={rule.withinKm ?? ""}
        onChange={(event) =>
          onChange({
            ...rule,
            withinKm: event.target.value === "" ? null : Number(event.target.value),
          })
        }
      />
    </>
  );
}
