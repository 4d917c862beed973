import { Trans, useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import { paths } from '../../../lib/paths.ts';
import { useProgress } from '../../../lib/progress/progress.ts';
import { Link } from '../../../ui/Link.tsx';
import type { RailTopicFragment } from './SimilarRail.gen.ts';

/** The topic that a question belongs to, with how far the reader is with it. */
export function ThisTopic({ topic }: { topic: RailTopicFragment }) {
  const { title, otherTitle, otherTag, say } = useBilingual();
  const { subject, paper, slug } = topic;
  // Two papers may have a topic of the same name; physics files all of them under one.
  const filed = { ...(paper.marks !== null && { paper: paper.code }), topic: slug };
  return (
    <section aria-labelledby="this-topic" className="text-sm">
      <h2 id="this-topic" className="text-xs font-semibold tracking-wide text-faint uppercase">
        <Trans>This topic</Trans>
      </h2>
      <p className="mt-3">
        <Link
          to={paths.topic(subject.slug, topic.paperCode, slug)}
          className="reach font-semibold hover:text-brand-text"
        >
          {title(topic)}
        </Link>
      </p>
      <p className="text-faint">
        <span lang={otherTag}>{otherTitle(topic)}</span>
        {' · '}
        {title(paper)}
      </p>
      <p className="mt-2 line-clamp-3 text-soft">
        <InlineProse text={say(topic.summary)} />
      </p>
      <OwnProgress topicId={topic.id} />
      <p className="mt-2">
        <Link to={paths.community(subject.code, filed)} className="reach text-brand-text hover:underline">
          <Trans>All questions of this topic</Trans>
        </Link>
      </p>
    </section>
  );
}

/** As high before it is known, so that nothing moves. */
function OwnProgress({ topicId }: { topicId: string }) {
  const { i18n } = useLingui();
  const progress = useProgress()[topicId];
  const mastery = progress?.completed ? progress.mastery : 0;
  const percent = i18n.number(mastery / 100, { style: 'percent' });
  return (
    <>
      <div aria-hidden="true" className="mt-3 h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-correct" style={{ width: `${mastery}%` }} />
      </div>
      <p className="mt-1.5 text-soft tabular-nums">
        {progress?.completed ? (
          <Trans>Mastery {percent}</Trans>
        ) : progress ? (
          <Trans>Begun, not completed</Trans>
        ) : (
          <Trans>Not started</Trans>
        )}
      </p>
    </>
  );
}
