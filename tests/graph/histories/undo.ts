import { expect } from 'vitest';
import * as events from './events.ts';
import { among, type Event, type Play } from './events.ts';
import type { Person, Post } from './model.ts';
import type { Stage } from './stage.ts';
import { expected, found } from './state.ts';

type Pair = (
  stage: Stage,
  person: Person,
  event: Event,
) => readonly [() => Promise<boolean>, () => Promise<boolean>] | null;

const voting: Pair = (stage, person, { what, more }) => {
  const { posts, comments } = stage.community;
  const target = among<Post>([...posts, ...comments], what);
  if (!target || (target.votes.get(person)?.value ?? 0) !== 0) return null;
  const cast = (type: 'UP' | 'DOWN' | 'NONE') => () => events.vote(stage, person, target, type);
  return [cast(more % 2 ? 'UP' : 'DOWN'), cast('NONE')];
};

const liking: Pair = (stage, person, { what }) => {
  const target = among(stage.community.posts, what);
  if (!target || target.likes.has(person)) return null;
  const set = (active: boolean) => () => events.like(stage, person, target, active);
  return [set(true), set(false)];
};

const bookmarking: Pair = (stage, person, { what }) => {
  const target = among(stage.community.posts, what);
  if (!target || target.bookmarks.has(person)) return null;
  const set = (active: boolean) => () => events.bookmark(stage, person, target, active);
  return [set(true), set(false)];
};

const following: Pair = (stage, person, { what }) => {
  const other = among(stage.community.people, what)!;
  if (person.follows.has(other)) return null;
  const set = (active: boolean) => () => events.followPerson(stage, person, other, active);
  return [set(true), set(false)];
};

const accepting: Pair = (stage, _person, { what }) => {
  const answer = among(stage.community.answers, what);
  if (!answer || answer.question.accepted) return null;
  const set = (accepted: boolean) => () => events.accept(stage, answer.question.author, answer, accepted);
  return [set(true), set(false)];
};

const hiding: Pair = (stage, person, { what }) => {
  const { posts, comments } = stage.community;
  const target = among<Post>([...posts, ...comments], what);
  if (!target || target.hidden) return null;
  const set = (active: boolean) => () => events.setHidden(stage, person, target, active);
  return [set(true), set(false)];
};

const locking: Pair = (stage, person, { what }) => {
  const question = among(stage.community.questions, what);
  if (!question || question.status === 'LOCKED') return null;
  const set = (locked: boolean) => () => events.lock(stage, person, question, locked);
  return [set(true), set(false)];
};

const closing: Pair = (stage, person, { what }) => {
  const question = among(stage.community.questions, what);
  if (question?.status !== 'OPEN') return null;
  const set = (reason: 'UNCLEAR' | null) => () => events.close(stage, person, question, reason);
  return [set('UNCLEAR'), set(null)];
};

const PAIRS = [voting, liking, bookmarking, following, accepting, hiding, locking, closing];

/** Whatever is done and taken back leaves everything as it was, unless the rules themselves say otherwise. */
export const undo: Play = async (stage, person, event) => {
  const pair = among(PAIRS, event.more)!(stage, person, event);
  if (!pair) return;
  const [before, foretold] = [await found(stage.world, stage.community), JSON.stringify(expected(stage))];
  const [act, takeBack] = pair;
  if (!(await act()) || !(await takeBack())) return;
  if (JSON.stringify(expected(stage)) !== foretold) return;
  expect(await found(stage.world, stage.community)).toEqual(before);
};
