import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ProgressRing } from '../../../ui/ProgressRing.tsx';
import { Sample } from '../headings/SectionHeading.tsx';

interface SampleTopic {
  name: MessageDescriptor;
  mastery: number;
}

const TOPICS: SampleTopic[] = [
  { name: msg`Quadratics`, mastery: 84 },
  { name: msg`Trigonometry`, mastery: 52 },
  { name: msg`Kinematics`, mastery: 16 },
];

const FULL = 100;

/** Attempts at a sample topic, derived from its mastery. */
export const attemptsOf = (mastery: number) => Math.floor(mastery / 20);
/** After a completion: the average of what was and the score. */
const after = (mastery: number) => Math.min(FULL, (mastery + FULL) / 2);

/** The ring of progress at work, on topics made up for it. */
export function Progress() {
  const { i18n, t } = useLingui();
  const [mastery, setMastery] = useState(() => TOPICS.map((topic) => topic.mastery));
  const complete = (which: number) =>
    setMastery(mastery.map((value, i) => (i === which ? after(value) : value)));

  return (
    <section aria-labelledby="progress" className="rounded-card border border-line bg-card p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="progress" className="font-serif text-lg font-semibold zh:font-sans">
          <Trans>Your progress, topic by topic</Trans>
        </h3>
        <Sample>
          <Trans>Sample</Trans>
        </Sample>
      </div>
      <ul className="mt-3 divide-y divide-line">
        {TOPICS.map(({ name }, i) => (
          <li key={name.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <ProgressRing value={mastery[i]!} label={t`Mastery of ${i18n._(name)}`} />
            <div className="min-w-28 flex-1">
              <p className="font-medium">{i18n._(name)}</p>
              <p className="text-sm text-soft tabular-nums">
                <Plural value={attemptsOf(mastery[i]!)} one="# attempt" other="# attempts" />
              </p>
            </div>
            <Button size="small" onClick={() => complete(i)} aria-label={t`Complete ${i18n._(name)}`}>
              <Trans>Complete</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
