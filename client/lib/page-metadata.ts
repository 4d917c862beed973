import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

const DESCRIPTION = msg`Questions and worked answers for Cambridge A-Levels, in English and Chinese.`;

/** Metadata of the page rendered last, for the build and the server. */
export const written = { title: '', description: '', canonical: '', missing: false };

/** Says that there is nothing at this address, for the status of the answer. */
export function useMissing(): void {
  if (typeof document === 'undefined') written.missing = true;
}

/** The one address, of several that lead here, under which search engines shall keep the page. */
export function useCanonical(address: string): void {
  if (typeof document === 'undefined') written.canonical = address;
}

/** What the tab, the history, a screen reader and a search engine call this page. */
export function usePageTitle(title?: string, description?: string): void {
  const { i18n } = useLingui();
  const name = title ? `${title} · Lemma` : 'Lemma';
  const about = description ?? i18n._(DESCRIPTION);
  if (typeof document === 'undefined') remember(name, about);

  useEffect(() => {
    document.title = name;
    document.querySelector('meta[name="description"]')?.setAttribute('content', about);
  }, [name, about]);
}

function remember(title: string, description: string): void {
  Object.assign(written, { title, description });
}
