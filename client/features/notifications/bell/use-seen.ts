import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutLanguage } from '../../../lib/paths.ts';

interface Told {
  id: string;
  isRead: boolean;
  createdAt: string;
  url: string | null;
}

/** Whether the page that something is about is the one that is open. */
export const isOpen = (url: string | null): boolean =>
  url?.split('#')[0] === withoutLanguage(location.pathname);

/** Whether what something is about is before the reader’s eyes. */
export function isInView(url: string | null): boolean {
  const box =
    isOpen(url) && document.visibilityState === 'visible' ? placeOf(url)?.getBoundingClientRect() : null;
  return !!box && box.bottom > 0 && box.top < innerHeight;
}

/** Reads what its reader has before their eyes: the post or comment that a notification tells of. */
export function useSeen(told: readonly Told[], read: (one: Told) => void): void {
  // Which page is open decides what is waited for.
  useLocation();
  const tried = useRef(new Set<string>());
  const latest = useRef(read);
  const waiting = JSON.stringify(
    told.flatMap(({ id, isRead, createdAt, url }) =>
      isRead || !isOpen(url) ? [] : [{ id, isRead, createdAt, url }],
    ),
  );

  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    const rows = JSON.parse(waiting) as Told[];
    if (rows.length === 0) return;
    const watched = new Map<Element, Told[]>();
    const see = (element: Element) => {
      for (const one of watched.get(element) ?? []) {
        if (tried.current.has(nameOf(one))) continue;
        tried.current.add(nameOf(one));
        latest.current(one);
      }
    };
    const seen = new IntersectionObserver((entries) => {
      if (document.visibilityState !== 'visible') return;
      for (const { isIntersecting, target } of entries) if (isIntersecting) see(target);
    });
    // What it is about may come to the page after the notification, and a thread may be opened later.
    const look = () => {
      for (const one of rows) {
        const element = placeOf(one.url);
        if (!element || watched.get(element)?.includes(one)) continue;
        watched.set(element, [...(watched.get(element) ?? []), one]);
        seen.unobserve(element);
        seen.observe(element);
      }
    };
    const again = () => {
      for (const element of watched.keys()) {
        seen.unobserve(element);
        seen.observe(element);
      }
    };
    const grown = new MutationObserver(look);
    look();
    grown.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('visibilitychange', again);
    return () => {
      seen.disconnect();
      grown.disconnect();
      document.removeEventListener('visibilitychange', again);
    };
  }, [waiting]);
}

/** What several became is told anew. */
const nameOf = ({ id, createdAt }: Told) => `${id}@${createdAt}`;

const placeOf = (url: string | null): Element | null => {
  const place = url?.split('#')[1];
  return place ? document.getElementById(place) : document.querySelector('main h1');
};
