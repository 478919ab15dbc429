import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { refusalOf } from "#app/session/unwrap-response.ts";
import {
  guessMapping,
  type ImportMapping,
  toRecord,
} from "#domain/speaker/import/import-fields.ts";
import type { ImportRule } from "#domain/speaker/import/import-plan.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { readStored, writeStored } from "#ui/stored-text.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { IMPORT_TEXTS as TEXTS } from "./import-texts.ts";
import { readFile } from "./read-file.ts";
import { carryOut, type Outcome, openImport, tryImport } from "./run-import.ts";
import type { FileTable } from "./table-of.ts";

const MEMORY = "wb-import-mapping";

type Loaded = { readonly name: string; readonly table: FileTable };
type Work = { readonly kind: "trial" | "import"; readonly done: number };

/** The steps of an import: file, columns, trial, import. */
export function useImport() {
  const queries = useQueryClient();
  const [file, setFile] = useState<Loaded | null>(null);
  const [mapping, setMapping] = useState<ImportMapping>({});
  const [rule, setRule] = useState<ImportRule>("skip");
  const [work, setWork] = useState<Work | null>(null);
  /** An import that was interrupted and goes on where it stopped. */
  const [importId, setImportId] = useState<string | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const records = file ? file.table.rows.map((row) => toRecord(row, mapping)) : [];

  const startOver = () => {
    setOutcomes(null);
    setImportId(null);
  };
  const open = async (chosen: File) => {
    const read = await readFile(chosen);
    if (!read.ok) {
      toast.show({
        kind: "error",
        text: read.error === "too_large" ? TEXTS.tooLarge : TEXTS.unreadable,
      });
      return;
    }
    setFile({ name: chosen.name, table: read.value });
    setMapping(guessMapping(read.value.headings, remembered()));
    startOver();
  };
  const map = (next: ImportMapping) => {
    setMapping(next);
    startOver();
    writeStored(MEMORY, JSON.stringify({ ...remembered(), ...next }));
  };
  const run = async (
    kind: Work["kind"],
    send: (tell: (done: number) => void) => Promise<Outcome[]>,
  ) => {
    setWork({ kind, done: 0 });
    try {
      setOutcomes(await send((done) => setWork({ kind, done })));
      return true;
    } catch (error) {
      const text =
        kind === "import" ? TEXTS.stopped : refusalOf(error)?.message || FAILED_TEXTS.again;
      toast.show({ kind: "error", text });
      return false;
    } finally {
      setWork(null);
    }
  };
  const trial = () => run("trial", (tell) => tryImport(records, rule, tell));
  const start = async () => {
    const done = await run("import", async (tell) => {
      const rowCount = records.length;
      const id = importId ?? (await openImport({ fileName: file?.name ?? "", rule, rowCount }));
      setImportId(id);
      const carriedOut = await carryOut(id, records, tell);
      setImportId(null);
      return carriedOut;
    });
    await queries.invalidateQueries({ queryKey: ["admin-imports"] });
    await queries.invalidateQueries({ queryKey: ["admin-speakers"] });
    if (done) toast.show({ kind: "success", text: TEXTS.done });
  };
  const changeRule = (next: ImportRule) => {
    setRule(next);
    startOver();
  };
  /** The trial no longer holds, and what was taken back cannot go on. */
  const forget = (undone: string) => {
    setOutcomes(null);
    setImportId((id) => (id === undone ? null : id));
  };
  const steps = { open, map, changeRule, trial, start, forget };
  return { file, mapping, rule, work, outcomes, records, ...steps };
}

export type Import = ReturnType<typeof useImport>;

function remembered(): ImportMapping {
  try {
    const stored: unknown = JSON.parse(readStored(MEMORY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as ImportMapping) : {};
  } catch {
    return {};
  }
}
