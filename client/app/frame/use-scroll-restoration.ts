import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { withoutLanguage } from '../../lib/paths.ts';

const STORE = 'lemma-scroll';

const places = new Map<string, number>(stored());

/** A new page begins at its top or at the place its address names; going back finds the place that was left. */
export function useScrollPlace(): void {
  const { key, pathname: address, hash } = useLocation();
  const pathname = withoutLanguage(address);
  const how = useNavigationType();
  // Every document begins with the same key, whatever page it is of.
  const place = `${key} ${pathname}`;
  const shown = useRef({ key, pathname, hash, place });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => places.set(shown.current.place, scrollY);
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, hash, place };
    const left = key === before.key && isNewDocument() ? undefined : places.get(place);
    if (how === 'POP' && left !== undefined) scrollTo(0, left);
    // Filters and the like change the address of a page that stays.
    else if (key !== before.key && pathname === before.pathname && hash === before.hash) return;
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (key !== before.key) scrollTo(0, 0);
  }, [how, key, pathname, hash, place]);
}

/** Whether the page was opened, and neither loaded again nor gone back to. */
function isNewDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][];
  } catch {
    return [];
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...places].slice(-50)));
  } catch {
    // A browser that keeps nothing begins every page at its top.
  }
}
