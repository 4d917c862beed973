import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { paths } from '../../../lib/paths.ts';
import type { CardKind } from '../../../lib/graph/schema-types.ts';
import { subjectColour } from '../../../lib/curriculum/subjects.ts';
import { Dot } from '../../../ui/Dot.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import type { TutoringTopicQuery } from './Tutoring.gen.ts';

export type CoveredTopic = NonNullable<TutoringTopicQuery['topic']>;

const KINDS: [CardKind, MessageDescriptor][] = [
  ['CONCEPT', msg`Ideas`],
  ['METHOD', msg`Methods`],
  ['FORMULA', msg`Formulas`],
  ['TIP', msg`In the examination`],
  ['ERROR', msg`Common mistakes`],
];

interface TopicCoverageProps {
  /** Undefined while it is on its way, null when there is none. */
  topic: CoveredTopic | null | undefined;
  error: unknown;
  onRetry: () => unknown;
  /** What else can be done, below the name. */
  action?: ReactNode;
}

/** What a topic holds: its cards, how long they take, and what to know before. */
export function TopicCoverage({ topic, error, onRetry, action }: TopicCoverageProps) {
  if (topic) return <Topic topic={topic} action={action} />;
  if (topic === null)
    return (
      <p role="alert" className="p-5 text-sm text-soft">
        <Trans>There is no such topic. Choose one from the list.</Trans>
      </p>
    );
  return <div className="p-5">{error ? <Failure onRetry={onRetry} /> : <CoverageSkeleton />}</div>;
}

function Topic({ topic, action }: { topic: CoveredTopic; action: ReactNode }) {
  const { i18n } = useLingui();
  const { title, otherTitle, otherTag, say } = useBilingual();
  const { subject, paper } = topic;
  const path = paths.topic(subject.slug, topic.paperCode, topic.slug);
  return (
    <div className="flex h-full flex-col gap-6 overflow-y-auto p-5 text-sm">
      <div>
        <p className="flex items-center gap-2 text-xs text-soft">
          <Dot colour={subjectColour(subject.code)} />
          {subject.code} · <PaperOf topic={topic} paper={paper} />
        </p>
        <h2 className="mt-1.5 font-serif text-xl font-semibold zh:font-sans">
          <Link to={path} className="hover:text-brand-text hover:underline">
            {title(topic)}
          </Link>
        </h2>
        <p lang={otherTag} className="text-soft">
          {otherTitle(topic)}
        </p>
        <p className="mt-3 text-soft">
          <InlineProse text={say(topic.summary)} />
        </p>
        <p className="mt-2 text-soft tabular-nums">
          <Plural value={topic.minutes} one="# minute" other="# minutes" /> ·{' '}
          <Plural value={topic.cards.length} one="# card" other="# cards" />
        </p>
        {action && <div className="mt-3">{action}</div>}
      </div>
      {KINDS.map(([kind, name]) => {
        const cards = topic.cards.filter((card) => card.kind === kind);
        if (cards.length === 0) return null;
        return (
          <Part key={kind} title={i18n._(name)}>
            {cards.map((card) => (
              <li key={card.id}>
                <Link to={`${path}#${card.slug}`}>
                  <InlineProse text={say(card.title)} />
                </Link>
              </li>
            ))}
          </Part>
        );
      })}
      {topic.prerequisites.length > 0 && (
        <Part title={<Trans>Know this first</Trans>}>
          {topic.prerequisites.map((one) => (
            <li key={one.id}>
              <Link to={paths.topic(one.subject.slug, one.paperCode, one.slug)}>
                {title(one)}
                {one.subject.code !== subject.code && (
                  <span className="font-mono text-xs text-faint"> {one.subject.code}</span>
                )}
              </Link>
            </li>
          ))}
        </Part>
      )}
    </div>
  );
}

/** The paper of a topic; topics of physics are filed by year. */
function PaperOf({ topic, paper }: { topic: CoveredTopic; paper: CoveredTopic['paper'] }) {
  const { title } = useBilingual();
  if (paper.marks !== null) return <>{title(paper)}</>;
  return topic.level === 'AS' ? <Trans>AS Level</Trans> : <Trans>A2 Level</Trans>;
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-xs font-semibold tracking-wide text-faint uppercase">{title}</h3>
      <ul className="mt-1.5 flex flex-col [&_a]:block [&_a]:rounded-sm [&_a]:py-1 [&_a:hover]:text-brand-text [&_a:hover]:underline pointer-coarse:[&_a]:py-2.5">
        {children}
      </ul>
    </section>
  );
}

function CoverageSkeleton() {
  return (
    <Waiting>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="h-16 w-full" />
        {Array.from({ length: 6 }, (_, i) => (
          <Skeleton key={i} className="h-4 w-4/5" />
        ))}
      </div>
    </Waiting>
  );
}
