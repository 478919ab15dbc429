import { useQuery } from "@tanstack/react-query";
import type { SettingKey } from "#domain/settings/settings.ts";
import { formatMoment } from "#parts/format-moment.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { versionsQuery } from "./setting-queries.ts";
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
                  <p className="version-value">
                    <del>{readable(before)}</del>
                  </p>
                  <p className="version-value">
                    <ins>{readable(after)}</ins>
                  </p>
                  <div>
                    <Button size="sm" variant="line" onClick={() => onRestore(before)}>
                      {TEXTS.restore}: {short(before)}
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

function readable(value: unknown): string {
  if (value === null || value === undefined) return TEXTS.toDefault;
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.map(listed).join("\n");
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${typeof part === "object" ? JSON.stringify(part) : part}`)
    .join("\n");
}

/** One entry of a list: its values in their order. */
function listed(entry: unknown): string {
  return typeof entry === "object" && entry !== null
    ? Object.values(entry).join(" · ")
    : String(entry);
}

function short(value: unknown): string {
  const text = readable(value).replaceAll("\n", ", ");
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}
