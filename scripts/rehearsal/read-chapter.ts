/** The commands of a chapter, block by block as they are to be pasted: everything between ```sh and ```. */
export function readChapter(document: string, title: string): string[] {
  const chapter = document.split(/^## /m).find((text) => text.startsWith(`${title}\n`));
  if (chapter === undefined) throw new Error(`There is no chapter „${title}“.`);
  return [...chapter.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, commands = ""]) => commands);
}

/** Fills in every placeholder; an unknown one ends the rehearsal. */
export function fillIn(commands: string, places: Readonly<Record<string, string>>): string {
  return commands.replaceAll(/<([a-z]+(?: [a-z]+)*)>/g, (place, name: string) => {
    const value = places[name];
    if (value === undefined) throw new Error(`It is unknown what to write for ${place}.`);
    return value;
  });
}
