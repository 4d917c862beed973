import type { Json } from '../../support/world.ts';
import { draft } from '../../support/posts.ts';
import { isStaff, type Person, type Post, type Question, type Vote } from './model.ts';
import * as rules from './rules.ts';
import type { Stage } from './stage.ts';

/** Numbers choose among whatever there is when it happens, so that any part of a history is one itself. */
export interface Event {
  who: number;
  what: number;
  more: number;
}

export type Play = (stage: Stage, person: Person, event: Event) => Promise<unknown>;

const REASON = 'As the rules of this place say.';

export const among = <Thing>(things: readonly Thing[], number: number): Thing | undefined =>
  things.length > 0 ? things[number % things.length] : undefined;

const question: (stage: Stage, event: Event) => Question | undefined = ({ community }, { what }) =>
  among(community.questions, what);
const post = ({ community }: Stage, { what }: Event) => among(community.posts, what);
const anything = ({ community }: Stage, { what }: Event) =>
  among<Post>([...community.posts, ...community.comments], what);

/** Something about one thing, where there is one yet. */
const on =
  <Thing>(
    choose: (stage: Stage, event: Event) => Thing | undefined,
    act: (stage: Stage, person: Person, thing: Thing, more: number) => Promise<unknown>,
  ): Play =>
  async (stage, person, event) => {
    const thing = choose(stage, event);
    if (thing) await act(stage, person, thing, event.more);
  };

export const vote = (stage: Stage, person: Person, target: Post, type: Vote) =>
  stage.attempt(
    person,
    [`vote(input: { postId: "${target.id}", type: ${type} })`],
    stage.community.refusalToVote(person, target, type),
    () => stage.community.vote(person, target, type),
  );

const toggle = (set: Set<Person>, person: Person, active: boolean) =>
  void (active ? set.add(person) : set.delete(person));

export const like = (stage: Stage, person: Person, target: Post, active: boolean) => {
  const { community } = stage;
  const seen = community.sees(person, target);
  const isChange = target.likes.has(person) !== active;
  const refusal = !seen
    ? 'NOT_FOUND'
    : isChange && target.question.status === 'LOCKED'
      ? 'QUESTION_LOCKED'
      : null;
  const field = `setLike(input: { targetId: "${target.id}", active: ${active} })`;
  return stage.attempt(person, [field], refusal, () => toggle(target.likes, person, active));
};

export const bookmark = (stage: Stage, person: Person, target: Post, active: boolean) =>
  stage.attempt(
    person,
    [`setBookmark(input: { targetId: "${target.id}", active: ${active} })`],
    stage.community.sees(person, target) ? null : 'NOT_FOUND',
    () => toggle(target.bookmarks, person, active),
  );

export const followQuestion = (stage: Stage, person: Person, target: Question, active: boolean) =>
  stage.attempt(
    person,
    [`followQuestion(input: { questionId: "${target.id}", active: ${active} })`],
    stage.community.sees(person, target) ? null : 'NOT_FOUND',
    () => toggle(target.followers, person, active),
  );

export const followPerson = (stage: Stage, person: Person, other: Person, active: boolean) =>
  stage.attempt(
    person,
    [`followPerson(input: { userId: "${other.id}", active: ${active} })`],
    person === other ? 'VALIDATION_FAILED' : null,
    () => void (active ? person.follows.add(other) : person.follows.delete(other)),
  );

export const accept = (stage: Stage, person: Person, answer: Post, accepted: boolean) =>
  stage.attempt(
    person,
    [`acceptAnswer(input: { answerId: "${answer.id}", accepted: ${accepted} })`],
    stage.community.refusalToAccept(person, answer, accepted),
    () => stage.community.accept(person, answer, accepted),
  );

export const setHidden = (stage: Stage, person: Person, target: Post, active: boolean) =>
  stage.attempt(
    person,
    [`setHidden(input: { id: "${target.id}", active: ${active}, reason: "${REASON}" })`],
    rules.refusalToHide(stage.community, person, target),
    () => rules.setHidden(stage.community, target, active),
  );

