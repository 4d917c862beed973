import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { readStored, store } from '../../../lib/stored.ts';

const KEY = 'lemma-panel-width';
const WIDTH = { usual: 380, least: 280, most: 800, share: 0.8 };
const STEP = 16;

const mostNow = () => Math.max(WIDTH.least, Math.min(WIDTH.most, Math.floor(innerWidth * WIDTH.share)));
const within = (width: number) => Math.round(Math.min(mostNow(), Math.max(WIDTH.least, width)));

function kept(): number {
  const width = Number(readStored(KEY));
  return Number.isFinite(width) && width > 0 ? width : WIDTH.usual;
}

/** The width of the panel, kept on this device: dragged by its left edge, or moved there with arrow keys. */
export function usePanelWidth() {
  // What was chosen stays, also while the window has no room for it.
  const [chosen, setChosen] = useState(kept);
  const [room, setRoom] = useState(mostNow);
  const width = Math.max(WIDTH.least, Math.min(chosen, room));

  useEffect(() => {
    const look = () => setRoom(mostNow());
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, []);

  const choose = (next: number) => {
    setChosen(within(next));
    store(KEY, String(within(next)));
  };

  return {
    width,
    handle: {
      role: 'separator' as const,
      tabIndex: 0,
      'aria-orientation': 'vertical' as const,
      'aria-valuenow': width,
      'aria-valuemin': WIDTH.least,
      'aria-valuemax': room,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          setChosen(within(innerWidth - event.clientX));
      },
      onPointerUp: () => choose(chosen),
      onPointerCancel: () => setChosen(kept()),
      onKeyDown(event: KeyboardEvent) {
        const next = {
          ArrowLeft: width + STEP,
          ArrowRight: width - STEP,
          Home: WIDTH.least,
          End: room,
        }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
      },
    },
  };
}
