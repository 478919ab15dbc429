import { formatDateTimeLong } from "#domain/format/date-times.ts";
import { type RelativeStyle, relativeTime } from "#domain/format/relative-time.ts";
import { useNow } from "./use-now.ts";

type MessageTimeProps = { at: number; style?: RelativeStyle };

/** „vor 5 Minuten“, with the exact moment behind it. */
export function MessageTime({ at, style = "long" }: MessageTimeProps) {
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTimeLong(at)}>
      {relativeTime(at, useNow(), style)}
    </time>
  );
}
