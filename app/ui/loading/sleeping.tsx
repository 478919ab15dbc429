import { type ComponentProps, type ComponentType, Suspense } from "react";
import { firstTouch } from "./first-touch.ts";
import { latePart } from "./late-part.ts";

/**
 * A part that the server has already written: its scripts come late (`firstTouch`). A visitor who arrives
 * from another page waits for `awake` (in a route's `clientLoader`), so that nothing is blank meanwhile.
 */
// biome-ignore lint/suspicious/noExplicitAny: the bound of React's own lazy()
export function sleeping<Kind extends ComponentType<any>>(load: () => Promise<Kind>) {
  const awake = firstTouch.then(load);
  const Late = latePart(async () => ({ default: await awake }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when its module is loaded
  const Part = (props: ComponentProps<Kind>) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
  return { Part, awake };
}
