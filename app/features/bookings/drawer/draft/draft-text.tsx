import type { ComponentProps, ReactNode } from "react";
import { isRequired, type TextField } from "#domain/booking/draft/draft-rules.ts";
import { Field } from "#ui/form/field.tsx";
import { Textarea, TextInput } from "#ui/form/text-input.tsx";
import { FIELD_LABELS } from "../steps/field-texts.ts";
import type { Drawer } from "../use-drawer.ts";

type DraftTextProps = Pick<
  ComponentProps<typeof TextInput>,
  "type" | "icon" | "inputMode" | "autoComplete" | "min" | "maxLength" | "placeholder"
> & {
  drawer: Drawer;
  field: TextField;
  hint?: ReactNode;
  isLong?: boolean;
};

/** One typed field of the draft: checked when it is left, with its error beside it. */
export function DraftText(props: DraftTextProps) {
  const { drawer, field, hint, isLong = false, ...native } = props;
  const { state, act } = drawer;
  return (
    <Field
      label={FIELD_LABELS[field]}
      hint={hint}
      error={state.errors[field]}
      isOptional={!isRequired(field)}
    >
      {(control) => {
        const wiring = {
          ...control,
          name: field,
          value: state.draft[field],
          required: isRequired(field),
          onBlur: () => act({ type: "left", field, nowMs: Date.now() }),
        };
        const typed = (value: string) => act({ type: "typed", field, value });
        if (isLong) {
          const { maxLength } = native;
          const limit = maxLength === undefined ? {} : { maxLength };
          return (
            <Textarea {...wiring} {...limit} onChange={(event) => typed(event.target.value)} />
          );
        }
        return (
          <TextInput {...native} {...wiring} onChange={(event) => typed(event.target.value)} />
        );
      }}
    </Field>
  );
}
