import { useEffect, useState } from "react";
import { watchUnread } from "#app/live/watch-unread.ts";

/** How many messages wait, followed live. */
export function useUnread(userId: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => watchUnread(userId, setCount), [userId]);
  return count;
}
