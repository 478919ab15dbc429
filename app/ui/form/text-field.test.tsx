import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";
import { TextareaField, TextField } from "./text-field.tsx";
import { Textarea, TextInput } from "./text-input.tsx";

const label = {
  label: "Ort",
  hint: "Wo es stattfindet",
  error: "Bitte ausfüllen.",
  isOptional: true,
};

test("a text field is the field around its input, with label, hint and error wired to it", () => {
  const whole = renderToStaticMarkup(
    <TextField {...label} name="city" maxLength={80} icon="search" />,
  );
  const parts = renderToStaticMarkup(
    <Field {...label}>
      {(control) => <TextInput {...control} name="city" maxLength={80} icon="search" />}
    </Field>,
  );
  expect(whole).toBe(parts);
  expect(whole).toContain('aria-invalid="true"');
});

test("several lines are wired the same way", () => {
  const whole = renderToStaticMarkup(<TextareaField label="Text" name="text" rows={4} />);
  const parts = renderToStaticMarkup(
    <Field label="Text">{(control) => <Textarea {...control} name="text" rows={4} />}</Field>,
  );
  expect(whole).toBe(parts);
});
