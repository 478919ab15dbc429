import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "#domain/format/date-times.ts";
import type { SettingKey } from "#domain/platform/settings.ts";
import { Loaded } from "#parts/loaded.tsx";
import { Button } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { changedWords } from "./describe-setting.ts";
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
    <Sheet open wide="side" onClose={onClose} title={`${title}: ${TEXTS.history}`}>
      <Loaded query={query}>
        {(versions) =>
          versions.length === 0 ? (
            <p className="note">{TEXTS.noHistory}</p>
          ) : (
            <ul className="version-list">
              {versions.map(({ id, at, by, before, after }) => (
                <li key={id}>
                  <p className="todo-title">{TEXTS.changedBy(formatDateTime(at), by)}</p>
                  <Change words={changedWords(settingKey, before, after)} />
                  <div>
                    <Button size="sm" variant="line" onClick={() => onRestore(before)}>
                      {TEXTS.restore}
                      <span className="sr-only">: {TEXTS.changedBy(formatDateTime(at), by)}</span>
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

function Change({ words: { gone, come } }: { words: ReturnType<typeof changedWords> }) {
  return (
    <>
      {gone.length > 0 && (
        <div>
          <p className="label">{TEXTS.before}</p>
          <p className="version-value">
            <del>{gone.join("\n")}</del>
          </p>
        </div>
      )}
      {come.length > 0 && (
        <div>
          <p className="label">{TEXTS.now}</p>
          <p className="version-value">
            <ins>{come.join("\n")}</ins>
          </p>
        </div>
      )}
    </>
  );
}
