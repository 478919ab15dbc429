import { useState } from "react";
import { isCompared } from "#domain/comparison/list.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { toast } from "#ui/toast-store.ts";
import { TOGGLE_TEXTS as TEXTS } from "./toggle-texts.ts";
import { useComparison } from "./use-comparison.ts";

type CompareToggleProps = { slug: string; name: string };

/** Shows the wish at once; what changes the list is loaded at the first click. */
export function CompareToggle({ slug, name }: CompareToggleProps) {
  const isStored = isCompared(useComparison(), slug);
  const [wish, setWish] = useState<boolean | null>(null);
  const isOn = wish ?? isStored;
  const toggle = async () => {
    setWish(!isOn);
    try {
      const change = await import("./change-comparison.ts");
      await (isOn ? change.removeFromComparison(slug) : change.addToComparison(slug));
    } catch {
      toast.show({ kind: "error", text: TEXTS.failed, topic: "comparison" });
    }
    setWish(null);
  };
  return (
    <IconButton
      variant="round"
      icon={isOn ? "check" : "scale"}
      label={TEXTS.compare(name)}
      aria-pressed={isOn}
      onClick={() => void toggle()}
    />
  );
}
