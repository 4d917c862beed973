import { useEffect } from 'react';

interface AliveProps {
  /** The part of the page that it stands in. */
  part?: 'header' | '#main' | '[data-tutor-button]';
}

/** Tells the script in `index.html` that what is pressed in this part from now on is answered. */
export function Alive({ part = '#main' }: AliveProps) {
  useEffect(() => {
    dispatchEvent(new CustomEvent('alive', { detail: part }));
  }, [part]);
  return null;
}
