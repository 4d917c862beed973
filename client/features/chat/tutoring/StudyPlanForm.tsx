import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { SUBJECT_CODES, subjectColour } from '../../../lib/curriculum/subjects.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dot } from '../../../ui/Dot.tsx';
import { Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { type Goal, GOAL_HINTS, GOAL_NAMES, GOALS, MAX_WORDS } from './goals.ts';
import { TopicChoices } from './TopicChoices.tsx';
import { useTutoringSubjectsQuery } from './Tutoring.gen.ts';
import { topicOf, type useStudyPlan } from './use-study-plan.ts';

interface StudyPlanFormProps extends ReturnType<typeof useStudyPlan> {
  words: string;
  onWords: (words: string) => void;
  /** Name of the topic, once it is known. */
  topicName: string | null;
  onStart: () => void;
  /** On phones: shows what the chosen topic covers. */
  onLook: () => void;
}

/** Subject, topic and goal, each a choice of its own; then the conversation begins. */
export function StudyPlanForm({
  plan,
  choose,
  words,
  onWords,
  topicName,
  onStart,
  onLook,
}: StudyPlanFormProps) {
  const user = useSession();
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
              Choose a topic and a goal. The tutor starts from the theory of that topic, and gives hints
              before steps and steps before full solutions.
            </Trans>
          </p>
          {!user && (
            <p className="max-w-reading rounded-card border border-line bg-card px-4 py-3 text-sm text-soft">
              <Trans>
                You are not signed in: the tutor answers a limited number of messages, and this conversation
                stays on this device. With an account you can ask more and continue on other devices.
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
                chosen={plan.topic && topicOf(plan.topic)}
                onChoose={(topic) => choose({ topic })}
              />
            ) : (
              <p className="text-sm text-soft">
                <Trans>Choose a subject to see its topics.</Trans>
              </p>
            )}
          </Step>
          <Step number={3} title={<Trans>Goal</Trans>}>
            <GoalFields
              goal={plan.goal}
              words={words}
              onGoal={(goal) => choose({ goal })}
              onWords={onWords}
            />
          </Step>
        </div>
      </div>
      <StartBar topicName={topicName} canLook={plan.topic !== null} onLook={onLook} />
    </form>
  );
}

interface GoalFieldsProps extends Pick<StudyPlanFormProps, 'words' | 'onWords'> {
  goal: Goal | null;
  onGoal: (goal: Goal) => void;
}

function GoalFields({ goal: chosen, words, onGoal, onWords }: GoalFieldsProps) {
  const { i18n, t } = useLingui();
  const left = MAX_WORDS - words.length;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-2 sm:grid-cols-2">
        {GOALS.map((goal) => (
          <ChoiceCard
            key={goal}
            name="goal"
            value={goal}
            chosen={chosen === goal}
            onChoose={() => onGoal(goal)}
          >
            <span>
              <span className="block text-sm font-medium">{i18n._(GOAL_NAMES[goal])}</span>
              <span className="block text-xs text-soft">{i18n._(GOAL_HINTS[goal])}</span>
            </span>
          </ChoiceCard>
        ))}
      </div>
      <label className="flex flex-col gap-1.5 text-sm font-medium">
        <Trans>In your own words (optional)</Trans>
        <textarea
          value={words}
          rows={2}
          maxLength={MAX_WORDS}
          placeholder={t`I mix up the sign of the discriminant`}
          onChange={({ target }) => onWords(target.value)}
          className="field-sizing-content w-full rounded-control border border-edge bg-card px-3 py-2 text-base font-normal placeholder:text-faint"
        />
        {left < 100 && (
          <span className="text-end text-xs font-normal text-soft tabular-nums">
            <Plural value={left} one="# character left" other="# characters left" />
          </span>
        )}
      </label>
    </div>
  );
}

interface StartBarProps extends Pick<StudyPlanFormProps, 'topicName' | 'onLook'> {
  canLook: boolean;
}

function StartBar({ topicName, canLook, onLook }: StartBarProps) {
  return (
    <div className="border-t border-line bg-card">
      <div className="mx-auto flex max-w-3xl items-center gap-3 px-4 py-3 sm:px-6">
        <p aria-live="polite" className="min-w-0 flex-1 text-sm text-soft">
          {topicName ? (
            <span className="block truncate font-medium text-ink">{topicName}</span>
          ) : (
            <Trans>Choose a topic to start.</Trans>
          )}
        </p>
        {canLook && (
          <Button className="md:hidden" onClick={onLook}>
            <Trans>What it covers</Trans>
          </Button>
        )}
        <Button look="primary" type="submit" disabled={!topicName}>
          <Trans>Start</Trans>
        </Button>
      </div>
    </div>
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
        <div className="grid gap-2 sm:grid-cols-3">
          {SUBJECT_CODES.map((code) => (
            <Skeleton key={code} className="h-10 pointer-coarse:h-11" />
          ))}
        </div>
      </Waiting>
    );
  return (
    <div className="grid gap-2 sm:grid-cols-3">
      {data.subjects.map((subject) => (
        <ChoiceCard
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
        </ChoiceCard>
      ))}
    </div>
  );
}
