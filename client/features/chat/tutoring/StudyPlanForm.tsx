import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { subjectColour } from '../../../lib/curriculum/subjects.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dot } from '../../../ui/Dot.tsx';
import { Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { Choice } from './ChoiceCard.tsx';
import { GOAL_HINTS, GOAL_NAMES, GOALS, MOST_WORDS } from './goals.ts';
import { TopicChoices } from './TopicChoices.tsx';
import { useTutoringSubjectsQuery } from './Tutoring.gen.ts';
import { topicOf, type usePlan } from './use-study-plan.ts';

interface ChooserProps extends ReturnType<typeof usePlan> {
  words: string;
  onWords: (words: string) => void;
  /** Name of the topic, once it is known. */
  topicName: string | null;
  onStart: () => void;
  /** On phones: shows what the chosen topic covers. */
  onLook: () => void;
}

/** Subject, topic and goal, each a choice of its own; then the conversation begins. */
export function Chooser({ plan, choose, words, onWords, topicName, onStart, onLook }: ChooserProps) {
  const { i18n, t } = useLingui();
  const user = useSession();
  const left = MOST_WORDS - words.length;
  return (
    <form
      className="flex h-full flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto flex max-w-3xl flex-col gap-9 px-4 py-7 sm:px-6">
          <p className="max-w-reading text-soft">
            <Trans>
              Choose a topic and what you want of it. The tutor then gives hints before steps and steps before
              solutions, with the theory of that topic first.
            </Trans>
          </p>
          {!user && (
            <p className="max-w-reading rounded-card border border-line bg-card px-4 py-3 text-sm text-soft">
              <Trans>
                You are not signed in: the tutor answers a limited number of messages, and this conversation
                stays on this device alone. With an account you can ask more and go on elsewhere.
              </Trans>
            </p>
          )}
          <Step number={1} title={<Trans>Subject</Trans>}>
            <Subjects chosen={plan.subject} onChoose={(subject) => choose({ subject, topic: '' })} />
          </Step>
          <Step number={2} title={<Trans>Topic</Trans>}>
            {plan.subject ? (
              <TopicChoices
                key={plan.subject}
                subject={plan.subject}
                chosen={plan.place && topicOf(plan.place)}
                onChoose={(topic) => choose({ topic })}
              />
            ) : (
              <p className="text-sm text-soft">
                <Trans>The topics appear when you have chosen a subject.</Trans>
              </p>
            )}
          </Step>
          <Step number={3} title={<Trans>Goal</Trans>}>
            <div className="flex flex-col gap-4">
              <div className="grid gap-2 sm:grid-cols-2">
                {GOALS.map((goal) => (
                  <Choice
                    key={goal}
                    name="goal"
                    value={goal}
                    chosen={plan.goal === goal}
                    onChoose={() => choose({ goal })}
                  >
                    <span>
                      <span className="block text-sm font-medium">{i18n._(GOAL_NAMES[goal])}</span>
                      <span className="block text-xs text-soft">{i18n._(GOAL_HINTS[goal])}</span>
                    </span>
                  </Choice>
                ))}
              </div>
              <label className="flex flex-col gap-1.5 text-sm font-medium">
                <Trans>In your own words, if you like</Trans>
                <textarea
                  value={words}
                  rows={2}
                  maxLength={MOST_WORDS}
                  placeholder={t`I mix up the sign of the discriminant`}
                  onChange={({ target }) => onWords(target.value)}
                  className="field-sizing-content w-full rounded-control border border-edge bg-card px-3 py-2 text-base font-normal placeholder:text-faint"
                />
                {left < 100 && (
                  <span className="text-right text-xs font-normal text-soft tabular-nums">
                    <Plural value={left} one="# character left" other="# characters left" />
                  </span>
                )}
              </label>
            </div>
          </Step>
        </div>
      </div>
      <div className="border-t border-line bg-card">
        <div className="mx-auto flex max-w-3xl items-center gap-3 px-4 py-3 sm:px-6">
          <p aria-live="polite" className="min-w-0 flex-1 text-sm text-soft">
            {topicName ? (
              <span className="block truncate font-medium text-ink">{topicName}</span>
            ) : (
              <Trans>Choose a topic to start.</Trans>
            )}
          </p>
          {plan.place && (
            <Button className="md:hidden" onClick={onLook}>
              <Trans>What it covers</Trans>
            </Button>
          )}
          <Button look="primary" type="submit" disabled={!topicName}>
            <Trans>Start</Trans>
          </Button>
        </div>
      </div>
    </form>
  );
}

interface StepProps {
  number: number;
  title: ReactNode;
  children: ReactNode;
}

function Step({ number, title, children }: StepProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex items-baseline gap-2.5 font-serif text-xl font-semibold zh:font-sans">
        <span className="font-mono text-sm font-normal text-faint">{number}</span>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Subjects({ chosen, onChoose }: { chosen: string | null; onChoose: (code: string) => void }) {
  const { name } = useBilingual();
  const { data, error, refetch } = useTutoringSubjectsQuery();
  if (!data)
    return error ? (
      <Failure onRetry={() => refetch()} />
    ) : (
      <Waiting>
        <Skeleton className="h-11 w-full" />
      </Waiting>
    );
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      {data.subjects.map((subject) => (
        <Choice
          key={subject.code}
          name="subject"
          value={subject.code}
          chosen={subject.code === chosen}
          onChoose={() => onChoose(subject.code)}
          className="items-center gap-2"
        >
          <Dot colour={subjectColour(subject.code)} />
          <span className="text-sm font-medium">{name(subject)}</span>
          <span className="ml-auto font-mono text-xs text-faint">{subject.code}</span>
        </Choice>
      ))}
    </div>
  );
}
