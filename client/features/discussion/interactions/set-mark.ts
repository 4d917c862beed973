import type { ApolloClient } from '@apollo/client';
import { tellOtherTabs } from '../../../lib/graph/other-tabs.ts';
import { FollowQuestionDocument, SetBookmarkDocument, SetLikeDocument } from './Interactions.gen.ts';

export interface Marked {
  __typename: 'Question' | 'Answer' | 'Comment';
  id: string;
}

type Result = { __typename: string } | { message: string } | null | undefined;

const messageOf = (result: Result) => (result && 'message' in result ? result.message : null);

/** Shows at once what is set; returns the reason where it is refused, and is taken back. */
export async function setLike(
  graph: ApolloClient,
  target: Marked & { likeCount: number },
  active: boolean,
): Promise<string | null> {
  const likeCount = target.likeCount + (active ? 1 : -1);
  const { data } = await graph.mutate({
    mutation: SetLikeDocument,
    variables: { input: { targetId: target.id, active } },
    context: { inOrder: target.id },
    optimisticResponse: {
      setLike: { __typename: 'LikeState', targetId: target.id, liked: active, likeCount },
    },
    update(cache, result) {
      const state = result.data?.setLike;
      if (state?.__typename !== 'LikeState') return;
      cache.modify({
        id: cache.identify({ ...target }) ?? '',
        fields: {
          likeCount: () => state.likeCount,
          viewer: (viewer) => viewer && { ...viewer, liked: state.liked },
        },
      });
    },
  });
  if (data?.setLike.__typename === 'LikeState') {
    const { liked, likeCount: count } = data.setLike;
    tellOtherTabs(target, { fields: { likeCount: count }, viewer: { liked } });
  }
  return messageOf(data?.setLike);
}

export async function setBookmark(
  graph: ApolloClient,
  target: Marked & { bookmarkCount: number },
  active: boolean,
): Promise<string | null> {
  const bookmarkCount = target.bookmarkCount + (active ? 1 : -1);
  const { data } = await graph.mutate({
    mutation: SetBookmarkDocument,
    variables: { input: { targetId: target.id, active } },
    context: { inOrder: target.id },
    optimisticResponse: {
      setBookmark: { __typename: 'BookmarkState', targetId: target.id, bookmarked: active, bookmarkCount },
    },
    update(cache, result) {
      const state = result.data?.setBookmark;
      if (state?.__typename !== 'BookmarkState') return;
      cache.modify({
        id: cache.identify({ ...target }) ?? '',
        fields: {
          bookmarkCount: () => state.bookmarkCount,
          viewer: (viewer) => viewer && { ...viewer, bookmarked: state.bookmarked },
        },
      });
    },
  });
  if (data?.setBookmark.__typename === 'BookmarkState') {
    const { bookmarked, bookmarkCount: count } = data.setBookmark;
    tellOtherTabs(target, { fields: { bookmarkCount: count }, viewer: { bookmarked } });
  }
  return messageOf(data?.setBookmark);
}

export async function followQuestion(
  graph: ApolloClient,
  questionId: string,
  active: boolean,
): Promise<string | null> {
  const { data } = await graph.mutate({
    mutation: FollowQuestionDocument,
    variables: { input: { questionId, active } },
    context: { inOrder: questionId },
    optimisticResponse: {
      followQuestion: { __typename: 'QuestionFollowing', questionId, following: active },
    },
    update(cache, result) {
      const state = result.data?.followQuestion;
      if (state?.__typename !== 'QuestionFollowing') return;
      cache.modify({
        id: cache.identify({ __typename: 'Question', id: questionId }) ?? '',
        fields: { viewer: (viewer) => viewer && { ...viewer, following: state.following } },
      });
    },
  });
  if (data?.followQuestion.__typename === 'QuestionFollowing')
    tellOtherTabs(
      { __typename: 'Question', id: questionId },
      { viewer: { following: data.followQuestion.following } },
    );
  return messageOf(data?.followQuestion);
}
