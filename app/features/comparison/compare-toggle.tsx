import { useState } from "react";
import { isCompared } from "#domain/comparison/list.ts";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { TOGGLE_TEXTS as TEXTS } from "./toggle-texts.ts";
import { useComparison } from "./use-comparison.ts";

type CompareToggleProps = { slug: string; name: string };

/** Optimistic; what changes the list is loaded at the first click. */
export function CompareToggle({ slug, name }: CompareToggleProps) {
  const isStored = isCompared(useComparison(), slug);
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  const isOn = optimistic ?? isStored;
  const toggle = async () => {
    setOptimistic(!isOn);
    try {
      const change = await import("./change-comparison.ts");
      await (isOn ? change.removeFromComparison(slug) : change.addToComparison(slug));
    } catch {
      toast.show({ kind: "error", text: TEXTS.failed, topic: "comparison" });
    }
    setOptimistic(null);
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
