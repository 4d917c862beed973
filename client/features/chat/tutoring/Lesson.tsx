import { useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { OpenConversation } from '../ask-ai/OpenConversation.tsx';
import type { useConversation } from '../ask-ai/use-conversation.ts';
import type { CoveredTopic } from './TopicCoverage.tsx';
import { GOAL_NAMES, goalText } from './goals.ts';
import { suggestionsFor } from './suggestions.ts';
import { TopicGreeting } from './TopicGreeting.tsx';
import { type Plan, topicOf } from './use-study-plan.ts';

interface LessonProps {
  conversation: ReturnType<typeof useConversation>;
  plan: Plan;
  topic: CoveredTopic | null | undefined;
  words: string;
  /** Of a conversation that was begun earlier. */
  storedGoal: string | null;
}

/** The conversation about what was chosen, greeted by its name. */
export function Lesson({ conversation, plan, topic, words, storedGoal }: LessonProps) {
  const { i18n } = useLingui();
  const { language } = useBilingual();
  const user = useSession();
  const { id, viewKey, begin, leave } = conversation;
  const goal = id ? (storedGoal ?? '') : goalText(plan.goal && i18n._(GOAL_NAMES[plan.goal]), words);
  return (
    <Section key={`${user?.id} ${viewKey}`}>
      <OpenConversation
        conversationId={id}
        onConversation={(next) => (next ? begin(next) : leave())}
        about={{
          mode: 'STUDY',
          ...(plan.topic && { subjectCode: plan.topic.subject, topic: topicOf(plan.topic) }),
          ...(goal && { goal }),
        }}
        greeting={topic ? <TopicGreeting topic={topic} goal={goal} /> : undefined}
        suggestions={suggestionsFor(plan.goal, language)}
      />
    </Section>
  );
}
