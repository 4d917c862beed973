import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { useDraft } from '../../../lib/device/drafts.ts';
import { TwoPanes } from '../../../ui/panes/TwoPanes.tsx';
import { Button } from '../../../ui/Button.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { useConversation } from '../ask-ai/use-conversation.ts';
import { StudyPlanForm } from './StudyPlanForm.tsx';
import { Lesson } from './Lesson.tsx';
import { useTutoringConversationQuery, useTutoringTopicQuery } from './Tutoring.gen.ts';
import { topicIn, useStudyPlan } from './use-study-plan.ts';

const TopicCoverage = part(async () => (await import('./TopicCoverage.tsx')).TopicCoverage);

/** Guided study: a subject, a topic and a goal, then a conversation about them beside what the topic covers. */
export function TutoringPage() {
  const { t } = useLingui();
  const { title } = useBilingual();
  const user = useSession();
  const { plan, choose } = useStudyPlan();
  const conversation = useConversation();
  const { id, isOpen, start, leave } = conversation;
  const [words, setWords] = useDraft('tutoring-goal');
  const [pane, show] = useState<'side' | 'work'>('work');

  const stored = useTutoringConversationQuery(id && user ? { variables: { id } } : skipToken);
  const about = id ? stored.data?.conversation : null;
  const address = about ? topicIn(about.subjectCode ?? null, about.topic ?? null) : plan.topic;
  const { data, error, refetch } = useTutoringTopicQuery(
    address
      ? { variables: { subject: address.subject, paper: address.paper, slug: address.slug } }
      : skipToken,
  );
  const topic = address ? data?.topic : undefined;
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
    <TwoPanes
      side={
        <TopicSide isChosen={address !== null} topic={topic} error={error} onRetry={refetch}>
          {isOpen && (
            <Button size="small" onClick={change}>
              <Trans>Change the topic</Trans>
            </Button>
          )}
        </TopicSide>
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
          storedGoal={about?.goal ?? null}
        />
      ) : (
        <StudyPlanForm
          plan={plan}
          choose={choose}
          words={words}
          onWords={setWords}
          topicName={topicName}
          onStart={() => topic && start()}
          onLook={() => show('side')}
        />
      )}
    </TwoPanes>
  );
}

interface TopicSideProps extends Pick<ComponentProps<typeof TopicCoverage>, 'topic' | 'error' | 'onRetry'> {
  isChosen: boolean;
  /** What else can be done, below the name. */
  children: ReactNode;
}

function TopicSide({ isChosen, children, ...coverage }: TopicSideProps) {
  if (!isChosen)
    return (
      <p className="p-5 text-sm text-soft">
        <Trans>Choose a topic to see what it covers.</Trans>
      </p>
    );
  return (
    <Suspense
      fallback={
        <Waiting>
          <Skeleton className="m-5 h-40 rounded-card" />
        </Waiting>
      }
    >
      <TopicCoverage {...coverage} action={children} />
    </Suspense>
  );
}
