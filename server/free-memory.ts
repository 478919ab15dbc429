import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Starting leaves much behind that nobody needs again, and an idle process would keep it for long. */
export function freeMemoryAfterStart(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
}
