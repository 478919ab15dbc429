/** A map of things in memory that forgets what was stored longest ago once the whole weighs too much. */
export function createBoundedMap<Value extends { readonly bytes: number }>(maxBytes: number) {
  const values = new Map<string, Value>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= values.get(key)?.bytes ?? 0;
    values.delete(key);
  }

  return {
    get: (key: string) => values.get(key),
    size: () => values.size,
    values: () => values.values(),
    delete: forget,
    set(key: string, value: Value): void {
      forget(key);
      values.set(key, value);
      bytes += value.bytes;
      for (const oldest of values.keys()) {
        if (bytes <= maxBytes) break;
        forget(oldest);
      }
    },
  };
}
