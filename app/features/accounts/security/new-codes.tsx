import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button/button.tsx";
import { saveFile } from "../privacy/save-file.ts";
import { CopyButton } from "./copy-button.tsx";
import { groupByFour } from "./group-by-four.ts";
import { RECOVERY_TEXTS as TEXTS } from "./texts.ts";

/** Shown once; a user who did not keep them generates new ones. */
export function NewCodes({ codes }: { codes: readonly string[] }) {
  // The server leaves the hyphens aside.
  const readable = codes.map((code) => groupByFour(code, "-"));
  const text = readable.join("\n");
  return (
    <>
      <Alert variant="notice" icon="triangle-alert">
        {TEXTS.once}
      </Alert>
      <ul className="recovery-codes">
        {readable.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="security-actions">
        <CopyButton text={text} />
        <Button variant="quiet" size="sm" icon="download" onClick={() => download(text)}>
          {TEXTS.download}
        </Button>
      </div>
    </>
  );
}

function download(text: string): void {
  const file = new Blob([`${TEXTS.fileTitle}\n\n${text}\n`], { type: "text/plain;charset=utf-8" });
  saveFile(file, TEXTS.fileName);
}
