/** On its own, because the toggle stands on every profile and the list does not. */
export const TOGGLE_TEXTS = {
  keep: (name: string) => `${name} merken`,
  added: (name: string) => `${name} steht auf Ihrer Merkliste`,
  removed: (name: string) => `${name} steht nicht mehr auf Ihrer Merkliste`,
  open: "Zur Merkliste",
  signIn: "Bitte melden Sie sich an, um Speaker zu merken",
  signInAction: "Anmelden",
  failed: "Die Merkliste konnte nicht geändert werden",
} as const;
