import { idOf, type Json, type Visitor } from './world.ts';

export const PROBLEM = `... on Problem { code message fields { field code } } ... on RateLimited { retryAfter }`;

/** For those that may also say that something is not for this reader. */
export const REFUSED = `${PROBLEM} ... on NotAllowed { required }`;

const ASK = `mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { __typename ... on Question { id title tags version status } ... on Conflict { earlierId } ${REFUSED} } }`;
const ANSWER = `mutation ($input: PostAnswerInput!) { postAnswer(input: $input) { __typename ... on Answer { id body version question { id answerCount } } ... on Conflict { earlierId } ${REFUSED} } }`;
const VOTE = `mutation ($postId: ID!, $type: VoteType!) { vote(input: { postId: $postId, type: $type }) { __typename ... on Tally { up down score vote } ${REFUSED} } }`;
const ACCEPT = `mutation ($answerId: ID!, $accepted: Boolean) { acceptAnswer(input: { answerId: $answerId, accepted: $accepted }) { __typename ... on Acceptance { question { id acceptedAnswerId } answer { id accepted } } ${REFUSED} } }`;

let count = 0;

/** A question that anybody could ask; every one is another. */
export const draft = (more: Record<string, unknown> = {}) => ({
  subjectCode: '9709',
  paper: 'p1',
  topic: 'quadratics',
  title: `Why does the discriminant matter, number ${(count += 1)}?`,
  body: 'For $ax^2+bx+c=0$ we look at $b^2-4ac$.',
  language: 'EN',
  tags: ['quadratics'],
  ...more,
});

export async function ask(who: Visitor, more: Record<string, unknown> = {}): Promise<Json> {
  const { data } = await who.graph(ASK, { input: draft(more) });
  return data!['askQuestion']!;
}

export const askedId = async (who: Visitor, more: Record<string, unknown> = {}) => idOf(await ask(who, more));

export async function answer(
  who: Visitor,
  questionId: string,
  more: Record<string, unknown> = {},
): Promise<Json> {
  const input = { questionId, body: `Because of the square root, number ${(count += 1)}.`, ...more };
  const { data } = await who.graph(ANSWER, { input });
  return data!['postAnswer']!;
}

export const answeredId = async (who: Visitor, questionId: string) => idOf(await answer(who, questionId));

export async function vote(who: Visitor, postId: string, type: 'UP' | 'DOWN' | 'NONE'): Promise<Json> {
  const { data } = await who.graph(VOTE, { postId, type });
  return data!['vote']!;
}

export async function accept(who: Visitor, answerId: string, accepted = true): Promise<Json> {
  const { data } = await who.graph(ACCEPT, { answerId, accepted });
  return data!['acceptAnswer']!;
}

export async function reputationOf(who: Visitor, id: string): Promise<number> {
  const { data } = await who.graph('query ($id: ID!) { profile(id: $id) { id reputation } }', { id });
  return data!['profile']!['reputation'] as unknown as number;
}
