import { sharePage } from "#parts/share/share-page.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { PROFILE_TEXTS as TEXTS } from "./texts.ts";

export function ShareButton({ name }: { name: string }) {
  return (
    <button type="button" className="profile-tool" onClick={() => void sharePage(name)}>
      <Icon name="share" />
      <span>{TEXTS.share}</span>
    </button>
  );
}
