import { useEffect, useState, useSyncExternalStore } from 'react';

interface Rotation {
  index: number;
  choose: (index: number) => void;
  /** Whether it moves on by itself, as far as the reader decides. */
  playing: boolean;
  toggle: () => void;
  /** While somebody points at it, it stays. */
  hold: (held: boolean) => void;
}

/** Goes round some things, one after the other; it stands still for who wants no motion. */
export function useRotation(count: number, everyMs: number): Rotation {
  const [index, setIndex] = useState(0);
  const [chosen, setPlaying] = useState<boolean | null>(null);
  const [held, hold] = useState(false);
  const moves = useMotion();
  const playing = chosen ?? moves;

  useEffect(() => {
    if (!playing || held) return;
    // Started anew with each move, so that what somebody chose stays its full time.
    const timer = setTimeout(() => setIndex((index + 1) % count), everyMs);
    return () => clearTimeout(timer);
  }, [count, everyMs, held, index, playing]);

  return {
    index,
    choose: (next) => setIndex((next + count) % count),
    playing,
    toggle: () => setPlaying(!playing),
    hold,
  };
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the reader wants things to move by themselves. */
function useMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = still();
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => !still().matches,
    () => true,
  );
}
