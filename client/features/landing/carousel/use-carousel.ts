import { useEffect, useState } from 'react';
import { useMedia } from '../../../lib/device/media.ts';

interface Rotation {
  index: number;
  choose: (index: number) => void;
  /** Whether it moves on by itself, unless it is held. */
  playing: boolean;
  toggle: () => void;
  /** Pauses it, for example while the pointer is over it. */
  hold: (isHeld: boolean) => void;
}

/** Shows items in turn; starts paused for users who prefer reduced motion. */
export function useRotation(count: number, everyMs: number): Rotation {
  const [index, setIndex] = useState(0);
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const [isHeld, hold] = useState(false);
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const playing = chosen ?? !reducedMotion;

  useEffect(() => {
    if (!playing || isHeld) return;
    // The timer restarts with each change, so that an item the user chose stays for its full time.
    const timer = setTimeout(() => setIndex((index + 1) % count), everyMs);
    return () => clearTimeout(timer);
  }, [count, everyMs, isHeld, index, playing]);

  return {
    index,
    choose: (next) => setIndex((next + count) % count),
    playing,
    toggle: () => setPlaying(!playing),
    hold,
  };
}
