import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { countsOf, type Subject } from './subject-counts.ts';
import { Link } from '../../../ui/Link.tsx';

/** The four ways into a subject. */
export function SubjectLinks({ subject }: { subject: Pick<Subject, 'code' | 'slug' | 'papers'> }) {
  const { topics, papers } = countsOf(subject);
  return (
    <ul className="mt-4 grid grid-cols-2 gap-2 md:grid-cols-4">
      <SubjectLink to={paths.topicsOf(subject.slug)} name={<Trans>Topics</Trans>}>
        <Plural value={topics} one="# topic" other="# topics" />
      </SubjectLink>
      <SubjectLink to={paths.papers(subject.slug)} name={<Trans>Papers</Trans>}>
        <Plural value={papers} one="# paper" other="# papers" />
      </SubjectLink>
      <SubjectLink to={paths.learningPath(subject.code)} name={<Trans>Learning path</Trans>}>
        <Trans>How topics build on each other</Trans>
      </SubjectLink>
      <SubjectLink to={paths.community(subject.code)} name={<Trans>Questions</Trans>}>
        <Trans>Ask and answer</Trans>
      </SubjectLink>
    </ul>
  );
}

function SubjectLink({ to, name, children }: { to: string; name: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="block h-full rounded-control border border-line bg-page px-3.5 py-2.5 transition hover:border-line-strong hover:bg-brand-wash"
      >
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-soft">{children}</span>
      </Link>
    </li>
  );
}
