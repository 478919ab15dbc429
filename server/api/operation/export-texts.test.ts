import { expect, test } from "vitest";
import { csvText } from "#domain/list/csv.ts";
import { SPEAKER_STATUSES } from "#domain/speaker/speaker-codes.ts";
import { effectWord } from "#features/bookings/admin/texts.ts";
import { MAIL_KEYS } from "#features/mail/content/render-mail.ts";
import { jobWord } from "#parts/job-texts.ts";
import { JOB_COLUMNS, MAIL_COLUMNS } from "#server/api/mail/columns.ts";
import { AUDIT_COLUMNS } from "#server/api/platform/columns.ts";
import { SPEAKER_COLUMNS } from "#server/api/speaker-admin/columns.ts";

/** A code as programs write it, standing where a person reads. */
const CODE = /(?:^|[\s;"(])[a-z]+(?:[._][a-z]+)+(?:$|[\s;"),])/;

test("the exported log is read without knowing a single code", () => {
  const entry = {
    id: 1,
    at: new Date("2026-04-30T10:00:00Z"),
    actor: "admin" as const,
    actor_id: null,
    who: "A. Adler",
    action: "speaker.publish",
    object_type: "speaker",
    object_id: "8",
    before: { status: "draft", is_active: false },
    after: { status: "active", is_active: true },
    reason: null,
    request_id: null,
  };
  const setting = { is_demo: true };
  const file = csvText(AUDIT_COLUMNS, [
    entry,
    { ...entry, action: "speaker.edit", before: null, after: { part: "profile", waits: true } },
    { ...entry, object_type: "probe", before: null, after: { value: setting } },
  ]);
  expect(file).toContain("Verwaltung");
  expect(file).toContain("Speaker veröffentlicht");
  expect(file).toContain("Status: Entwurf → Veröffentlicht; Gelistet: nein → ja");
  expect(file).toContain("Abschnitt: Angaben zum Profil; Wartet auf Freigabe: ja");
  expect(file).not.toMatch(/\{|active|draft|profile/);
});

test("a list of speakers names every state in German", () => {
  const column = SPEAKER_COLUMNS.find(({ label }) => label === "Status");
  const words = SPEAKER_STATUSES.map((status) =>
    column && "text" in column ? column.text?.({ status } as never) : undefined,
  );
  expect(words).toEqual(["Entwurf", "In Prüfung", "Veröffentlicht", "Pausiert", "Gesperrt"]);
});

test("every mail has its German name, in the outbox, in files and in the history of a booking", () => {
  for (const key of MAIL_KEYS) {
    expect(jobWord(`mail.${key}`)).toMatch(/^E-Mail: [A-ZÄÖÜ]/);
    expect(jobWord(`mail.${key}`)).not.toMatch(CODE);
    expect(effectWord({ kind: `mail.${key}`, subject: null })).toBe(jobWord(`mail.${key}`));
  }
  const mail = MAIL_COLUMNS.find(({ label }) => label === "Vorlage");
  const job = JOB_COLUMNS.find(({ label }) => label === "Auftrag");
  expect(mail && "text" in mail && mail.text?.({ template_key: "contract_sent" } as never)).toBe(
    "Vertrag zur Unterschrift",
  );
  expect(job && "text" in job && job.text?.({ kind: "mail.contract_sent" } as never)).toBe(
    "E-Mail: Vertrag zur Unterschrift",
  );
});
