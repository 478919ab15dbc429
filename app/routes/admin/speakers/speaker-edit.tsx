import { ReminderPanel } from "#features/platform/reminders/reminder-panel.tsx";
import { VatOfSettings } from "#features/platform/settings/vat-of-settings.tsx";
import { EditSpeaker } from "#features/speakers/admin/edit-speaker.tsx";
import { RECORD_TEXTS } from "#features/speakers/admin/texts.ts";
import type { Route } from "./+types/speaker-edit";

export const meta: Route.MetaFunction = () => [
  { title: RECORD_TEXTS.pageTitle },
  { name: "robots", content: "noindex" },
];

export default function SpeakerEdit({ params }: Route.ComponentProps) {
  return (
    <VatOfSettings>
      <EditSpeaker
        key={params.id}
        id={params.id}
        reminders={<ReminderPanel about={{ kind: "speaker", id: params.id }} />}
      />
    </VatOfSettings>
  );
}