export const lock = (stage: Stage, person: Person, target: Question, locked: boolean) =>
  stage.attempt(
    person,
    [`lockQuestion(input: { id: "${target.id}", locked: ${locked} })`],
    rules.refusalToLock(stage.community, person, target),
    () => rules.lock(target, locked),
  );

export const close = (stage: Stage, person: Person, target: Question, reason: 'UNCLEAR' | null) =>
  stage.attempt(
    person,
    [
      reason
        ? `closeQuestion(input: { id: "${target.id}", reason: ${reason} })`
        : `reopenQuestion(input: { id: "${target.id}" })`,
    ],
    rules.refusalToClose(stage.community, person, target),
    () => rules.close(target, reason, null),
  );

const named = { question: 'Question', answer: 'Answer', comment: 'Comment' };

const askOne: Play = async (stage, person) => {
  const body = stage.text();
  const { title } = draft();
  const input = `{ subjectCode: "9709", language: EN, title: "${title}", body: "${body}", tags: [] }`;
  await stage.attempt(
    person,
    [`askQuestion(input: ${input})`, '... on Question { id }'],
    null,
    (result: Json) =>
      void stage.community.questions.push(
        stage.post('question', result, person, { parent: null, body }) as Question,
      ),
  );
};

const moves = [5 * 60_000, 11 * 60_000, 5 * 3_600_000, 25 * 3_600_000];
const DAY = 86_400_000;

