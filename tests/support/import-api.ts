import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "#data/db.ts";
import { userRoles } from "#data/schema/accounts.ts";
import { speakers } from "#data/schema/speakers/speakers.ts";
import { createApi } from "#server/api/api.ts";
import { adminApi } from "./admin-api.ts";
import { given, insertUser } from "./database/records.ts";
import { signedIn, testCtx } from "./test-ctx.ts";

type Data = Record<string, string>;
export const numbered = (rows: readonly Data[]) => rows.map((data, at) => ({ row: at + 1, data }));

/** An admin who brings files of speakers over the API, takes them back and edits in between. */
export async function importApi(db: Db) {
  const api = adminApi(createApi(testCtx(db)));
  const adminId = await insertUser(db);
  await db.insert(userRoles).values({ user_id: adminId, role: "admin" });
  const admin = signedIn("admin", adminId);
  const ask = (method: string, path: string, json?: unknown) => api(admin, method, path, json);

  const start = async (rule: string, row_count: number) => {
    const request = { file_name: "a.csv", rule, row_count };
    const made = await ask("POST", "/admin/speaker-imports", request);
    expect(made.status).toBe(201);
    return String(made.body.id);
  };
  /** A whole file; returns the import and the speakers its rows are about. */
  const bring = async (rule: string, file: readonly Data[]) => {
    const id = await start(rule, file.length);
    const rows = numbered(file);
    const { body } = await ask("POST", `/admin/speaker-imports/${id}/rows`, { rows });
    const items = body.items as { result: string; speaker_id: string }[];
    return { id, items, speakerId: given(items[0]).speaker_id };
  };
  const undo = async (id: string) =>
    (await ask("POST", `/admin/speaker-imports/${id}/undo`, {})).body;
  const edit = async (id: string, change: Record<string, unknown>) => {
    const { body } = await ask("GET", `/admin/speakers/${id}/content`);
    const { profile: version } = body.versions as { profile: string };
    const saved = await ask("PATCH", `/admin/speakers/${id}`, { version, ...change });
    expect(saved.status).toBe(200);
  };
  const speakerOf = async (id: string) => {
    const [row] = await db.select().from(speakers).where(eq(speakers.id, id));
    return given(row);
  };
  return { adminId, ask, start, bring, undo, edit, speakerOf };
}
