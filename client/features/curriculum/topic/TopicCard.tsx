import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { type TopicCardFragment, useTopicCardFragment } from './TopicCard.gen.ts';

/** Most topics have an example, so its code is requested early. */
export const loadExample = () => import('./WorkedExample.tsx');
const WorkedExample = part(async () => (await loadExample()).WorkedExample);

interface TopicCardProps {
  card: FragmentType<TopicCardFragment>;
  topicId: string;
}

/** One card: what it says, point by point, and the example that shows it. */
export function TopicCard({ card, topicId }: TopicCardProps) {
  const { data, complete } = useTopicCardFragment(card);
  const { say } = useBilingual();
  if (!complete) return null;
  return (
    <article aria-labelledby={data.slug} className="mt-5">
      <h3 id={data.slug} className="scroll-mt-20 text-lg font-semibold text-pretty">
        <a href={`#${data.slug}`} className="hover:text-brand-text">
          <InlineProse text={say(data.title)} />
        </a>
      </h3>
      <ul className="mt-2 flex list-disc flex-col gap-2 pl-5 marker:text-faint">
        {data.details.map((detail, i) => (
          <li key={i} className="pl-1">
            <InlineProse text={say(detail)} />
          </li>
        ))}
      </ul>
      {data.example && (
        <div className="mt-4 text-base">
          <Suspense
            fallback={
              <Waiting>
                <Skeleton className="h-56 w-full rounded-card" />
              </Waiting>
            }
          >
            <WorkedExample id={data.slug} cardId={data.id} topicId={topicId} example={data.example} />
          </Suspense>
        </div>
      )}
    </article>
  );
}
