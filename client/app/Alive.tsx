import { useEffect } from 'react';

/** Beside a page: tells the script in `index.html` that what is pressed from now on is answered. */
export function Alive() {
  useEffect(() => {
    dispatchEvent(new Event('alive'));
  }, []);
  return null;
}
