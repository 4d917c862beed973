import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../lib/i18n/bilingual.ts';
import { paths } from '../../lib/paths.ts';
import { subjectColour } from '../../lib/curriculum/subjects.ts';
import type { Difficulty } from '../../lib/graph/schema-types.ts';
import { Dot } from '../../ui/Dot.tsx';
import { Link } from '../../ui/Link.tsx';
import { Failure, Skeleton, Waiting } from '../../ui/loading/states.tsx';
import { useSearchHistory } from './history/use-search-history.ts';
import { type RecommendedTopicsQuery, useRecommendedTopicsQuery } from './Recommended.gen.ts';

const FROM_RECENT = 5;
const FROM_POPULAR = 3;
const SHOWN = 4;

const DIFFICULTIES: Record<Difficulty, MessageDescriptor> = {
  EASY: msg`Easy`,
  MEDIUM: msg`Medium`,
  HARD: msg`Hard`,
};

/** A few topics that one's own searches lead to; where to begin, before there are any. */
export function Recommended() {
  const { recent, popular } = useSearchHistory();
  const { data, previousData, error, refetch } = useRecommendedTopicsQuery({
    variables: { recent: recent.slice(0, FROM_RECENT), popular: popular.slice(0, FROM_POPULAR) },
  });
  const topics = (data ?? previousData)?.recommendedTopics.slice(0, SHOWN);

  return (
    <section aria-labelledby="recommended" className="rounded-card border border-line bg-card">
      <h2 id="recommended" className="px-5 pt-4 pb-3 font-serif text-lg font-semibold zh:font-sans">
        <Trans>Recommended for You</Trans>
      </h2>
      {topics && (
        <ul className="divide-y divide-line border-t border-line">
          {topics.map((one) => (
            <Row key={one.topic.id} recommended={one} />
          ))}
        </ul>
      )}
      {!topics && (
        <div className="px-5 pb-5">
          {error ? (
            <Failure onRetry={() => refetch()} />
          ) : (
            <Waiting>
              <Skeleton className="h-24" />
            </Waiting>
          )}
        </div>
      )}
    </section>
  );
}

function Row({ recommended }: { recommended: RecommendedTopicsQuery['recommendedTopics'][number] }) {
  const { i18n } = useLingui();
  const { title } = useBilingual();
  const { topic, because } = recommended;
  return (
    <li className="relative px-5 py-3 transition hover:bg-brand-wash">
      <p className="flex items-baseline gap-2.5">
        <Dot colour={subjectColour(topic.subjectCode)} className="size-2 self-center" />
        <Link
          to={paths.topic(topic.subject.slug, topic.paperCode, topic.slug)}
          className="flex-1 font-medium after:absolute after:inset-0"
        >
          {title(topic)}
        </Link>
        <span className="font-mono text-xs whitespace-nowrap text-faint uppercase">
          {topic.subjectCode}
          {topic.paperCode !== 'all' && ` ${topic.paperCode}`}
        </span>
      </p>
      <p className="mt-0.5 pl-4.5 text-sm text-soft">
        {i18n._(DIFFICULTIES[topic.difficulty])} · <Plural value={topic.minutes} one="# min" other="# min" />
        {because && (
          <>
            {' · '}
            <Trans>because you searched for “{because}”</Trans>
          </>
        )}
      </p>
    </li>
  );
}
