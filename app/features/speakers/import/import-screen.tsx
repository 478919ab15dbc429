import "../edit/profile-editor.css";
import "#parts/layout/edit-form.css";
import { useRef } from "react";
import { csvText } from "#domain/list/csv.ts";
import {
  bringsPicture,
  IMPORT_FIELDS,
  type ImportMapping,
  type ImportRecord,
  needsLength,
} from "#domain/speaker/import/import-fields.ts";
import { FEE_FIELDS } from "#domain/speaker/import/import-groups.ts";
import { IMPORT_RULES } from "#domain/speaker/import/import-plan.ts";
import { downloadText } from "#parts/download-text.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/form/select.tsx";
import { ImportHistory } from "./import-history.tsx";
import { ImportOutcome } from "./import-outcome.tsx";
import { RULE_WORDS, IMPORT_TEXTS as TEXTS } from "./import-texts.ts";
import { SAMPLE_RECORDS } from "./sample-records.ts";
import { type Import, useImport } from "./use-import.ts";

const FIELDS = IMPORT_FIELDS.map(({ name, label }) => ({ value: name, label }));
const IGNORED = { value: "ignored", label: TEXTS.ignore };
const LENGTHS = [...FEE_FIELDS.map(({ name, label }) => ({ value: name, label })), IGNORED];
const RULES = IMPORT_RULES.map((value) => ({ value, label: RULE_WORDS[value] }));

/** A file of speakers: choose, map, try, import, take back. */
export function ImportScreen() {
  const work = useImport();
  return (
    <div className="dashboard">
      <AdminHead
        title={TEXTS.title}
        note={TEXTS.note}
        actions={
          <>
            <Button
              variant="line"
              icon="download"
              onClick={() => saveTable([], TEXTS.templateFile)}
            >
              {TEXTS.template}
            </Button>
            <Button
              variant="line"
              icon="download"
              onClick={() => saveTable(SAMPLE_RECORDS, TEXTS.sampleFile)}
            >
              {TEXTS.sample}
            </Button>
          </>
        }
      />
      <FileCard work={work} />
      {work.file && <MappingCard work={work} />}
      {work.outcomes && <ImportOutcome work={work} outcomes={work.outcomes} />}
      <ImportHistory onUndone={work.forget} />
    </div>
  );
}

/** All columns that an import knows, under the headings that it recognises by itself. */
function saveTable(records: readonly ImportRecord[], fileName: string): void {
  const columns = IMPORT_FIELDS.map(({ name, label }) => ({
    label,
    text: (record: ImportRecord) => record[name] ?? "",
  }));
  downloadText(csvText(columns, records), fileName);
}

function FileCard({ work }: { work: Import }) {
  const input = useRef<HTMLInputElement>(null);
  const { file } = work;
  return (
    <Card>
      <div className="grid justify-items-start gap-3">
        {file && <p>{TEXTS.found(file.table.rows.length, file.name)}</p>}
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.xlsx,.json"
          aria-label={TEXTS.choose}
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (chosen) void work.open(chosen);
          }}
        />
        <Button
          variant={file ? "line" : "primary"}
          icon="upload"
          onClick={() => input.current?.click()}
        >
          {file ? TEXTS.chooseOther : TEXTS.choose}
        </Button>
      </div>
    </Card>
  );
}

function MappingCard({ work }: { work: Import }) {
  const { file, mapping, rule, records } = work;
  const hasName = Object.values(mapping).includes("name");
  const headings = file?.table.headings ?? [];
  const isOpen = (heading: string) => needsLength(heading) && mapping[heading] === undefined;
  const isReady = hasName && !headings.some(isOpen) && work.work === null;
  const choose = (heading: string, field: string) => {
    const rest = Object.entries(mapping).filter(
      ([other, known]) => other !== heading && (known !== field || known === "ignored"),
    );
    const chosen = [...FIELDS, IGNORED].find(({ value }) => value === field);
    work.map(
      Object.fromEntries(chosen ? [...rest, [heading, chosen.value]] : rest) as ImportMapping,
    );
  };
  return (
    <Card title={TEXTS.mapping}>
      <div className="edit-form">
        <div className="edit-fields">
          {headings.map((heading) => (
            <Select
              key={heading}
              label={heading}
              {...hintOf(heading)}
              error={isOpen(heading) ? TEXTS.lengthNeeded(heading) : undefined}
              placeholder={needsLength(heading) ? TEXTS.whichLength : TEXTS.ignore}
              options={needsLength(heading) ? LENGTHS : FIELDS}
              value={chosenOf(heading, mapping)}
              onChange={(event) => choose(heading, event.target.value)}
            />
          ))}
        </div>
        <Select
          label={TEXTS.rule}
          options={RULES}
          value={rule}
          onChange={(event) => {
            const next = IMPORT_RULES.find((one) => one === event.target.value);
            if (next) work.changeRule(next);
          }}
        />
        {!hasName && <p className="note">{TEXTS.nameNeeded}</p>}
        <Progress work={work} />
        <div className="button-row">
          <Button variant="line" disabled={!isReady} onClick={() => void work.trial()}>
            {TEXTS.trial}
          </Button>
          <Button
            disabled={!isReady || records.length === 0 || work.outcomes === null}
            onClick={() => void work.start()}
          >
            {TEXTS.run}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function chosenOf(heading: string, mapping: ImportMapping): string {
  const field = mapping[heading] ?? "";
  return field === "ignored" && !needsLength(heading) ? "" : field;
}

function hintOf(heading: string): { hint?: string } {
  return bringsPicture(heading) ? { hint: TEXTS.noPictures } : {};
}

function Progress({ work: { work, records } }: { work: Import }) {
  if (!work) return null;
  const say = work.kind === "trial" ? TEXTS.trialRunning : TEXTS.running;
  return (
    <div className="grid gap-2" role="status">
      <p>{say(work.done, records.length)}</p>
      <progress
        className="edit-meter"
        max={records.length}
        value={work.done}
        aria-label={say(work.done, records.length)}
      />
    </div>
  );
}
