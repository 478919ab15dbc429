const plain = (text: string) =>
  text.normalize("NFC").trim().replace(/\s+/g, " ").toLocaleLowerCase("de");

/** Whether somebody has typed a name to confirm that they mean this person; its capitals do not matter. */
export function isTypedName(typed: string, name: string): boolean {
  return plain(typed) === plain(name);
}
