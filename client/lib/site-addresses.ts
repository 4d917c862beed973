import { useSyncExternalStore } from 'react';

/** The mail address for a purpose, if whoever runs this copy set one; the server writes it into the page. */
export function useSiteAddress(purpose: 'contact' | 'demo'): string | null {
  return useSyncExternalStore(
    () => () => {},
    () => document.querySelector<HTMLMetaElement>(`meta[name="lemma-${purpose}"]`)?.content || null,
    () => null,
  );
}
