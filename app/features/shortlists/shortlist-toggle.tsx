import { useEffect, useReducer, useRef } from "react";
import { SESSION_KEY } from "#app/session/session-keys.ts";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { useStoredText } from "#ui/stored-text.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { isLit, starReducer, UNKNOWN_STAR } from "./star-state.ts";
import { TOGGLE_TEXTS as TEXTS } from "./toggle-texts.ts";

type ShortlistToggleProps = {
  slug: string;
  name: string;
  /** Goes to the sign-in page, which leads back here. */
  onSignIn: () => void;
};

/** The star of a speaker. For visitors it loads nothing and says what it is for. */
export function ShortlistToggle(props: ShortlistToggleProps) {
  // Another speaker is another star.
  return <Star key={props.slug} {...props} />;
}

function Star({ slug, name, onSignIn }: ShortlistToggleProps) {
  const isSignedIn = useStoredText(SESSION_KEY) !== null;
  const { isOn, choose } = useListed(slug, isSignedIn);
  const toggle = async () => {
    if (!isSignedIn) {
      const action = { label: TEXTS.signInAction, href: "/auth", onSelect: onSignIn };
      toast.show({ kind: "info", text: TEXTS.signIn, action, topic: "shortlist" });
    } else if (await choose(!isOn)) {
      const action = { label: TEXTS.open, href: "/dashboard/customer/merkliste" };
      const text = isOn ? TEXTS.removed(name) : TEXTS.added(name);
      toast.show({ kind: "success", text, action, topic: "shortlist" });
    } else toast.show({ kind: "error", text: TEXTS.failed, topic: "shortlist" });
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

/** Asked once for a signed-in user; until then no speaker is listed. */
function useListed(slug: string, isSignedIn: boolean) {
  const [star, act] = useReducer(starReducer, UNKNOWN_STAR);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (!isSignedIn) return;
    let isWanted = true;
    import("./own-shortlist.ts")
      .then(({ readShortlist }) => readShortlist())
      .then(
        ({ items }) =>
          isWanted && act({ type: "read", isOn: items.some(({ card }) => card.slug === slug) }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [slug, isSignedIn]);

  /** One after the other, so that the server ends with what was clicked last. */
  const choose = (isOn: boolean): Promise<boolean> => {
    act({ type: "chosen", isOn });
    const stored = last.current.then(() => store(slug, isOn));
    last.current = stored;
    return stored.then((isStored) => {
      act({ type: isStored ? "stored" : "failed", isOn });
      return isStored;
    });
  };
  return { isOn: isSignedIn && isLit(star), choose };
}

async function store(slug: string, isOn: boolean): Promise<boolean> {
  try {
    const { changeShortlist } = await import("./own-shortlist.ts");
    await changeShortlist(slug, isOn);
    return true;
  } catch {
    return false;
  }
}
