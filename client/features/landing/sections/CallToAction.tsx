import { Trans } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import { useSiteAddress } from '../../../lib/site-addresses.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';

export function CallToAction() {
  const demo = useSiteAddress('demo');
  return (
    <section aria-labelledby="begin" className="page-width">
      <div className="flex flex-col items-center rounded-card border border-line bg-brand-wash px-6 py-12 text-center">
        <h2 id="begin" className="font-serif text-2xl font-semibold text-balance zh:font-sans">
          <Trans>Bring the question you are stuck on</Trans>
        </h2>
        <p className="mt-2 text-balance text-soft">
          <Trans>Free, with no card and no account: you get an answer at once.</Trans>
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <Link to={paths.askAi()} className={buttonClass('primary', 'large')}>
            <Trans>Ask it now</Trans>
          </Link>
          {demo && (
            <a href={`mailto:${demo}`} className={buttonClass('plain', 'large')}>
              <Trans>Book a demonstration</Trans>
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
