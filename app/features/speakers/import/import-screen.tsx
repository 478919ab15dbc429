import { useRef } from "react";
import { csvText } from "#domain/list/csv.ts";
import { IMPORT_FIELDS, type ImportField } from "#domain/speaker/import/import-fields.ts";
import { IMPORT_RULES } from "#domain/speaker/import/import-plan.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { saveText } from "#parts/save-text.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/select.tsx";
import { RULE_WORDS, IMPORT_TEXTS as TEXTS } from "../admin/supply-texts.ts";
import { ImportHistory } from "./import-history.tsx";
import { ImportOutcome } from "./import-outcome.tsx";
import { type Import, useImport } from "./use-import.ts";

const FIELDS = IMPORT_FIELDS.map(({ name, label }) => ({ value: name, label }));
const RULES = IMPORT_RULES.map((value) => ({ value, label: RULE_WORDS[value] }));

/** A file of speakers: choose, map, try, import, take back. */
export function ImportScreen() {
  const work = useImport();
  const saveTemplate = () =>
    saveText(
      csvText(
        IMPORT_FIELDS.map(({ label }) => ({ label, text: () => "" })),
        [],
      ),
      TEXTS.templateFile,
    );
  return (
    <div className="room">
      <AdminHead
        title={TEXTS.title}
        note={TEXTS.note}
        actions={
          <Button variant="line" icon="download" onClick={saveTemplate}>
            {TEXTS.template}
          </Button>
        }
      />
      <FileCard work={work} />
      {work.file && <MappingCard work={work} />}
      {work.outcomes && <ImportOutcome work={work} outcomes={work.outcomes} />}
      <ImportHistory onUndone={work.forget} />
    </div>
  );
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
  const choose = (heading: string, field: string) => {
    const rest = Object.entries(mapping).filter(
      ([other, known]) => other !== heading && known !== field,
    );
    const chosen = FIELDS.find(({ value }) => value === field);
    work.map(
      Object.fromEntries(chosen ? [...rest, [heading, chosen.value]] : rest) as Record<
        string,
        ImportField
      >,
    );
  };
  return (
    <Card title={TEXTS.mapping}>
      <div className="edit-form">
        <div className="edit-fields">
          {file?.table.headings.map((heading) => (
            <Select
              key={heading}
              label={heading}
              placeholder={TEXTS.ignore}
              options={FIELDS}
              value={mapping[heading] ?? ""}
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
        {!hasName && <p className="booking-note">{TEXTS.nameNeeded}</p>}
        <Progress work={work} />
        <div className="room-actions">
          <Button
            variant="line"
            disabled={!hasName || work.work !== null}
            onClick={() => void work.trial()}
          >
            {TEXTS.trial}
          </Button>
          <Button
            disabled={
              !hasName || work.work !== null || records.length === 0 || work.outcomes === null
            }
            onClick={() => void work.start()}
          >
            {TEXTS.run}
          </Button>
        </div>
      </div>
    </Card>
  );
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
