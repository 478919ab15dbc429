import { useEffect, useState } from "react";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { useStoredText } from "#ui/stored-text.ts";
import { toast } from "#ui/toast-store.ts";
import { TOGGLE_TEXTS as TEXTS } from "./toggle-texts.ts";

type ShortlistToggleProps = { slug: string; name: string };

/** The star of a speaker. Whoever is not signed in loads nothing and learns what it is for. */
export function ShortlistToggle({ slug, name }: ShortlistToggleProps) {
  const isSignedIn = useStoredText(SESSION_KEY) !== null;
  const [isOn, setOn] = useListed(slug, isSignedIn);
  const toggle = async () => {
    if (!isSignedIn) {
      const action = { label: TEXTS.signInAction, href: "/auth" };
      toast.show({ kind: "info", text: TEXTS.signIn, action, topic: "shortlist" });
      return;
    }
    setOn(!isOn);
    try {
      const { changeShortlist } = await import("./own-shortlist.ts");
      await changeShortlist(slug, !isOn);
      const action = { label: TEXTS.open, href: "/dashboard/customer/merkliste" };
      const text = isOn ? TEXTS.removed(name) : TEXTS.added(name);
      toast.show({ kind: "success", text, action, topic: "shortlist" });
    } catch {
      setOn(isOn);
      toast.show({ kind: "error", text: TEXTS.failed, topic: "shortlist" });
    }
  };
  return (
    <IconButton
      variant="round"
      icon={isOn ? "star-filled" : "star"}
      label={TEXTS.keep(name)}
      aria-pressed={isOn}
      onClick={() => void toggle()}
    />
  );
}

/** Asked once for whoever is signed in; until then nobody is listed. */
function useListed(slug: string, isSignedIn: boolean) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    let isWanted = true;
    import("./own-shortlist.ts")
      .then(({ readShortlist }) => readShortlist())
      .then(
        ({ items }) => isWanted && setOn(items.some(({ card }) => card.slug === slug)),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [slug, isSignedIn]);
  return [isOn, setOn] as const;
}
