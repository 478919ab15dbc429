import type { ListRule } from "#domain/content/landing-page.ts";
import { SORT_OPTIONS, type SortOption } from "#domain/search/sort-options.ts";
import { Field } from "#ui/form/field.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextInput } from "#ui/form/text-input.tsx";
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
      <Field label={TEXTS.most}>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            min={3}
            max={24}
            value={rule.most}
            onChange={(event) => onChange({ ...rule, most: Number(event.target.value) })}
          />
        )}
      </Field>
      <Field label={TEXTS.within} hint={TEXTS.withinHint} isOptional>
        {(control) => (
          <TextInput
            {...control}
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
        )}
      </Field>
    </>
  );
}
