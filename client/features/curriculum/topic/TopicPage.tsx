import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { plainly } from '../../../lib/markdown/plain-text.ts';
import { useCanonical, usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { Link } from '../../../ui/Link.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { SubjectLink } from '../shared/ListLayout.tsx';
import { Difficulty } from '../shared/Difficulty.tsx';
import { Loaded } from '../shared/LoadedOrMissing.tsx';
import { ReadingTime } from '../shared/ReadingTime.tsx';
import { byKind } from './cards-by-kind.ts';
import { loadExample, TopicCard } from './TopicCard.tsx';
import { useTopicPageQuery } from './TopicPage.gen.ts';
import type { Topic } from './topic.ts';
import { TopicRail } from './TopicRail.tsx';
import { TopicSkeleton } from './TopicSkeleton.tsx';

const TopicProgress = part(async () => (await import('./TopicProgress.tsx')).TopicProgress);

export function TopicPage() {
  const { subjectSlug = '', paper = '', topic: slug = '' } = useParams();
  const { data, error, refetch } = useTopicPageQuery({ variables: { subject: subjectSlug, paper, slug } });
  // A failure shows in place of the example.
  useEffect(() => void loadExample().catch(() => {}), []);
  return (
    <Loaded thing={data?.topic} error={error} onRetry={refetch} skeleton={<TopicSkeleton />}>
      {(topic) => <OneTopic key={topic.id} topic={topic} />}
    </Loaded>
  );
}

function OneTopic({ topic }: { topic: Topic }) {
  const { title, otherTitle, otherTag, say, name } = useBilingual();
  const { subject, cards } = topic;
  const subjectName = name(subject);
  usePageTitle(`${title(topic)} · ${subjectName} ${subject.code}`, plainly(say(topic.summary)));
  // Also found under the code of its subject, and under slugs with capitals and punctuation.
  useCanonical(paths.topic(subject.slug, topic.paperCode, topic.slug));
  useCardInAddress();
  const groups = byKind(cards);

  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-7 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)]">
      <article className="max-w-reading min-w-0 text-reading">
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <SubjectLink subject={subject} />
          <TopicBreadcrumb topic={topic} />
        </div>
        <h1 className="mt-2 font-serif text-3xl font-semibold text-balance zh:font-sans">{title(topic)}</h1>
        <p lang={otherTag} className="mt-0.5 text-base text-faint">
          {otherTitle(topic)}
        </p>
        <p className="mt-4 text-lg text-soft">
          <InlineProse text={say(topic.summary)} />
        </p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-soft">
          <Difficulty value={topic.difficulty} />
          <span>
            <ReadingTime minutes={topic.minutes} />
          </span>
        </p>
        <div className="mt-4 min-h-12">
          <Suspense>
            <TopicProgress key={topic.id} topicId={topic.id} />
          </Suspense>
        </div>
        {groups.map((group) => (
          <Kind key={group.id} {...group} topicId={topic.id} />
        ))}
      </article>
      <Section>
        <TopicRail topic={topic} groups={groups} />
      </Section>
    </div>
  );
}

/** The paper of a topic; topics of physics are filed by year. */
function TopicBreadcrumb({ topic }: { topic: Topic }) {
  const { title } = useBilingual();
  const link = 'reach text-soft hover:text-brand-text hover:underline';
  if (topic.paper.marks !== null)
    return (
      <Link to={paths.paper(topic.subject.code, topic.paper.code)} className={link}>
        {title(topic.paper)}
      </Link>
    );
  return (
    <Link to={paths.physicsLevel(topic.level === 'AS' ? 'as' : 'a2')} className={link}>
      {topic.level === 'AS' ? <Trans>AS Level</Trans> : <Trans>A2 Level</Trans>}
    </Link>
  );
}

type Group = ReturnType<typeof byKind<Topic['cards'][number]>>[number];

function Kind({ id, name, cards, topicId }: Group & { topicId: string }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line-strong pt-5">
      <h2 id={id} className="scroll-mt-20 font-serif text-xl font-semibold zh:font-sans">
        {i18n._(name)}
      </h2>
      {cards.map((card) => (
        <Section key={card.id}>
          <TopicCard card={card} topicId={topicId} />
        </Section>
      ))}
    </section>
  );
}

/** A search leads to a card, which is not there before the topic is. */
function useCardInAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}
