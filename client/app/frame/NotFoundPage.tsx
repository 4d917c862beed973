import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';

export function NotFoundPage() {
  const { i18n, t } = useLingui();
  usePageTitle(t`Page not found`);
  return (
    <div className="mx-auto flex max-w-reading flex-col items-center px-5 py-24 text-center">
      <p className="font-mono text-sm font-semibold text-wrong">404</p>
      <h1 className="mt-3 font-serif text-2xl font-semibold">
        <Trans>Page not found</Trans>
      </h1>
      {i18n.locale !== 'zh' && (
        <p lang="zh-CN" className="mt-1 text-soft">
          页面未找到
        </p>
      )}
      <p className="mt-4 max-w-md text-soft">
        <Trans>Nothing stands at this address. It may have moved, or the link may be wrong.</Trans>
      </p>
      <Link to={paths.home()} className={`mt-8 ${buttonClass('primary')}`}>
        <Trans>Back to the home page</Trans>
      </Link>
    </div>
  );
}
