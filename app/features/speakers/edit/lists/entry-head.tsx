import type { HTMLAttributes } from "react";
import { IconButton } from "#ui/icon/icon-button.tsx";
import { EDIT_TEXTS as TEXTS } from "../texts.ts";

type EntryHeadProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isSorted: boolean;
  drag: HTMLAttributes<HTMLSpanElement>;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function EntryHead(props: EntryHeadProps) {
  const { name, isFirst, isLast, isSorted, drag, onMove, onRemove } = props;
  return (
    <div className="edit-entry-head">
      <h3 className="todo-title">
        {isSorted && (
          <span className="edit-grip" aria-hidden="true" title={TEXTS.drag(name)} {...drag}>
            ⠿
          </span>
        )}
        {name}
      </h3>
      <div className="flex gap-1">
        {isSorted && (
          <>
            <IconButton
              icon="chevron-up"
              label={TEXTS.up(name)}
              disabled={isFirst}
              data-move={-1}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="chevron-down"
              label={TEXTS.down(name)}
              disabled={isLast}
              data-move={1}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <IconButton icon="trash-2" label={TEXTS.remove(name)} data-remove onClick={onRemove} />
      </div>
    </div>
  );
}
