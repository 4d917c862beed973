import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { useDraft } from '../../../lib/device/drafts.ts';
import { Bench } from '../../../ui/panes/TwoPanes.tsx';
import { Button } from '../../../ui/Button.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { useConversation } from '../ask-ai/use-conversation.ts';
import { Chooser } from './StudyPlanForm.tsx';
import { Lesson } from './Lesson.tsx';
import { useTutoringConversationQuery, useTutoringTopicQuery } from './Tutoring.gen.ts';
import { placeIn, usePlan } from './use-study-plan.ts';

const Covered = part(async () => (await import('./TopicCoverage.tsx')).Covered);

/** Guided study: a subject, a topic and a goal, then a conversation about them beside what the topic covers. */
export function TutoringPage() {
  const { t } = useLingui();
  const { title } = useBilingual();
  const user = useSession();
  const { plan, choose } = usePlan();
  const conversation = useConversation();
  const { id, isOpen, start, leave } = conversation;
  const [words, setWords] = useDraft('tutoring-goal');
  const [pane, show] = useState<'side' | 'work'>('work');

  const kept = useTutoringConversationQuery(id && user ? { variables: { id } } : skipToken);
  const about = id ? kept.data?.conversation : null;
  const place = about ? placeIn(about.subjectCode ?? null, about.topic ?? null) : plan.place;
  const { data, error, refetch } = useTutoringTopicQuery(
    place ? { variables: { subject: place.subject, paper: place.paper, slug: place.slug } } : skipToken,
  );
  const topic = place ? data?.topic : undefined;
  const topicName = topic ? title(topic) : null;
  usePageTitle(
    topicName ? t`AI Tutoring: ${topicName}` : t`AI Tutoring`,
    t`Guided study of one A-Level topic: choose a subject, a topic and a goal, and learn with hints before steps and steps before solutions.`,
  );

  const change = () => {
    show('work');
    leave();
  };

  return (
    <Bench
      side={
        place ? (
          <Suspense
            fallback={
              <Waiting>
                <Skeleton className="m-5 h-40 rounded-card" />
              </Waiting>
            }
          >
            <Covered
              topic={topic}
              error={error}
              onRetry={refetch}
              action={
                isOpen && (
                  <Button size="small" onClick={change}>
                    <Trans>Change the topic</Trans>
                  </Button>
                )
              }
            />
          </Suspense>
        ) : (
          <p className="p-5 text-sm text-soft">
            <Trans>What a topic covers stands here once you have chosen one.</Trans>
          </p>
        )
      }
      sideName={t`What it covers`}
      title={isOpen && topicName ? topicName : t`AI Tutoring`}
      shown={pane}
      onShow={show}
    >
      {isOpen ? (
        <Lesson
          conversation={conversation}
          plan={plan}
          topic={topic}
          words={words}
          keptGoal={about?.goal ?? null}
        />
      ) : (
        <Chooser
          plan={plan}
          choose={choose}
          words={words}
          onWords={setWords}
          topicName={topicName}
          onStart={() => topic && start()}
          onLook={() => show('side')}
        />
      )}
    </Bench>
  );
}
