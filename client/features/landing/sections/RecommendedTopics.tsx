import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAllSubjects } from '../../../lib/curriculum/all-subjects.ts';
import { paths } from '../../../lib/paths.ts';
import { subjectColour } from '../../../lib/curriculum/subjects.ts';
import { Dot } from '../../../ui/Dot.tsx';
import { Link } from '../../../ui/Link.tsx';

interface Start {
  name: MessageDescriptor;
  code: string;
  paper: string;
  path: string;
}

/** Where most people begin, one or two for each subject that has stood here long enough to tell. */
const STARTS: Start[] = [
  { name: msg`Quadratics`, code: '9709', paper: 'P1', path: '/topic/mathematics/p1/quadratics' },
  { name: msg`Differentiation`, code: '9709', paper: 'P1', path: '/topic/mathematics/p1/differentiation' },
  {
    name: msg`Roots of polynomial equations`,
    code: '9231',
    paper: 'P1',
    path: '/topic/further-mathematics/p1/roots-of-polynomial-equations',
  },
  { name: msg`Kinematics`, code: '9702', paper: 'AS', path: '/topic/physics/all/kinematics' },
];

/** Topics to start with, for visitors without a search history. */
export function Recommended() {
  const { i18n } = useLingui();
  const others = useAllSubjects().filter(({ code }) => !STARTS.some((start) => start.code === code));
  const rows = [
    ...STARTS.map(({ name, code, paper, path }) => ({
      name: i18n._(name),
      place: `${code} · ${paper}`,
      code,
      path,
    })),
    ...others.map(({ name, code }) => ({ name, place: code, code, path: paths.studyHub(code) })),
  ];
  return (
    <section
      aria-labelledby="recommended"
      className="overflow-hidden rounded-card border border-line bg-card"
    >
      <div className="p-5 pb-3 sm:p-6 sm:pb-3">
        <h3 id="recommended" className="font-serif text-lg font-semibold zh:font-sans">
          <Trans>Recommended for You</Trans>
        </h3>
        <p className="mt-1 text-sm text-soft">
          <Trans>Good places to start.</Trans>
        </p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {rows.map(({ name, place, code, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-14 items-center gap-3 px-5 transition hover:bg-brand-wash focus-visible:-outline-offset-2 sm:px-6"
            >
              <Dot colour={subjectColour(code)} />
              <span className="flex-1 font-medium">{name}</span>
              <span className="font-mono text-xs text-faint">{place}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
