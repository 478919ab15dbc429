import { exactTime, type RelativeStyle, relativeTime } from "#domain/messaging/relative-time.ts";
import { useNow } from "./use-now.ts";

type MessageTimeProps = { at: number; style?: RelativeStyle };

/** „vor 5 Minuten“, with the exact moment behind it. */
export function MessageTime({ at, style = "long" }: MessageTimeProps) {
  return (
    <time dateTime={new Date(at).toISOString()} title={exactTime(at)}>
      {relativeTime(at, useNow(), style)}
    </time>
  );
}
