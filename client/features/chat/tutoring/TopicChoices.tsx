import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { ChoiceCard } from './ChoiceCard.tsx';
import { groupsFor, type TopicChoice, type TopicGroup } from './topic-choices.ts';
import { useTutoringTopicsQuery } from './Tutoring.gen.ts';
import { topicOf } from './use-study-plan.ts';

interface TopicChoicesProps {
  subject: string;
  /** As its paper and slug. */
  chosen: string | null;
  onChoose: (topic: string) => void;
}

/** The topics of a subject by paper; the one chosen alone, until another is wanted. */
export function TopicChoices({ subject, chosen, onChoose }: TopicChoicesProps) {
  const { data, error, refetch } = useTutoringTopicsQuery({ variables: { subject } });
  const [open, setOpen] = useState(chosen === null);
  const [closedHere, setClosedHere] = useState(false);
  const byPointer = useRef(false);

  if (!data)
    return error ? <Failure onRetry={() => refetch()} /> : <ChoicesSkeleton rows={chosen ? 1 : 24} />;
  const papers = data.subject?.papers ?? [];
  const topic = papers
    .flatMap((paper) => paper.topics)
    .find(({ paperCode: paper, slug }) => topicOf({ paper, slug }) === chosen);

  if (topic && !open) return <Chosen topic={topic} focused={closedHere} onChange={() => setOpen(true)} />;
  return (
    <div onPointerDown={() => (byPointer.current = true)} onKeyDown={() => (byPointer.current = false)}>
      <AllTopics
        papers={papers}
        chosen={chosen}
        onChoose={(next) => {
          onChoose(next);
          // Arrow keys choose on their way; the list must not close under them.
          if (!byPointer.current) return;
          setOpen(false);
          setClosedHere(true);
        }}
      />
    </div>
  );
}

interface ChosenProps {
  topic: TopicChoice;
  /** Its radio button was pressed and is gone, and with it the focus. */
  focused: boolean;
  onChange: () => void;
}

function Chosen({ topic, focused, onChange }: ChosenProps) {
  const { title, otherTitle, otherTag } = useBilingual();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div className="flex items-center gap-3 rounded-control border border-brand-text bg-brand-wash px-3 py-2 inset-ring inset-ring-brand-text">
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">{title(topic)}</span>
        <span lang={otherTag} className="block text-xs text-soft">
          {otherTitle(topic)}
        </span>
      </span>
      <Button ref={button} size="small" onClick={onChange}>
        <Trans>Choose another</Trans>
      </Button>
    </div>
  );
}

interface AllTopicsProps extends Pick<TopicChoicesProps, 'chosen' | 'onChoose'> {
  papers: TopicGroup['paper'][];
}

/** Narrowed by words in either language. */
function AllTopics({ papers, chosen, onChoose }: AllTopicsProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const groups = groupsFor(papers, words);
  return (
    <div className="flex flex-col gap-5">
      <div className="relative sm:max-w-80">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
        />
        <input
          type="search"
          aria-label={t`Find a topic`}
          placeholder={t`Find a topic`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="h-10 w-full rounded-control border border-edge bg-card pr-3 pl-9 text-sm placeholder:text-faint pointer-coarse:h-11 pointer-coarse:text-base"
        />
      </div>
      {groups.length === 0 && (
        <div role="status" className="flex flex-wrap items-center gap-3 text-sm text-soft">
          <p>
            <Trans>No topic in this subject has that name, in English or Chinese.</Trans>
          </p>
          <Button size="small" onClick={() => setWords('')}>
            <Trans>Show all</Trans>
          </Button>
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.id} group={group} chosen={chosen} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface GroupProps extends Pick<TopicChoicesProps, 'chosen' | 'onChoose'> {
  group: TopicGroup;
}

function Group({ group: { id, paper, level, topics }, chosen, onChoose }: GroupProps) {
  const { i18n } = useLingui();
  const { title, otherTitle, otherTag } = useBilingual();
  return (
    <fieldset>
      <legend className="mb-2 flex items-baseline gap-2 text-sm font-semibold">
        {level ? i18n._(level) : title(paper)}
        {!level && <span className="font-mono text-xs font-normal text-faint uppercase">{id}</span>}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {topics.map((topic) => {
          const value = topicOf({ paper: topic.paperCode, slug: topic.slug });
          return (
            <ChoiceCard
              key={topic.id}
              name="topic"
              value={value}
              chosen={value === chosen}
              onChoose={() => onChoose(value)}
            >
              <span className="min-w-0">
                <span className="block text-sm font-medium">{title(topic)}</span>
                <span lang={otherTag} className="block text-xs text-soft">
                  {otherTitle(topic)}
                </span>
              </span>
            </ChoiceCard>
          );
        })}
      </div>
    </fieldset>
  );
}

/** One for the topic that was chosen, or more than there is room for: what stands below is not seen to move. */
function ChoicesSkeleton({ rows }: { rows: number }) {
  return (
    <Waiting>
      <div className={`grid gap-2 ${rows > 1 ? 'sm:grid-cols-2' : ''}`}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} className="h-14.5" />
        ))}
      </div>
    </Waiting>
  );
}
