import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAllSubjects } from '../../../lib/curriculum/all-subjects.ts';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { subjectColour } from '../../../lib/curriculum/subjects.ts';
import { Dot } from '../../../ui/Dot.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ListLayout } from '../shared/ListLayout.tsx';
import { Loaded } from '../shared/LoadedOrMissing.tsx';
import { RowsSkeleton } from '../shared/RowsSkeleton.tsx';
import { countsOf, type Subject } from './subject-counts.ts';
import { useSubjectsQuery } from './Subjects.gen.ts';

export function SubjectSelectionPage() {
  const { i18n, t } = useLingui();
  const names = useAllSubjects().map(({ code, name }) => `${name} ${code}`);
  const taught = new Intl.ListFormat(i18n.locale).format(names);
  usePageTitle(t`Choose a subject`, t`CIE A-Level ${taught}: choose your subjects.`);
  const { data, error, refetch } = useSubjectsQuery();
  return (
    <Loaded thing={data?.subjects} error={error} onRetry={refetch} skeleton={<RowsSkeleton />}>
      {(subjects) => (
        <ListLayout
          title={<Trans>Choose a subject</Trans>}
          lead={<Trans>You can change this at any time, and study several at once.</Trans>}
        >
          <ul className="mt-7 grid gap-4 md:grid-cols-3">
            {subjects.map((subject) => (
              <Choice key={subject.code} subject={subject} />
            ))}
          </ul>
        </ListLayout>
      )}
    </Loaded>
  );
}

function Choice({ subject }: { subject: Subject }) {
  const { name, otherName, otherTag } = useBilingual();
  const { topics, papers } = countsOf(subject);
  return (
    <li className="relative flex flex-col rounded-card border border-line bg-card p-5 transition hover:border-line-strong hover:shadow-card">
      <p className="flex items-center gap-2 font-mono text-sm text-soft">
        <Dot colour={subjectColour(subject.code)} className="size-2.5" />
        {subject.code}
      </p>
      <h2 className="mt-3 font-serif text-xl font-semibold zh:font-sans">
        <Link to={paths.studyHub(subject.code)} className="after:absolute after:inset-0">
          {name(subject)}
        </Link>
      </h2>
      <p lang={otherTag} className="text-sm text-faint">
        {otherName(subject)}
      </p>
      <p className="mt-6 flex items-center gap-1 text-sm text-soft">
        <Plural value={topics} one="# topic" other="# topics" /> ·{' '}
        <Plural value={papers} one="# paper" other="# papers" />
        <Icon name="chevron" className="ml-auto size-4 -rotate-90 text-faint" />
      </p>
    </li>
  );
}
