import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Menu } from "#ui/popover/menu.tsx";
import { useSavedViews } from "./saved-views.ts";
import { LIST_TEXTS as TEXTS } from "./texts.ts";

type ViewMenuProps = {
  /** Names the list in this browser's memory. */
  list: string;
  /** The parameters of what is shown now. */
  search: string;
};

/** Questions asked every day, one click away. */
export function ViewMenu({ list, search }: ViewMenuProps) {
  const { views, save, remove } = useSavedViews(list);
  const navigate = useNavigate();
  const [isNaming, setNaming] = useState(false);
  const open = (to: string) => void navigate(to === "" ? "?" : to, { preventScrollReset: true });
  return (
    <>
      <Menu
        opener={
          <>
            {TEXTS.views}
            <Icon name="chevron-down" />
          </>
        }
        openerClassName="btn btn-line"
        label={TEXTS.views}
        items={[
          ...views.map(({ name, search: stored }) => ({
            id: `view-${name}`,
            label: name,
            onSelect: () => open(stored),
          })),
          { id: "save", label: TEXTS.saveView, onSelect: () => setNaming(true) },
          ...views.map(({ name }) => ({
            id: `remove-${name}`,
            label: TEXTS.removeView(name),
            isDestructive: true,
            onSelect: () => remove(name),
          })),
        ]}
      />
      <NameDialog
        open={isNaming}
        onClose={() => setNaming(false)}
        onName={(name) => save({ name, search })}
      />
    </>
  );
}

type NameDialogProps = { open: boolean; onClose: () => void; onName: (name: string) => void };

function NameDialog({ open, onClose, onName }: NameDialogProps) {
  const [name, setName] = useState("");
  const submit = () => {
    if (name.trim() === "") return;
    onName(name);
    setName("");
    onClose();
  };
  return (
    <Dialog
      size="sm"
      open={open}
      onClose={onClose}
      title={TEXTS.saveView}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {TEXTS.cancel}
          </Button>
          <Button onClick={submit}>{TEXTS.save}</Button>
        </>
      }
    >
      <TextField
        label={TEXTS.viewName}
        data-autofocus
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") submit();
        }}
      />
    </Dialog>
  );
}
