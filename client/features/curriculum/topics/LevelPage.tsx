import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths, withoutLanguage } from '../../../lib/paths.ts';
import type { Level } from '../../../lib/graph/schema-types.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty } from '../../../ui/loading/states.tsx';
import { ListLayout } from '../shared/ListLayout.tsx';
import { Loaded } from '../shared/LoadedOrMissing.tsx';
import { PaperTable } from '../shared/PaperTable.tsx';
import { RowsSkeleton } from '../shared/RowsSkeleton.tsx';
import { TopicRow } from '../shared/TopicRow.tsx';
import { type PhysicsLevelQuery, usePhysicsLevelQuery } from './LevelPage.gen.ts';

/** The papers that examine each year, as the syllabus sets them. */
const YEARS = {
  AS: {
    papers: ['p1', 'p2', 'p3'],
    title: msg`Physics AS Level`,
    lead: msg`The first year: everything that Papers 1, 2 and 3 examine.`,
    about: msg`AS Level Physics 9702: its papers and every topic of the first year, with worked examples.`,
  },
  A2: {
    papers: ['p4', 'p5'],
    title: msg`Physics A2 Level`,
    lead: msg`The second year: everything that Papers 4 and 5 add to the first.`,
    about: msg`A2 Level Physics 9702: its papers and every topic of the second year, with worked examples.`,
  },
};

export function LevelPage() {
  const level: Level = withoutLanguage(useLocation().pathname).endsWith('as-level') ? 'AS' : 'A2';
  const { data, error, refetch } = usePhysicsLevelQuery({ variables: { level } });
  return (
    <Loaded thing={data?.subject} error={error} onRetry={refetch} skeleton={<RowsSkeleton />}>
      {(physics) => <Year level={level} physics={physics} />}
    </Loaded>
  );
}

function Year({ level, physics }: { level: Level; physics: NonNullable<PhysicsLevelQuery['subject']> }) {
  const { i18n } = useLingui();
  const { papers, title, lead, about } = YEARS[level];
  usePageTitle(i18n._(title), i18n._(about));

  return (
    <ListLayout
      subject={physics}
      title={i18n._(title)}
      lead={i18n._(lead)}
      action={
        <Link to={paths.physicsLevel(level === 'AS' ? 'a2' : 'as')} className={buttonClass()}>
          {level === 'AS' ? <Trans>Go to A2 Level</Trans> : <Trans>Go to AS Level</Trans>}
        </Link>
      }
    >
      <section aria-labelledby="papers" className="mt-8">
        <h2 id="papers" className="text-lg font-semibold">
          <Trans>Papers</Trans>
        </h2>
        <PaperTable
          subjectCode={physics.code}
          papers={physics.papers.filter(({ code }) => papers.includes(code))}
        />
      </section>
      <section aria-labelledby="topics" className="mt-9">
        <div className="flex items-baseline justify-between gap-3 border-b border-line-strong pb-2">
          <h2 id="topics" className="text-lg font-semibold">
            <Trans>Topics</Trans>
          </h2>
          <p className="text-sm text-soft tabular-nums">
            <Plural value={physics.topics.length} one="# topic" other="# topics" />
          </p>
        </div>
        <ul>
          {physics.topics.map((topic) => (
            <TopicRow key={topic.id} topic={topic} />
          ))}
        </ul>
        {physics.topics.length === 0 && (
          <Empty title={<Trans>No topics yet</Trans>}>
            <Trans>The topics of this year will appear here.</Trans>
          </Empty>
        )}
      </section>
    </ListLayout>
  );
}
