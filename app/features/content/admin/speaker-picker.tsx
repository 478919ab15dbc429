import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { speakerSearch } from "./content-queries.ts";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

export type PickedSpeaker = { readonly id: string; readonly slug: string; readonly name: string };

type SpeakerPickerProps = {
  label: string;
  picked: readonly PickedSpeaker[];
  most: number;
  onChange: (picked: PickedSpeaker[]) => void;
};

/** People in an order: search, add, remove. */
export function SpeakerPicker({ label, picked, most, onChange }: SpeakerPickerProps) {
  return (
    <div className="editor-picks">
      <p className="label">{label}</p>
      {picked.map((speaker) => (
        <div key={speaker.id} className="editor-pick">
          {speaker.name}
          <IconButton
            icon="x"
            label={TEXTS.removeSpeaker(speaker.name)}
            onClick={() => onChange(picked.filter(({ id }) => id !== speaker.id))}
          />
        </div>
      ))}
      {picked.length < most && (
        <SpeakerSearch
          exclude={picked.map(({ id }) => id)}
          onPick={(speaker) => onChange([...picked, speaker])}
        />
      )}
    </div>
  );
}

type SpeakerSearchProps = {
  exclude?: readonly string[];
  onPick: (speaker: PickedSpeaker) => void;
};

export function SpeakerSearch({ exclude = [], onPick }: SpeakerSearchProps) {
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed);
  const { data } = useQuery(speakerSearch(q));
  const found = (data ?? []).filter(({ id }) => !exclude.includes(id)).slice(0, 6);
  return (
    <div className="editor-picks">
      <TextField
        label={TEXTS.addSpeaker}
        isOptional
        icon="search"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {data && found.length === 0 && <p className="note">{TEXTS.noSpeakers}</p>}
      {found.map((speaker) => (
        <Button
          key={speaker.id}
          variant="quiet"
          size="sm"
          icon="plus"
          onClick={() => {
            setTyped("");
            onPick(speaker);
          }}
        >
          {speaker.name}
        </Button>
      ))}
    </div>
  );
}