export const PLAYS = {
  ask: askOne,
  answer: on(question, async (stage, person, target) => {
    const body = stage.text();
    const field = `postAnswer(input: { questionId: "${target.id}", body: "${body}" })`;
    await stage.attempt(
      person,
      [field, '... on Answer { id }'],
      rules.refusalToAnswer(stage.community, person, target),
      (result) => {
        stage.community.answers.push(stage.post('answer', result, person, { parent: target, body }));
        target.activeAt = stage.community.now;
      },
    );
  }),
  comment: on(post, async (stage, person, target) => {
    const body = stage.text();
    const field = `postComment(input: { postId: "${target.id}", body: "${body}" })`;
    await stage.attempt(
      person,
      [field, '... on Comment { id }'],
      rules.refusalToComment(stage.community, person, target),
      (result) =>
        void stage.community.comments.push(stage.post('comment', result, person, { parent: target, body })),
    );
  }),
  vote: on(anything, (stage, person, target, more) =>
    vote(stage, person, target, (['UP', 'UP', 'DOWN', 'NONE'] as const)[more % 4]!),
  ),
  accept: on(
    ({ community }, { what }) => among(community.answers, what),
    (stage, person, answer, more) =>
      accept(stage, more % 2 ? person : answer.question.author, answer, more % 5 > 0),
  ),
  like: on(anything, (stage, person, target, more) => like(stage, person, target, more % 3 > 0)),
  bookmark: on(post, (stage, person, target, more) => bookmark(stage, person, target, more % 3 > 0)),
  followQuestion: on(question, (stage, person, target, more) =>
    followQuestion(stage, person, target, more % 3 > 0),
  ),
  followPerson: on(
    ({ community }, { what }) => among(community.people, what),
    (stage, person, other, more) => followPerson(stage, person, other, more % 3 > 0),
  ),
  edit: on(anything, async (stage, person, target, more) => {
    const [editor, body] = [more % 2 ? person : target.author, stage.text()];
    await stage.attempt(
      editor,
      [`edit${named[target.kind]}(input: { id: "${target.id}", body: "${body}" })`],
      rules.refusalToEdit(stage.community, editor, target),
      () => rules.edit(stage.community, editor, target, body),
    );
  }),
  restore: on(post, async (stage, person, target, more) => {
    const { bodies, kind, id } = target;
    if (bodies.length === 1) return;
    const number = (more % (bodies.length - 1)) + 1;
    const revisionId = await revisionOf(stage, kind === 'comment' ? 'answer' : kind, id, number);
    const editor = more % 2 ? person : target.author;
    const field = `restoreRevision(input: { id: "${revisionId}", expectedVersion: ${bodies.length} })`;
    await stage.attempt(editor, [field], rules.refusalToEdit(stage.community, editor, target), () =>
      rules.edit(stage.community, editor, target, bodies[number - 1]!),
    );
  }),
  delete: on(anything, async (stage, person, target, more) => {
    const remover = more % 4 ? person : target.author;
    await stage.attempt(
      remover,
      [`delete${named[target.kind]}(input: { id: "${target.id}" })`],
      rules.refusalToDelete(stage.community, remover, target),
      () => rules.remove(stage.community, target),
    );
  }),
  close: on(question, (stage, person, target) => close(stage, person, target, 'UNCLEAR')),
  reopen: on(question, (stage, person, target) => close(stage, person, target, null)),
  repeat: on(question, async (stage, person, target, more) => {
    const original = among(stage.community.questions, more)!;
    await stage.attempt(
      person,
      [`closeQuestion(input: { id: "${target.id}", reason: DUPLICATE, duplicateOfId: "${original.id}" })`],
      rules.refusalToRepeat(stage.community, person, target, original),
      () => rules.close(target, 'DUPLICATE', original),
    );
  }),
  lock: on(question, (stage, person, target, more) => lock(stage, person, target, more % 3 === 0)),
  hide: on(anything, (stage, person, target, more) => setHidden(stage, person, target, more % 3 === 0)),
  report: on(anything, async (stage, person, target) => {
    await stage.attempt(
      person,
      [`reportPost(input: { targetId: "${target.id}", reason: SPAM })`],
      rules.refusalToReport(stage.community, person, target),
      () => rules.report(stage.community, person, target),
    );
  }),
  decide: on(
    ({ community }, { what }) => among(community.cases, what),
    async (stage, person, one, more) => {
      const decider = more % 4 ? stage.community.people.findLast(isStaff)! : person;
      const id = await caseId(stage, one);
      await stage.attempt(
        decider,
        [`decideCase(input: { id: "${id}", uphold: ${more % 2 > 0}, reason: "${REASON}" })`],
        rules.refusalToDecide(decider, one),
        () => rules.decide(stage.community, one, more % 2 > 0),
      );
    },
  ),
  badge: on(
    ({ community }, { what }) => among(community.people, what),
    async (stage, person, other, more) => {
      const badge = more % 2 ? 'mentor' : 'translator';
      await stage.attempt(
        person,
        [`awardBadge(input: { userId: "${other.id}", badgeType: "${badge}", reason: "${REASON}" })`],
        !isStaff(person) || person === other ? 'NOT_ALLOWED' : null,
        () => void other.badges.add(badge),
      );
    },
  ),
  adjust: on(
    ({ community }, { what }) => among(community.people, what),
    async (stage, person, other, more) => {
      const points = (more % 201) - 100 || 1;
      await stage.attempt(
        person,
        [`adjustReputation(input: { userId: "${other.id}", points: ${points}, reason: "${REASON}" })`],
        person.role !== 'ADMIN' || person === other ? 'NOT_ALLOWED' : null,
        () => stage.community.earn({ person: other, points, source: 'adjustment' }),
      );
    },
  ),
  move: async (stage, _person, { what, more }) => {
    if (what % 40 === 0) stage.later(31 * DAY);
    else if (what % 3 === 0) stage.later(DAY - (stage.community.now % DAY) - 1000 + (more % 5) * 500);
    else stage.later(among(moves, more)!);
  },
} satisfies Record<string, Play>;

async function revisionOf(stage: Stage, kind: 'question' | 'answer', id: string, number: number) {
  const where = kind === 'question' ? { questionId: id } : { answerId: id };
  return (await stage.world.db.revision.findFirstOrThrow({ where: { ...where, number } })).id;
}

/** Cases of one post in the order in which they were opened. */
async function caseId(stage: Stage, one: { post: Post; number: number }): Promise<string> {
  const earlier = stage.community.cases.filter(
    ({ post: about, number }) => about === one.post && number < one.number,
  );
  const rows = await stage.world.db.moderationCase.findMany({
    where: { [`${one.post.kind}Id`]: one.post.id },
    orderBy: [{ createdAt: 'asc' }],
  });
  return rows[earlier.length]!.id;
}
