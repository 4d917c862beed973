import type { FragmentType } from '@apollo/client';
import { Plural } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { paths } from '../../../lib/paths.ts';
import { Difficulty } from './Difficulty.tsx';
import { ReadingTime } from './ReadingTime.tsx';
import { type TopicRowFragment, useTopicRowFragment } from './TopicRow.gen.ts';
import { Link } from '../../../ui/Link.tsx';

/** One topic in a list: its names, what it is about, how hard and how long. */
export function TopicRow({ topic }: { topic: FragmentType<TopicRowFragment> }) {
  const { data, complete } = useTopicRowFragment(topic);
  const { title, otherTitle, otherTag, say } = useBilingual();
  if (!complete) return null;
  return (
    <li className="relative grid gap-x-8 gap-y-1.5 border-b border-line py-4 transition hover:bg-card sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="font-serif text-lg font-semibold zh:font-sans">
          <Link
            to={paths.topic(data.subject.slug, data.paperCode, data.slug)}
            className="after:absolute after:inset-0 hover:text-brand-text"
          >
            {title(data)}
          </Link>
          <span lang={otherTag} className="ml-2 font-sans text-sm font-normal text-faint">
            {otherTitle(data)}
          </span>
        </h3>
        <p className="mt-1 line-clamp-2 max-w-reading text-sm text-soft">
          <InlineProse text={say(data.summary)} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft sm:min-w-36 sm:flex-col sm:items-end">
        <Difficulty value={data.difficulty} />
        <span className="tabular-nums">
          <ReadingTime minutes={data.minutes} /> ·{' '}
          <Plural value={data.cardCount} one="# card" other="# cards" />
        </span>
      </div>
    </li>
  );
}
