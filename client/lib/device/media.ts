import { useCallback } from 'react';
import { useExternalStore } from './external-store.ts';

/** Whether the media query matches, followed as the window or the settings change. */
export function useMedia(query: string, onServer: () => boolean = no): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useExternalStore({ subscribe, get: () => matchMedia(query).matches, onServer });
}

const no = () => false;
