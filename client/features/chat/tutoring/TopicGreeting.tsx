import { Trans } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import type { CoveredTopic } from './TopicCoverage.tsx';

interface TopicGreetingProps {
  topic: CoveredTopic;
  /** As the conversation keeps it. */
  goal: string;
}

/** What the tutor says first: what is studied, and why. */
export function TopicGreeting({ topic, goal }: TopicGreetingProps) {
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
          <Trans>Your goal: {goal}</Trans>
        </p>
      )}
      <p className="mt-2 text-sm text-soft">
        <Trans>Type a question of your own at any time.</Trans>
      </p>
    </div>
  );
}
