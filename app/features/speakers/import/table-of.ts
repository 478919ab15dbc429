/** A file as it was brought along: headings, and text by heading. */
export type FileTable = {
  readonly headings: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
};

/** The first line names the columns; a column without a name, or with one that is taken, is left out. */
export function tableOf(lines: readonly (readonly string[])[]): FileTable {
  const [head = [], ...body] = lines;
  const places = new Map<string, number>();
  for (const [at, cell] of head.entries()) {
    const heading = cell.trim();
    if (heading !== "" && !places.has(heading)) places.set(heading, at);
  }
  const rows = body
    .map((line) =>
      Object.fromEntries([...places].map(([heading, at]) => [heading, line[at] ?? ""])),
    )
    .filter((row) => Object.values(row).some((text) => text.trim() !== ""));
  return { headings: [...places.keys()], rows };
}
