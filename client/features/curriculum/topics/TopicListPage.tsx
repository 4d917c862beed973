import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useCanonical, usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty } from '../../../ui/loading/states.tsx';
import { ListLayout } from '../shared/ListLayout.tsx';
import { Loaded } from '../shared/LoadedOrMissing.tsx';
import { RowsSkeleton } from '../shared/RowsSkeleton.tsx';
import { useSubjectSlug } from '../shared/use-subject-slug.ts';
import { TopicRow } from '../shared/TopicRow.tsx';
import { groupsOf, type Narrowing, NOTHING, type Syllabus } from './topic-groups.ts';
import { TopicFilters } from './TopicFilters.tsx';
import { useTopicListQuery } from './TopicListPage.gen.ts';

/** All topics of a subject, at its address among the topics or at one of its own. */
export function TopicListPage() {
  const subject = useSubjectSlug();
  const { data, error, refetch } = useTopicListQuery({ variables: { subject } });
  return (
    <Loaded thing={data?.subject} error={error} onRetry={refetch} skeleton={<RowsSkeleton />}>
      {(syllabus) => <Topics key={syllabus.code} syllabus={syllabus} />}
    </Loaded>
  );
}

function Topics({ syllabus }: { syllabus: Syllabus }) {
  const { t } = useLingui();
  const { name } = useBilingual();
  const [narrowing, narrow] = useState<Narrowing>(NOTHING);
  const subject = name(syllabus);
  usePageTitle(
    t`${subject} topics`,
    t`Every topic of CIE A-Level ${subject} ${syllabus.code}: ideas, methods, formulas and worked examples with marks.`,
  );
  useCanonical(paths.topicsOf(syllabus.slug));
  const groups = groupsOf(syllabus, narrowing);

  return (
    <ListLayout
      subject={syllabus}
      title={<Trans>{subject} topics</Trans>}
      action={
        <Link to={paths.learningPath(syllabus.code)} className={buttonClass('primary')}>
          <Trans>See the learning path</Trans>
        </Link>
      }
    >
      <TopicFilters narrowing={narrowing} onNarrow={narrow} />
      {groups.length === 0 && (
        <Empty
          title={<Trans>No topics match</Trans>}
          action={
            <Button onClick={() => narrow(NOTHING)}>
              <Trans>Show all topics</Trans>
            </Button>
          }
        >
          <Trans>
            Topics can be found by their English and Chinese names, and by what students call them.
          </Trans>
        </Empty>
      )}
      {groups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </ListLayout>
  );
}

function Group({ group }: { group: ReturnType<typeof groupsOf>[number] }) {
  const { i18n } = useLingui();
  const { title } = useBilingual();
  return (
    <section aria-labelledby={group.id} className="mt-9">
      <div className="flex items-baseline gap-3 border-b border-line-strong pb-2">
        <h2 id={group.id} className="scroll-mt-20 text-lg font-semibold">
          <Link to={group.to} className="hover:text-brand-text hover:underline">
            {group.level ? i18n._(group.level) : title(group.paper)}
          </Link>
        </h2>
        {!group.level && <span className="font-mono text-xs text-faint uppercase">{group.paper.code}</span>}
        <p className="ml-auto text-sm text-soft tabular-nums">
          <Plural value={group.topics.length} one="# topic" other="# topics" />
        </p>
      </div>
      <ul>
        {group.topics.map((topic) => (
          <TopicRow key={topic.id} topic={topic} />
        ))}
      </ul>
    </section>
  );
}
