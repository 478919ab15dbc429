import { findSpeakerTax, saveSpeakerTax } from "#data/queries/billing/speaker-tax.ts";
import { insertAudit } from "#data/queries/platform/audit-log.ts";
import { findOwnSpeaker } from "#data/queries/speakers/own-speaker.ts";
import type { StatedSeller } from "#domain/invoicing/books/yearly-report.ts";
import {
  type IdentityFaults,
  identityFaults,
  neededIdentity,
} from "#domain/invoicing/seller/seller-identity.ts";
import { isVatId } from "#domain/pricing/vat/vat-id.ts";
import { failure, ok, type Result } from "#domain/result.ts";
import { berlinDay } from "#domain/time/iso-date.ts";
import type { Ctx, Viewer } from "#features/ctx.ts";

export type OwnTax = StatedSeller & {
  /** Whether we may write invoices in the speaker's name. */
  readonly accepts_self_billing: boolean;
};
type Refused = "unauthorized" | "not_found";

type TaxRead = {
  readonly tax: OwnTax | null;
  /** Stored before all fields were required: not enough for the yearly report. */
  readonly is_incomplete: boolean;
};

export async function readOwnTax(
  ctx: Pick<Ctx, "db" | "now">,
  viewer: Viewer,
): Promise<Result<TaxRead, Refused>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const speaker = await findOwnSpeaker(ctx.db, viewer.userId);
  if (!speaker) return failure("not_found");
  const row = await findSpeakerTax(ctx.db, speaker.id);
  if (!row) return ok({ tax: null, is_incomplete: false });
  const { speaker_id: _id, updated_at: _at, ...tax } = row;
  return ok({ tax, is_incomplete: Object.keys(faultsOf(ctx, tax)).length > 0 });
}

export type SaveTaxError =
  | Refused
  | "number_missing"
  | "vat_id"
  | { readonly code: "identity"; readonly faults: IdentityFaults };

/** Holds from the next settlement on; what was settled before keeps what was stated then. */
export async function saveOwnTax(
  ctx: Pick<Ctx, "db" | "now">,
  viewer: Viewer,
  tax: OwnTax,
): Promise<Result<null, SaveTaxError>> {
  if (viewer.kind === "visitor") return failure("unauthorized");
  const speaker = await findOwnSpeaker(ctx.db, viewer.userId);
  if (!speaker) return failure("not_found");
  if (!tax.tax_number && !tax.vat_id) return failure("number_missing");
  if (tax.vat_id && !isVatId(tax.vat_id, tax.country)) return failure("vat_id");
  const faults = faultsOf(ctx, tax);
  if (Object.keys(faults).length > 0) return failure({ code: "identity", faults });
  const row = { ...tax, ...neededIdentity(tax), updated_at: ctx.now() };
  await ctx.db.transaction(async (tx) => {
    await saveSpeakerTax(tx, { speaker_id: speaker.id, ...row });
    // The log is kept for years, so it says that the numbers changed and not what they are.
    await insertAudit(tx, {
      actor: "speaker",
      actor_id: viewer.userId,
      action: "speaker.tax",
      object_type: "speaker",
      object_id: speaker.id,
      after: { accepts_self_billing: tax.accepts_self_billing },
      request_id: viewer.requestId,
      ip_prefix: viewer.network ?? null,
    });
  });
  return ok(null);
}

function faultsOf({ now }: Pick<Ctx, "now">, tax: OwnTax): IdentityFaults {
  return identityFaults(tax, berlinDay(now().getTime()));
}
