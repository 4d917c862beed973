import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { recordStudy, useProgress } from '../../../lib/progress/progress.ts';
import { isProgressBlocked } from '../../../lib/progress/device-progress.ts';
import { useStudyTime } from '../../../lib/progress/use-study-time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';

const SCORES = ['100', '90', '80', '70', '60', '50', '40', '30', '20', '10', '0'];

/** How far the reader is with a topic, and that it is completed. */
export function TopicProgress({ topicId }: { topicId: string }) {
  const { t, i18n } = useLingui();
  const progress = useProgress()[topicId];
  const [score, setScore] = useState('100');
  const [refusal, setRefusal] = useState<string | null>(null);
  useStudyTime(topicId);

  const complete = async () =>
    setRefusal(await recordStudy({ topicId, kind: 'COMPLETED', score: Number(score) }));
  const percent = (value: number) => i18n.number(value / 100, { style: 'percent' });

  return (
    <section aria-label={t`Your progress`} className="flex flex-col gap-2 text-base">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <Button look={progress?.completed ? 'plain' : 'primary'} onClick={() => void complete()}>
          {progress?.completed ? <Trans>Complete again</Trans> : <Trans>Mark as completed</Trans>}
        </Button>
        <span className="flex items-center gap-1.5 text-soft">
          <Trans>Score</Trans>
          <Select
            framed
            label={t`Score, in percent`}
            value={score}
            onChange={setScore}
            options={SCORES.map((value) => ({ value, label: percent(Number(value)) }))}
          />
        </span>
        {progress?.completed && (
          <p aria-live="polite" className="text-soft tabular-nums">
            <span className="font-medium text-(color:--right)">✓</span>{' '}
            <Trans>
              Mastery {percent(progress.mastery)}, last studied <RelativeTime at={progress.lastStudied} />
            </Trans>
          </p>
        )}
      </div>
      {refusal && <Refusal>{refusal}</Refusal>}
      {isProgressBlocked() && (
        <p className="text-sm text-hint">
          <Trans>
            This browser has no room to keep your progress: it lasts until the page is closed. Sign in to keep
            it.
          </Trans>
        </p>
      )}
    </section>
  );
}
