import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { readStored, store } from '../../lib/device/storage.ts';

interface Bounds {
  /** Under which this device keeps what was chosen. */
  key: string;
  usual: number;
  least: number;
  /** Also never above this share of the window. */
  most: number;
  share: number;
  /** The edge that is dragged. */
  edge: 'left' | 'right';
}

const STEP = 16;

/** The width in pixels of something that is dragged by an edge, or moved there with arrow keys. */
export function useWidth({ key, usual, least, most, share, edge }: Bounds) {
  const roomIn = (window: number) => Math.max(least, Math.min(most, Math.floor(window * share)));
  const readWidth = () => {
    const width = Number(readStored(key));
    return Number.isFinite(width) && width > 0 ? width : usual;
  };
  // What was chosen stays, also while the window has no room for it.
  const [chosen, setChosen] = useState(readWidth);
  const [inner, setInner] = useState(() => innerWidth);
  const room = roomIn(inner);
  const width = Math.max(least, Math.min(chosen, room));

  useEffect(() => {
    const look = () => setInner(innerWidth);
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);

  const within = (pixels: number) => Math.round(Math.min(roomIn(innerWidth), Math.max(least, pixels)));
  const choose = (next: number) => {
    setChosen(within(next));
    store(key, String(within(next)));
  };
  const isDragged = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) =>
    currentTarget.hasPointerCapture(pointerId);
  const widthAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, right } = currentTarget.parentElement!.getBoundingClientRect();
    return edge === 'left' ? right - clientX : clientX - left;
  };
  const wider = edge === 'left' ? 'ArrowLeft' : 'ArrowRight';
  const narrower = edge === 'left' ? 'ArrowRight' : 'ArrowLeft';

  return {
    width,
    handle: {
      role: 'separator' as const,
      tabIndex: 0,
      'aria-orientation': 'vertical' as const,
      'aria-valuenow': width,
      'aria-valuemin': least,
      'aria-valuemax': room,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (isDragged(event)) setChosen(within(widthAt(event)));
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        if (isDragged(event)) choose(widthAt(event));
      },
      onPointerCancel: () => setChosen(readWidth()),
      onKeyDown(event: KeyboardEvent) {
        const next = {
          [wider]: width + STEP,
          [narrower]: width - STEP,
          Home: least,
          End: room,
        }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
      },
    },
  };
}
