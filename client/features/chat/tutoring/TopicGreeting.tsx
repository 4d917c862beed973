import { Trans } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/bilingual.ts';
import type { CoveredTopic } from './Covered.tsx';

interface TopicGreetingProps {
  topic: CoveredTopic;
  /** As the conversation keeps it. */
  goal: string;
  /** Nothing was said yet. */
  isNew: boolean;
}

/** What the tutor says first: what is studied, and why. */
export function TopicGreeting({ topic, goal, isNew }: TopicGreetingProps) {
  const { title } = useBilingual();
  return (
    <div>
      <p>
        <Trans>
          We are working on <strong className="font-semibold">{title(topic)}</strong>.
        </Trans>
      </p>
      {goal && (
        <p className="wrap-anywhere text-soft">
          <Trans>What you want: {goal}</Trans>
        </p>
      )}
      {isNew && (
        <p className="mt-2 text-sm text-soft">
          <Trans>Type a question of your own, or begin with one of these:</Trans>
        </p>
      )}
    </div>
  );
}
