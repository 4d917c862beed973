import { useState } from 'react';

/** True from the first time on: for parts that are loaded once and then only hide. */
export function useEverTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
