import { SHARE_TEXTS } from "#parts/share/share-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { revokeShare, shareShortlist } from "./own-shortlist.ts";
import { SHORTLIST_TEXTS as TEXTS } from "./texts.ts";

type ShareLinkProps = {
  token: string | null;
  onChange: (work: () => Promise<unknown>, text?: string) => void;
};

/** The link for colleagues: made on request, shown in full, revoked at any time. */
export function ShareLink({ token, onChange }: ShareLinkProps) {
  if (token === null) {
    return (
      <Button variant="quiet" icon="share" onClick={() => onChange(shareShortlist)}>
        {TEXTS.share}
      </Button>
    );
  }
  const link = new URL(`/merkliste/${token}`, location.origin).href;
  return (
    <div className="shortlist-share">
      <p>{TEXTS.link}</p>
      <p className="shortlist-link">{link}</p>
      <Button variant="quiet" icon="copy" onClick={() => void copy(link)}>
        {TEXTS.copy}
      </Button>
      <Button variant="ghost" icon="unplug" onClick={() => onChange(revokeShare, TEXTS.revoked)}>
        {TEXTS.revoke}
      </Button>
    </div>
  );
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast.show({ kind: "success", text: TEXTS.copied, topic: "shortlist" });
  } catch {
    toast.show({ kind: "error", text: SHARE_TEXTS.failed, topic: "shortlist" });
  }
}
