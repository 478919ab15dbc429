import type { ReactNode } from "react";
import { dropUnsavedChanges } from "#parts/actions/unsaved-changes.tsx";
import { toastRefusal, useAction } from "#parts/actions/use-action.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { FAILED_TEXTS } from "#parts/failed-texts.ts";
import { AdminHead } from "#parts/list/admin-head.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { useConfirm } from "#ui/dialog/use-confirm.tsx";
import { EmptyState } from "#ui/page/empty-state.tsx";
import { PreviewButton } from "./preview-button.tsx";
import { EDITOR_TEXTS as TEXTS } from "./texts.ts";

/** The list something belongs to. */
type List = { address: string; label: string };

type ContentEditorProps = {
  title: string;
  list: List;
  /** „Artikel ansehen“ */
  open: string;
  /** What is stored already; its address is null until it is published. */
  stored: { kind: "post" | "landing"; id: string; address: string | null } | null;
  onSave: () => void;
  isSaving: boolean;
  main: ReactNode;
  side: ReactNode;
  /** Beside the button that saves. */
  bar: ReactNode;
};

/** The frame of all editors of public content. */
export function ContentEditor(props: ContentEditorProps) {
  const { title, list, open, stored, onSave, isSaving, main, side, bar } = props;
  return (
    <form
      className="dashboard"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <AdminHead
        title={title}
        actions={
          <>
            <ButtonLink variant="ghost" icon="arrow-left" to={list.address}>
              {list.label}
            </ButtonLink>
            {stored && stored.address === null && (
              <PreviewButton kind={stored.kind} id={stored.id} />
            )}
            {stored?.address && (
              <ButtonLink variant="line" icon="eye" to={stored.address} target="_blank">
                {open}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="editor">
        <div className="editor-main">{main}</div>
        <div className="editor-side">{side}</div>
      </div>
      <div className="editor-bar">
        <Button type="submit" isLoading={isSaving} loadingText={BUSY_TEXTS.saving}>
          {TEXTS.save}
        </Button>
        {bar}
      </div>
    </form>
  );
}

/** For an address whose content is deleted. */
export function MissingContent({ title, list }: { title: string; list: List }) {
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      action={<ButtonLink to={list.address}>{list.label}</ButtonLink>}
    />
  );
}

type DeleteContentProps = {
  title: string;
  text: string;
  remove: () => Promise<unknown>;
  onDone: () => Promise<unknown>;
};

/** Names what is lost and asks; a refusal is told. */
export function DeleteContent({ title, text, remove, onDone }: DeleteContentProps) {
  const { ask, dialog } = useConfirm({
    title,
    children: text,
    labels: { confirm: TEXTS.delete, cancel: TEXTS.cancel },
  });
  const { run } = useAction([], { failed: FAILED_TEXTS.failed });
  const confirmed = async () => {
    if (!(await ask())) return;
    await run(remove, {
      onDone: () => {
        dropUnsavedChanges();
        return onDone();
      },
      onFailed: toastRefusal,
    });
  };
  return (
    <>
      <Button variant="ghost" icon="trash-2" onClick={() => void confirmed()}>
        {TEXTS.delete}
      </Button>
      {dialog}
    </>
  );
}
