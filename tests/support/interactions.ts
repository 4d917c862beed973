import { REFUSED } from './posts.ts';
import { idOf, type Json, type Visitor } from './world.ts';

const COMMENT = `mutation ($input: PostCommentInput!) { postComment(input: $input) { __typename ... on Comment { id postId body bodyHtml version score likeCount author { id } viewer { vote liked canVote canEdit canDelete } } ... on Conflict { earlierId } ${REFUSED} } }`;
const EDIT = `mutation ($input: EditCommentInput!) { editComment(input: $input) { __typename ... on Comment { id body bodyHtml version } ${REFUSED} } }`;
const DELETE = `mutation ($input: DeleteCommentInput!) { deleteComment(input: $input) { __typename ... on Deleted { deletedId } ${REFUSED} } }`;
const LIKE = `mutation ($input: SetLikeInput!) { setLike(input: $input) { __typename ... on LikeState { targetId liked likeCount } ${REFUSED} } }`;
const BOOKMARK = `mutation ($input: SetBookmarkInput!) { setBookmark(input: $input) { __typename ... on BookmarkState { targetId bookmarked bookmarkCount } ${REFUSED} } }`;
const FOLLOW = `mutation ($input: FollowQuestionInput!) { followQuestion(input: $input) { __typename ... on QuestionFollowing { questionId following } ${REFUSED} } }`;
const FOLLOW_TAG = `mutation ($input: FollowTagInput!) { followTag(input: $input) { __typename ... on TagFollowing { tag following } ${REFUSED} } }`;
const COMMENTS = `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { id ... on Post { commentCount comments(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id body score author { id name } viewer { vote liked canVote canEdit canDelete } } } } } }`;

let count = 0;

async function write(who: Visitor, mutation: string, name: string, input: object): Promise<Json> {
  const { data } = await who.graph(mutation, { input });
  return data![name]!;
}

/** A comment that says something no other does. */
export const comment = (who: Visitor, postId: string, more: object = {}) =>
  write(who, COMMENT, 'postComment', { postId, body: `Is $a > 0$ meant, number ${(count += 1)}?`, ...more });

export const commentedId = async (who: Visitor, postId: string, more: object = {}) =>
  idOf(await comment(who, postId, more));

export const editComment = (who: Visitor, id: string, body: string, more: object = {}) =>
  write(who, EDIT, 'editComment', { id, body, ...more });
export const deleteComment = (who: Visitor, id: string, more: object = {}) =>
  write(who, DELETE, 'deleteComment', { id, ...more });
export const like = (who: Visitor, targetId: string, active = true) =>
  write(who, LIKE, 'setLike', { targetId, active });
export const bookmark = (who: Visitor, targetId: string, active = true) =>
  write(who, BOOKMARK, 'setBookmark', { targetId, active });
export const followQuestion = (who: Visitor, questionId: string, active = true) =>
  write(who, FOLLOW, 'followQuestion', { questionId, active });
export const followTag = (who: Visitor, tag: string, active = true) =>
  write(who, FOLLOW_TAG, 'followTag', { tag, active });

/** A post's comments as somebody sees them. */
export async function commentsOf(who: Visitor, id: string, page: object = {}): Promise<Json> {
  const { data } = await who.graph(COMMENTS, { id, ...page });
  return data!['node']!;
}
