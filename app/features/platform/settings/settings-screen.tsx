import "./settings.css";
import "#ui/badge/chip.css";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { Loaded } from "#parts/loaded.tsx";
import { SenderCheck } from "./sender-check.tsx";
import { SettingCard } from "./setting-card.tsx";
import { SETTING_GROUPS } from "./setting-groups.ts";
import { settingsQuery } from "./setting-queries.ts";
import { SETTINGS_TEXTS as TEXTS } from "./texts.ts";

const GROUP = "bereich";

/** Everything an admin can change, one group at a time. */
export function SettingsScreen() {
  const [params] = useSearchParams();
  const query = useQuery(settingsQuery);
  const [first] = SETTING_GROUPS;
  const group = SETTING_GROUPS.find(({ id }) => id === params.get(GROUP)) ?? first;
  return (
    <div className="dashboard">
      <AdminHead title={TEXTS.title} />
      <nav className="setting-nav" aria-label={TEXTS.groups}>
        {SETTING_GROUPS.map(({ id, label }) => (
          <Link
            key={id}
            className="chip chip-lg"
            to={`?${GROUP}=${id}`}
            preventScrollReset
            aria-current={id === group?.id ? "true" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Loaded query={query}>
        {({ settings, mailDomain }) => (
          <>
            {group?.id === "mail" && <SenderCheck domain={mailDomain} />}
            {settings
              .filter(({ key }) => group?.keys.includes(key))
              .map((setting) => (
                <SettingCard key={setting.key} setting={setting} />
              ))}
          </>
        )}
      </Loaded>
    </div>
  );
}
