import { useQuery } from "@tanstack/react-query";
import type { SettingKey } from "#domain/settings/settings.ts";
import { formatMoment } from "#parts/format-moment.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { versionsQuery } from "./setting-queries.ts";
import { settingWords } from "./setting-words.ts";
import { SETTINGS_TEXTS as TEXTS } from "./texts.ts";

type SettingVersionsProps = {
  settingKey: SettingKey;
  title: string;
  onClose: () => void;
  onRestore: (value: unknown) => void;
};

/** Who changed a setting when, from what to what; every old value can come back. */
export function SettingVersions({ settingKey, title, onClose, onRestore }: SettingVersionsProps) {
  const query = useQuery(versionsQuery(settingKey));
  return (
    <Sheet
      open
      wide="side"
      onClose={onClose}
      title={`${title}: ${TEXTS.history}`}
      labels={{ close: TEXTS.close }}
    >
      <Loaded query={query}>
        {(versions) =>
          versions.length === 0 ? (
            <p className="booking-note">{TEXTS.noHistory}</p>
          ) : (
            <ul className="version-list">
              {versions.map(({ id, at, by, before, after }) => (
                <li key={id}>
                  <p className="todo-title">{TEXTS.changedBy(formatMoment(at), by)}</p>
                  <Value settingKey={settingKey} label={TEXTS.before} value={before} isGone />
                  <Value settingKey={settingKey} label={TEXTS.now} value={after} />
                  <div>
                    <Button size="sm" variant="line" onClick={() => onRestore(before)}>
                      {TEXTS.restore}
                      <span className="sr-only">: {TEXTS.changedBy(formatMoment(at), by)}</span>
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Sheet>
  );
}

type ValueProps = { settingKey: SettingKey; label: string; value: unknown; isGone?: boolean };

function Value({ settingKey, label, value, isGone = false }: ValueProps) {
  const lines = settingWords(settingKey, value).join("\n");
  return (
    <div>
      <p className="label">{label}</p>
      <p className="version-value">{isGone ? <del>{lines}</del> : <ins>{lines}</ins>}</p>
    </div>
  );
}
