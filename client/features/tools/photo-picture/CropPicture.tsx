import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type Corners, isConvex, type Point } from '../photo-image/crop.ts';
import { Picture } from './Picture.tsx';

interface CropPictureProps {
  photo: HTMLCanvasElement;
  corners: Corners;
  onChange: (corners: Corners) => void;
}

const NAMES = [
  msg`Top left corner`,
  msg`Top right corner`,
  msg`Bottom right corner`,
  msg`Bottom left corner`,
];
const STEPS: Record<string, Point> = {
  ArrowLeft: { x: -0.01, y: 0 },
  ArrowRight: { x: 0.01, y: 0 },
  ArrowUp: { x: 0, y: -0.01 },
  ArrowDown: { x: 0, y: 0.01 },
};

/** The photo with the four corners of the question, each moved by hand, finger or arrow keys. */
export function CropPicture({ photo, corners, onChange }: CropPictureProps) {
  const { i18n, t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);

  const move = (i: number, { x, y }: Point) => {
    const within = (share: number) => Math.min(1, Math.max(0, share));
    const next = corners.map((corner, j) => (j === i ? { x: within(x), y: within(y) } : corner)) as Corners;
    if (isConvex(next)) onChange(next);
  };
  const drag = (i: number, event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = frame.current!.getBoundingClientRect();
    move(i, { x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const press = (i: number, event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const far = event.shiftKey ? 5 : 1;
    move(i, { x: corners[i]!.x + step.x * far, y: corners[i]!.y + step.y * far });
  };

  const outline = corners.map(({ x, y }) => `${x * 100} ${y * 100}`).join('L');
  return (
    <div className="rounded-card bg-raised p-5">
      <div ref={frame} className="relative" role="group" aria-label={t`Corners of the question`}>
        <Picture picture={photo} label={t`Your photo`} />
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="pointer-events-none absolute inset-0 size-full"
        >
          <path d={`M0 0H100V100H0Z M${outline}Z`} fillRule="evenodd" className="fill-shade" />
          <path
            d={`M${outline}Z`}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-brand stroke-2"
          />
        </svg>
        {corners.map(({ x, y }, i) => {
          const [across, down] = [Math.round(x * 100), Math.round(y * 100)];
          const name = i18n._(NAMES[i]!);
          return (
            <button
              key={name}
              type="button"
              aria-label={t`${name}: ${across}% across, ${down}% down. Use the arrow keys to move it.`}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => drag(i, event)}
              onKeyDown={(event) => press(i, event)}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              className="absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full"
            >
              <span className="size-4 rounded-full border-2 border-white bg-brand-solid shadow-card" />
            </button>
          );
        })}
      </div>
    </div>
  );
}
