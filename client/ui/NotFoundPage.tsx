import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMissing, usePageTitle } from '../lib/page-metadata.ts';
import { paths, withoutLanguage } from '../lib/paths.ts';
import { buttonClass } from './Button.tsx';
import { Link } from './Link.tsx';

export function NotFoundPage() {
  const { i18n, t } = useLingui();
  // The address may be put into the reader's language before this part of a page that came written is hydrated.
  const pathname = withoutLanguage(useLocation().pathname);
  usePageTitle(t`Page not found`);
  useMissing();
  useEffect(keepOutOfSearch, []);

  return (
    <div className="mx-auto flex max-w-reading flex-col items-center px-5 py-20 text-center sm:py-28">
      <p aria-hidden="true" className="font-serif text-hero font-medium text-faint">
        404
      </p>
      <h1 className="mt-4 font-serif text-2xl font-semibold zh:font-sans">
        <Trans>Page not found</Trans>
      </h1>
      {i18n.locale !== 'zh' && (
        <p lang="zh-CN" className="mt-1 text-soft">
          页面未找到
        </p>
      )}
      <p className="mt-4 max-w-md text-soft">
        <Trans>There is no page at this address. It may have moved, or the link may be wrong.</Trans>
      </p>
      {pathname !== '/404' && (
        <code translate="no" className="mt-3 max-w-full font-mono text-sm wrap-anywhere text-faint">
          {pathname}
        </code>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.home()} className={buttonClass('primary')}>
          <Trans>Back to the home page</Trans>
        </Link>
        <Link to={paths.topics()} className={buttonClass()}>
          <Trans>Browse the topics</Trans>
        </Link>
      </div>
    </div>
  );
}

/** The server answers every address with the application, so the page itself says that it is none. */
function keepOutOfSearch(): () => void {
  const robots = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' });
  document.head.append(robots);
  return () => robots.remove();
}
