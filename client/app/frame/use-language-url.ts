import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inLanguage, prerenderedAt } from '../../lib/paths.ts';
import { LANGUAGES, TAG, useLanguage } from '../preferences/language.tsx';

/** A page that stands written out in both languages is shown at the address of the language that is read. */
export function useAddressOfLanguage(): void {
  const { language } = useLanguage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const page = prerenderedAt(pathname);
  const wanted = page === null ? pathname : inLanguage(page, language);

  useEffect(() => {
    if (wanted !== pathname) void navigate(wanted + search + hash, { replace: true });
  }, [hash, navigate, pathname, search, wanted]);

  useEffect(() => nameAlternates(page), [page]);
}

/** Tells search engines where the page stands in the other language. */
function nameAlternates(page: string | null): void {
  for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove();
  if (page === null) return;
  const versions = LANGUAGES.map((language) => [TAG[language], inLanguage(page, language)]);
  for (const [hreflang, path] of [...versions, ['x-default', page]]) {
    const link = Object.assign(document.createElement('link'), { rel: 'alternate', hreflang });
    link.href = new URL(path!, location.origin).href;
    document.head.append(link);
  }
}
