import { FORMAT_DURATIONS, feeField } from "#domain/pricing/duration-formats.ts";
import { feeColumns, withEveryLengthAnswered } from "#domain/pricing/starting-fee.ts";
import { feeLengthOf, type SpeakerApplication } from "./application.ts";

/** What a profile starts with: exactly the price that was asked for; other lengths follow by the editor. */
export function applicationFees(
  sent: Pick<SpeakerApplication, "fee_idea"> & Partial<SpeakerApplication>,
) {
  const wanted = feeLengthOf(sent);
  const prices = FORMAT_DURATIONS.map((duration) => [
    feeField(duration),
    wanted === "all" || wanted === `${duration}` ? sent.fee_idea : null,
  ]);
  const asked = { fee_20: null, fee_40: null, fee_60: null, ...Object.fromEntries(prices) };
  return feeColumns(withEveryLengthAnswered({ ...asked, lengths_not_offered: [] }));
}
