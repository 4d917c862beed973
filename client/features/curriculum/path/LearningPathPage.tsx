import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useCanonical, usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { topicsRead, useProgress } from '../../../lib/progress/progress.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { Empty } from '../../../ui/loading/states.tsx';
import { SubjectLink } from '../shared/ListLayout.tsx';
import { Loaded } from '../shared/LoadedOrMissing.tsx';
import { RowsSkeleton } from '../shared/RowsSkeleton.tsx';
import { Drawing } from './PathDiagram.tsx';
import { layOut } from './layout.ts';
import { useLearningPathQuery } from './LearningPathPage.gen.ts';
import type { PathSubject } from './path-subject.ts';
import { Steps } from './PathSteps.tsx';
import { ProgressSummary } from './ProgressSummary.tsx';
import { progressIn } from './next-topics.ts';

export function LearningPathPage() {
  const { subjectCode = '' } = useParams();
  const { data, error, refetch } = useLearningPathQuery({ variables: { code: subjectCode } });
  return (
    <Loaded thing={data?.subject} error={error} onRetry={refetch} skeleton={<RowsSkeleton />}>
      {(subject) => <Path key={subject.code} subject={subject} />}
    </Loaded>
  );
}

function Path({ subject }: { subject: PathSubject }) {
  const { t } = useLingui();
  const { name } = useBilingual();
  const progress = useProgress();
  const read = topicsRead(progress);
  const { topics } = subject;
  const subjectName = name(subject);
  usePageTitle(
    t`${subjectName} learning path`,
    t`The order in which to learn the topics of CIE A-Level ${subjectName} ${subject.code}: what each builds on, and what comes next.`,
  );
  useCanonical(paths.learningPath(subject.code));
  const layout = layOut(topics);
  const place = progressIn(topics, read);

  return (
    <div className="page-width py-7">
      <SubjectLink subject={subject} />
      <h1 className="mt-2 font-serif text-2xl font-semibold text-balance zh:font-sans">
        <Trans>{subjectName} learning path</Trans>
      </h1>
      <p className="mt-1.5 max-w-reading text-soft">
        <Trans>Each step builds on the ones before it.</Trans>
      </p>
      {topics.length === 0 ? (
        <Empty
          title={<Trans>No topics yet</Trans>}
          action={
            <Link to={paths.topics()} className={buttonClass()}>
              <Trans>Study hub</Trans>
            </Link>
          }
        />
      ) : (
        <>
          <ProgressSummary
            subject={subject}
            place={place}
            completed={topics.filter(({ id }) => progress[id]?.completed).length}
          />
          {/* Where its boxes would be too narrow to read, the list below says the same. */}
          <div className="mt-7 hidden lg:block">
            <Section>
              <Drawing subject={subject} layout={layout} read={read} here={place.here?.id} />
            </Section>
          </div>
          <div className="mt-9">
            <Section>
              <Steps subject={subject} steps={layout.steps} read={read} />
            </Section>
          </div>
        </>
      )}
    </div>
  );
}
