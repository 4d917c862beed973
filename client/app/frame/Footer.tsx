import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { useAfterHydration } from '../../lib/device/external-store.ts';
import { paths, withoutLanguage } from '../../lib/paths.ts';
import { Link } from '../../ui/Link.tsx';

const PAGES = [
  { label: msg`About Us`, path: paths.about() },
  { label: msg`Privacy Policy`, path: paths.privacy() },
  { label: msg`Terms of Service`, path: paths.terms() },
  { label: msg`Contact Us`, path: paths.contact() },
];

export function Footer() {
  const { i18n } = useLingui();
  const year = useYear();
  // On the landing page only the first of them leads away.
  const onLanding = withoutLanguage(useLocation().pathname) === paths.home();
  return (
    <footer className="mt-16 print:hidden border-t border-line">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-6 text-sm text-faint">
        <p data-year={year}>
          <Trans>© {year} Lemma</Trans>
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {PAGES.map(({ label, path }) => (
            <li key={path}>
              {onLanding && path !== paths.about() ? (
                i18n._(label)
              ) : (
                <Link
                  to={path}
                  className="inline-flex items-center transition hover:text-ink hover:underline pointer-coarse:min-h-11"
                >
                  {i18n._(label)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

/** This year; while a rendered page hydrates, the year it was rendered with. */
function useYear(): number {
  return useAfterHydration(
    () => new Date().getFullYear(),
    () => {
      const inPage = globalThis.document?.querySelector<HTMLElement>('footer [data-year]');
      return inPage ? Number(inPage.dataset['year']) : new Date().getFullYear();
    },
  );
}
