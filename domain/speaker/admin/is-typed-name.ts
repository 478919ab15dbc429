const plain = (text: string) =>
  text.normalize("NFC").trim().replace(/\s+/g, " ").toLocaleLowerCase("de");

/** Whether the typed name confirms that this person is meant; its capitals do not matter. */
export function isTypedName(typed: string, name: string): boolean {
  return plain(typed) === plain(name);
}
