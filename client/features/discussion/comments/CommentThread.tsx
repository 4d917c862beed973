import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { LongList } from '../../../ui/list/LongList.tsx';
import { Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { keepDraft, readDraft } from '../../../lib/device/drafts.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import { useCommentThreadQuery } from './Comments.gen.ts';
import { linkedComment } from './linked-comment.ts';

/** What is shown before somebody asks for all. */
const FEW = 5;
const MANY = 100;

/** The comments on a post, the oldest first, and a place to write one. */
export function CommentThread({ postId, locked }: { postId: string; locked: boolean }) {
  const linked = linkedComment();
  const { data, error, refetch, fetchMore } = useCommentThreadQuery({
    variables: { id: postId, first: linked ? MANY : FEW },
  });
  const draftKey = `comment:${postId}`;
  const { replies, reply } = useReplies(draftKey);
  const place = useRef<HTMLDivElement>(null);
  const post = data?.node && 'comments' in data.node ? data.node : null;
  const isThere = post?.comments.edges.some(({ node }) => node.id === linked) ?? false;

  useEffect(() => {
    if (isThere) place.current?.querySelector(`#comment-${linked}`)?.scrollIntoView({ block: 'center' });
  }, [isThere, linked]);

  if (error && !post) return <Failure onRetry={() => refetch()} />;
  if (!post)
    return (
      <Waiting>
        <Skeleton className="mt-2 h-20 w-full" />
      </Waiting>
    );

  const { edges, pageInfo } = post.comments;
  const hidden = post.commentCount - edges.length;
  // One that just came stands at the end, also where those before it are fetched later.
  const comments = edges
    .map(({ node }) => node)
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return (
    <div ref={place} className="mt-2 border-l-2 border-line pl-3 sm:pl-4">
      {edges.length === 0 && !locked && (
        <p className="py-1 text-sm text-soft">
          <Trans>No comments yet. Ask for a detail, or point out a slip.</Trans>
        </p>
      )}
      <LongList
        as="ul"
        items={comments}
        idOf={({ id }) => id}
        rowHeight={72}
        rowClassName="border-t border-line first:border-t-0"
        onEmpty={() => place.current?.querySelector('textarea')?.focus()}
      >
        {(comment) => (
          <CommentItem
            comment={comment}
            isLinked={comment.id === linked}
            onReply={locked ? undefined : reply}
          />
        )}
      </LongList>
      {pageInfo.hasNextPage && (
        <Button
          look="quiet"
          size="small"
          className="mt-1"
          onClick={() => void fetchMore({ variables: { first: MANY, after: pageInfo.endCursor } })}
        >
          {hidden > 0 ? (
            <Plural value={hidden} one="Show # more comment" other="Show # more comments" />
          ) : (
            <Trans>Show more comments</Trans>
          )}
        </Button>
      )}
      {locked ? (
        <p className="py-2 text-sm text-soft">
          <Trans>This question is locked and takes no more comments.</Trans>
        </p>
      ) : (
        <CommentForm key={replies} postId={postId} draftKey={draftKey} autoFocus={replies > 0} />
      )}
    </div>
  );
}

/** Begins a reply: what was being written stays behind the name. */
function useReplies(draftKey: string) {
  const [replies, setReplies] = useState(0);
  const reply = (name: string) => {
    const [call, written] = [`@${name} `, readDraft(draftKey) ?? ''];
    if (!written.startsWith(call)) keepDraft(draftKey, call + written);
    setReplies(replies + 1);
  };
  return { replies, reply };
}
