import "../../changes/changes.css";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { type CropView, cropBox, FIRST_VIEW, MOST_ZOOM, moveView } from "#domain/media/crop.ts";
import { BUSY_TEXTS } from "#parts/busy-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { CROP_TEXTS as TEXTS } from "../texts.ts";
import { croppedFile } from "./cropped-file.ts";

type CropDialogProps = {
  file: File;
  picture: ImageBitmap;
  /** Width through height of what is shown later. */
  aspect: number;
  onClose: () => void;
  onDone: (file: File) => void;
};

const FRAME = 640;

/** The part that is shown: pulled with finger or mouse, or set with three sliders by keyboard. */
export function CropDialog({ file, picture, aspect, onClose, onDone }: CropDialogProps) {
  const [view, setView] = useState<CropView>(FIRST_VIEW);
  const [isBusy, setBusy] = useState(false);
  const finish = async () => {
    setBusy(true);
    onDone(await croppedFile(file, picture, cropBox(picture, aspect, view)));
  };
  return (
    <Dialog
      open
      title={TEXTS.title}
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onClick={() => onDone(file)}>
            {TEXTS.whole}
          </Button>
          <Button isLoading={isBusy} loadingText={BUSY_TEXTS.moment} onClick={() => void finish()}>
            {TEXTS.done}
          </Button>
        </>
      }
    >
      <div className="crop">
        <Frame picture={picture} aspect={aspect} view={view} onView={setView} />
        <Slider
          label={TEXTS.zoom}
          max={MOST_ZOOM}
          min={1}
          value={view.zoom}
          onValue={(zoom) => setView({ ...view, zoom })}
        />
        <Slider label={TEXTS.x} value={view.x} onValue={(x) => setView({ ...view, x })} />
        <Slider label={TEXTS.y} value={view.y} onValue={(y) => setView({ ...view, y })} />
      </div>
    </Dialog>
  );
}

type FrameProps = Pick<CropDialogProps, "picture" | "aspect"> & {
  view: CropView;
  onView: (view: CropView) => void;
};

function Frame({ picture, aspect, view, onView }: FrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const { left, top, width, height } = cropBox(picture, aspect, view);
    const target = canvas.current;
    target
      ?.getContext("2d")
      ?.drawImage(picture, left, top, width, height, 0, 0, target.width, target.height);
  }, [picture, aspect, view]);
  const pull = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    const from = held.current;
    if (!from) return;
    held.current = { x: clientX, y: clientY };
    const by = {
      x: (clientX - from.x) / currentTarget.clientWidth,
      y: (clientY - from.y) / currentTarget.clientHeight,
    };
    onView(moveView(picture, aspect, view, by));
  };
  return (
    <canvas
      ref={canvas}
      className="crop-frame"
      role="img"
      aria-label={TEXTS.preview}
      width={FRAME}
      height={Math.round(FRAME / aspect)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={pull}
      onPointerUp={() => {
        held.current = null;
      }}
    />
  );
}

type SliderProps = {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onValue: (value: number) => void;
};

function Slider({ label, value, min = 0, max = 1, onValue }: SliderProps) {
  return (
    <label className="crop-slider">
      <span className="label">{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={(event) => onValue(Number(event.target.value))}
      />
    </label>
  );
}
