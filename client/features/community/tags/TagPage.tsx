import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import { Section } from '../../../ui/loading/SectionBoundary.tsx';
import { Empty, Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { FollowTag } from './FollowTag.tsx';
import { QuestionRow } from '../list/QuestionRow.tsx';
import { usePaperName } from './use-paper-name.ts';
import { type TagPageQuery, useTagPageQuery, useTagQuestionsQuery } from './Tags.gen.ts';

type Tag = NonNullable<TagPageQuery['tag']>;

/** What a tag stands for, and the questions that have it. */
export function TagPage() {
  const { t } = useLingui();
  const { tag: name = '' } = useParams();
  usePageTitle(t`Questions tagged ${name}`, t`Questions about ${name} with their answers, the newest first.`);
  const { data, error, refetch } = useTagPageQuery({ variables: { name } });
  const tag = data?.tag;

  if (tag === null)
    return (
      <Empty title={<Trans>There is no such tag</Trans>} action={<AllTags />}>
        <Trans>Nobody has used “{name}” yet.</Trans>
      </Empty>
    );
  return (
    <div className="page-width py-7">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 translate="no" className="font-serif text-2xl font-semibold wrap-anywhere zh:font-sans">
          {name}
        </h1>
        {tag && <FollowTag key={tag.name} tag={tag.name} following={tag.following ?? false} />}
      </div>
      {tag ? (
        <About tag={tag} />
      ) : error ? (
        <Failure onRetry={() => refetch()} />
      ) : (
        <Waiting>
          <Skeleton className="mt-3 h-5 w-64" />
        </Waiting>
      )}
      <Section key={name}>
        {/* How high the head is depends on the tag: what is below it is seen when that is known. */}
        <div className={`mt-6 border-t border-line ${tag || error ? '' : 'invisible'}`}>
          <Questions tag={name} />
        </div>
      </Section>
    </div>
  );
}

function About({ tag: { subject, topics, questions, unanswered, trend } }: { tag: Tag }) {
  const { i18n } = useLingui();
  const { name, title } = useBilingual();
  return (
    <div className="mt-2 flex flex-col gap-2 text-sm text-soft">
      {subject && (
        <p>
          <Trans>The subject</Trans>{' '}
          <Link to={paths.studyHub(subject.code)} className="text-brand-text underline">
            {name(subject)}
          </Link>
        </p>
      )}
      {topics.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1">
          <Trans>The topic</Trans>
          {topics.map((topic) => (
            <Link
              key={topic.id}
              to={paths.topic(topic.subject.slug, topic.paperCode, topic.slug)}
              className="text-brand-text underline"
            >
              {title(topic)} ({topic.subject.code} {title(topic.paper)})
            </Link>
          ))}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
        <span>
          <Plural value={questions} one="# question" other="# questions" />
        </span>
        <span>
          <Trans>{i18n.number(unanswered)} unanswered</Trans>
        </span>
        {trend !== 0 && (
          <span>
            {trend > 0 ? (
              <Trans>{i18n.number(trend)} more this week than last</Trans>
            ) : (
              <Trans>{i18n.number(-trend)} fewer this week than last</Trans>
            )}
          </span>
        )}
        <AllTags />
      </p>
    </div>
  );
}

const AllTags = () => (
  <Link to={paths.tags()} className="text-brand-text underline">
    <Trans>All tags</Trans>
  </Link>
);

function Questions({ tag }: { tag: string }) {
  const filter = { tag };
  const { data, error, refetch, fetchMore } = useTagQuestionsQuery({ variables: { filter } });
  const paperName = usePaperName();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const page = data?.questions;

  const more = async () => {
    setBusy(true);
    try {
      await fetchMore({ variables: { filter, after: page?.pageInfo.endCursor } });
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  if (!page) return error ? <Failure onRetry={() => refetch()} /> : <ListSkeleton />;
  if (page.edges.length === 0)
    return (
      <Empty title={<Trans>No questions yet</Trans>}>
        <Trans>Questions with this tag will appear here.</Trans>
      </Empty>
    );
  return (
    <>
      <LongList items={page.edges} idOf={({ node }) => node.id} rowHeight={100}>
        {({ node }) => <QuestionRow question={node} paperName={paperName} />}
      </LongList>
      {failed && <Failure onRetry={() => more()} />}
      {page.pageInfo.hasNextPage && !failed && (
        <div className="flex justify-center py-6">
          <Button busy={busy} onClick={() => void more()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
