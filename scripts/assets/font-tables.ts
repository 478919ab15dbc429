/** The tables of a font file (OpenType's „sfnt“ container), by their four letters. */
type Tables = ReadonlyMap<string, Buffer>;

const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

export function readTables(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const start = font.readUInt32BE(at + 8);
    const table = font.subarray(start, start + font.readUInt32BE(at + 12));
    return [font.toString("latin1", at, at + 4), table] as const;
  });
  return new Map(entries);
}

/** The sums that the format has for every table are left to the packer of the file: browsers read none. */
export function writeTables(tables: Tables): Buffer {
  const names = [...tables.keys()].sort();
  const header = Buffer.alloc(HEADER_BYTES + names.length * ENTRY_BYTES);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(names.length, 4);
  const parts: Buffer[] = [header];
  let start = header.length;
  for (const [index, name] of names.entries()) {
    const table = tables.get(name) ?? Buffer.alloc(0);
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    header.write(name, at, "latin1");
    header.writeUInt32BE(start, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    start += padded.length;
  }
  return Buffer.concat(parts);
}

/**
 * The distances between letters hardly differ along an axis, yet saying how they do takes as many bytes
 * as all the letters. The font keeps its axes and takes the distances of one place on them.
 */
export function withKerningOf(font: Buffer, fixed: Buffer): Buffer {
  const [tables, others] = [readTables(font), readTables(fixed)];
  const kerning = others.get("GPOS");
  const isSameOrder = Buffer.compare(
    tables.get("cmap") ?? Buffer.alloc(0),
    others.get("cmap") ?? Buffer.alloc(1),
  );
  if (kerning === undefined || isSameOrder !== 0) {
    throw new Error("The two cuts of the font do not number their letters alike");
  }
  return writeTables(new Map([...tables, ["GPOS", kerning]]));
}
