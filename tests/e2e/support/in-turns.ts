/** So many at once that the server answers one while the next is read. */
const AT_ONCE = 6;

/** Takes each of many, some at a time. */
export async function inTurns<Item>(
  items: readonly Item[],
  take: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const takeNext = async () => {
    for (const item of waiting) await take(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
}
