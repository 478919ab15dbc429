import type { Entry } from "./check-entry.ts";

/** The fields of the form; one that is not there counts as empty. */
export function readEntry(form: HTMLFormElement): Entry {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    firstName: text("firstName"),
    lastName: text("lastName"),
    email: text("email"),
    password: text("password"),
  };
}

/** After the errors are on the screen, the first of them gets the focus. */
export function focusFirstError(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
