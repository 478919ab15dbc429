import "./dialog.css";
import { type ReactNode, useId } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { Toaster } from "#ui/toast/toast.tsx";
import { MODAL_TEXTS } from "./texts.ts";
import { type ModalOptions, useModal } from "./use-modal.ts";

export type ModalFrameProps = ModalOptions & {
  /** Names the layer; also its visible heading unless `head` takes that place. */
  title: string;
  head?: ReactNode;
  /** Second column from 768 px on. */
  aside?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
};

type FrameLook = {
  className: string;
  role?: "alertdialog";
  handle?: ((close: () => void) => ReactNode) | undefined;
};

/** What dialog and sheet share: the native element with head, body, foot and a second column. */
export function ModalFrame(props: ModalFrameProps & FrameLook) {
  const { title, head, aside, foot, children, className, role, handle } = props;
  const { dialogProps, isPresent, requestClose } = useModal(props);
  const id = useId();
  const close = () => void requestClose();
  // Above the buttons where there are some: a message must not hide the way on.
  const toaster = props.open && <Toaster place="layer" />;
  return (
    <dialog
      {...dialogProps}
      role={role}
      className={className}
      tabIndex={-1}
      aria-labelledby={head ? undefined : `${id}title`}
      aria-label={head ? title : undefined}
      aria-describedby={role === "alertdialog" ? `${id}body` : undefined}
    >
      {isPresent && (
        <>
          {handle?.(close)}
          <div className="dialog-head">
            {head ?? (
              <h2 id={`${id}title`} className="h3 grow">
                {title}
              </h2>
            )}
            {props.isDismissible !== false && (
              <button
                type="button"
                className="iconbtn"
                aria-label={MODAL_TEXTS.close}
                onClick={close}
              >
                <Icon name="x" />
              </button>
            )}
          </div>
          <div id={`${id}body`} className="dialog-body">
            {children}
          </div>
          {foot && (
            <div className="dialog-foot">
              {foot}
              {toaster}
            </div>
          )}
          {aside && <div className="dialog-aside">{aside}</div>}
          {!foot && toaster}
        </>
      )}
    </dialog>
  );
}
