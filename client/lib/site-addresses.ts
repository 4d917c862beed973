import { useAfterHydration } from './device/external-store.ts';

/** The mail address for a purpose, if the operator of the site set one; the server writes it into the page. */
export function useSiteAddress(purpose: 'contact' | 'demo'): string | null {
  return useAfterHydration(
    () => document.querySelector<HTMLMetaElement>(`meta[name="lemma-${purpose}"]`)?.content || null,
    () => null,
  );
}
