import { useDeferredValue, useRef, useState } from "react";
import { parseMarkdown } from "#domain/content/markdown.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TextareaField } from "#ui/form/text-field.tsx";
import { IconButton } from "#ui/icon/icon-button.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { RichText } from "../rich-text.tsx";
import { applyTool, type Edited, insertBlock, type MarkdownTool } from "./markdown-tools.ts";
import { MediaPicker } from "./media/media-picker.tsx";
import { SpeakerSearch } from "./speaker-picker.tsx";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

const TOOLS: readonly { tool: MarkdownTool; icon: IconName }[] = [
  { tool: "heading", icon: "heading-2" },
  { tool: "subheading", icon: "heading-3" },
  { tool: "bold", icon: "bold" },
  { tool: "italic", icon: "italic" },
  { tool: "link", icon: "link" },
  { tool: "list", icon: "list" },
  { tool: "quote", icon: "quote" },
];

type MarkdownEditorProps = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** Text with a toolbar, and how it will look: below, on wide windows beside it. */
export function MarkdownEditor({ label, value, error, onChange }: MarkdownEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [layer, setLayer] = useState<"picture" | "speaker" | null>(null);
  const shown = useDeferredValue(value);
  const put = ({ text, from, to }: Edited) => {
    onChange(text);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(from, to);
    });
  };
  const use = (tool: MarkdownTool) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {};
    put(applyTool(tool, value, selectionStart, selectionEnd));
  };
  const insert = (block: string) => {
    setLayer(null);
    put(insertBlock(value, block, area.current?.selectionStart ?? value.length));
  };
  return (
    <div className="editor-halves">
      <div className="editor-text">
        <div className="editor-tools" role="toolbar" aria-label={TEXTS.tools.label}>
          {TOOLS.map(({ tool, icon }) => (
            <IconButton
              key={tool}
              icon={icon}
              label={TEXTS.tools[tool]}
              title={TEXTS.tools[tool]}
              onClick={() => use(tool)}
            />
          ))}
          <IconButton
            icon="image"
            label={TEXTS.tools.picture}
            title={TEXTS.tools.picture}
            onClick={() => setLayer("picture")}
          />
          <IconButton
            icon="user-round"
            label={TEXTS.tools.speaker}
            title={TEXTS.tools.speaker}
            onClick={() => setLayer("speaker")}
          />
        </div>
        <TextareaField
          label={label}
          error={error}
          ref={area}
          name="body"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <section aria-label={TEXTS.preview} className="min-w-0">
        <p className="label">{TEXTS.preview}</p>
        <p className="hint">{TEXTS.previewNote}</p>
        <RichText
          blocks={parseMarkdown(shown)}
          renderSpeaker={(slug) => <p className="editor-speaker">{TEXTS.speakerCard(slug)}</p>}
        />
      </section>
      <MediaPicker
        open={layer === "picture"}
        onClose={() => setLayer(null)}
        onPick={({ storage_key, alt }) =>
          insert(`![${alt.replace(/[[\]]/g, "")}](/images/${storage_key})`)
        }
      />
      <Dialog open={layer === "speaker"} onClose={() => setLayer(null)} title={TEXTS.tools.speaker}>
        <SpeakerSearch onPick={({ slug }) => insert(`[[speaker:${slug}]]`)} />
      </Dialog>
    </div>
  );
}
