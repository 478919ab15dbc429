import "#ui/badge/chip.css";
import "#ui/popover/popover.css";
import { Icon } from "#ui/icon/icon.tsx";
import { useStoredText } from "#ui/stored-text.ts";
import { forgetSearches, HISTORY_KEYS, parseHistory } from "../search-history.ts";
import { SEARCH_TEXTS as TEXTS } from "./texts.ts";

type SearchHistoryProps = { onChoose: (q: string) => void; look: "chips" | "list" };

/** What was searched in this browser, plain searches first; nothing when there is nothing to show. */
export function SearchHistory({ onChoose, look }: SearchHistoryProps) {
  const simple = parseHistory(useStoredText(HISTORY_KEYS.simple));
  const advanced = parseHistory(useStoredText(HISTORY_KEYS.advanced));
  const entries = [...simple, ...advanced];
  if (entries.length === 0) return null;
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <p className={look === "chips" ? "label" : "menu-group"}>{TEXTS.recent}</p>
        <button type="button" className="link text-xs" onClick={forgetSearches}>
          {TEXTS.forget}
        </button>
      </div>
      <ul className={look === "chips" ? "chips" : undefined}>
        {entries.map((entry) => (
          <li key={entry}>
            <button
              type="button"
              className={look === "chips" ? "chip chip-lg" : "menu-item"}
              onClick={() => onChoose(entry)}
            >
              <Icon name="history" size={16} />
              {entry}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
