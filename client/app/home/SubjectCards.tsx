import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { SUBJECT_CODES, SUBJECT_COLOURS, SUBJECT_NAMES } from '../../lib/subjects.ts';
import { Dot } from '../../ui/Dot.tsx';

const PAPERS = {
  '9709': msg`Pure 1–3, Mechanics, Probability & Statistics`,
  '9231': msg`Further Pure, Further Mechanics, Further Statistics`,
  '9702': msg`AS and A2 Level`,
};

/** The ways into the three communities. */
export function SubjectCards() {
  const { i18n } = useLingui();
  return (
    <nav
      aria-labelledby="communities"
      className="overflow-hidden rounded-card border border-line bg-card shadow-card"
    >
      <h2 id="communities" className="border-b border-line px-5 py-3 text-sm font-semibold">
        <Trans>Communities</Trans>
      </h2>
      <ul className="divide-y divide-line">
        {SUBJECT_CODES.map((code) => (
          <li key={code}>
            <Link
              to={paths.community(code)}
              className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-3 px-5 py-4 transition hover:bg-brand-wash focus-visible:-outline-offset-2"
            >
              <Dot colour={SUBJECT_COLOURS[code]} className="size-2.5" />
              <span className="font-serif text-lg font-semibold">{i18n._(SUBJECT_NAMES[code])}</span>
              <span className="font-mono text-sm text-faint">{code}</span>
              <span className="col-start-2 text-sm text-soft">{i18n._(PAPERS[code])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
