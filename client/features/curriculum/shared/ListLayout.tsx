import type { ReactNode } from 'react';
import { type Bilingual, useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import { subjectColour } from '../../../lib/curriculum/subjects.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Dot } from '../../../ui/Dot.tsx';
import { Link } from '../../../ui/Link.tsx';

interface ListLayoutProps {
  subject?: { code: string; name: Bilingual };
  title: ReactNode;
  lead?: ReactNode;
  /** The one main thing to do here. */
  action?: ReactNode;
  children: ReactNode;
}

/** A page of rows or cards: whose it is, what it is, the one main action, then what it holds. */
export function ListLayout({ subject, title, lead, action, children }: ListLayoutProps) {
  return (
    <div className="page-width py-7">
      {subject && <SubjectLink subject={subject} />}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="font-serif text-2xl font-semibold text-balance zh:font-sans">{title}</h1>
        {action}
      </div>
      {lead && <p className="mt-1.5 max-w-reading text-soft">{lead}</p>}
      {children}
    </div>
  );
}

export function SubjectLink({ subject }: { subject: { code: string; name: Bilingual } }) {
  const { name } = useBilingual();
  return (
    <Link to={paths.studyHub(subject.code)} className="reach inline-flex rounded-full hover:brightness-95">
      <Chip>
        <Dot colour={subjectColour(subject.code)} />
        {subject.code} {name(subject)}
      </Chip>
    </Link>
  );
}
