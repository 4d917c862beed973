import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

const DESCRIPTION = msg`Questions and worked answers for Cambridge A-Levels, in English and Chinese.`;

export const NOTHING_WRITTEN = {
  title: '',
  description: '',
  canonical: '',
  missing: false,
  /** For search engines, as JSON. */
  structured: '',
};

/** What the page rendered last says of itself, for the build and the server. */
export const written = { ...NOTHING_WRITTEN };

/** Marks the page as not found, for the status of the answer. */
export function useMissing(): void {
  if (typeof document === 'undefined') written.missing = true;
}

/** The address under which search engines index the page, where several lead to it. */
export function useCanonical(address: string): void {
  if (typeof document === 'undefined') written.canonical = address;
}

/** Describes the page to search engines as schema.org has it; nothing is made of it in a browser. */
export function useStructuredData(describe: () => object | null): void {
  if (!import.meta.env.SSR) return;
  const described = describe();
  if (described) written.structured = JSON.stringify(described);
}

/** The title in the tab, the history, screen readers and search engines. */
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
