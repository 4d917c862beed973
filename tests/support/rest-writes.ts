import type { Things } from './rest-things.ts';
import type { Twin } from './rest-reads.ts';
import type { Visitor } from './world.ts';

const AT = '/api/community';
const CHAT = '/api/chat';
const PROGRESS = '/api/progress';

type Anything = Record<string, unknown>;

/** A call about one thing, whose body is the input of its mutation. */
const about = (id: string, input: Anything = {}, body: object = input): Twin => ({
  path: { id },
  body,
  variables: { input: { id, ...input } },
});

const REASON = 'After looking at it twice.';

const ASKED = {
  title: 'Why is the discriminant negative?',
  body: '$x^2+x+1=0$',
  language: 'EN',
  subjectCode: '9231',
  paper: 'p1',
  topic: 'matrices',
  tags: ['matrices'],
};

const spread = (data: { markNotificationRead: Anything }) => {
  const { notification, ...rest } = data.markNotificationRead;
  return notification ? { ...rest, ...(notification as Anything) } : rest;
};

/** Each call that writes, about something made for it; made once for each door, so that both start from the same. */
export const WRITES: Record<string, (things: Things, who: Visitor) => Promise<Twin>> = {
  [`POST ${AT}/questions`]: async ({ question, forget }) => {
    await forget('9231');
    await question(undefined, { ...ASKED, title: 'Why is the discriminant not negative?' });
    const { subjectCode, topic, ...rest } = ASKED;
    return {
      body: { ...rest, language: 'en', subject_code: subjectCode, topic_slug: topic, anonymous: true },
      variables: { input: { ...ASKED, anonymous: true } },
    };
  },
  [`PUT ${AT}/questions/:id`]: async ({ question, owner }, who) =>
    about(await question(await owner(who)), { title: 'Why does this sign matter?', tags: ['roots'] }),
  [`DELETE ${AT}/questions/:id`]: async ({ question, owner }, who) => about(await question(await owner(who))),
  [`POST ${AT}/questions/:id/close`]: async ({ question }) => {
    const [id, duplicateOfId] = [await question(), await question()];
    return about(
      id,
      { reason: 'DUPLICATE', duplicateOfId },
      { reason: 'duplicate', duplicate_of_id: duplicateOfId },
    );
  },
  [`POST ${AT}/questions/:id/reopen`]: async ({ question, staff }) => {
    const id = await question();
    await staff.rest('POST', `${AT}/questions/${id}/close`, { reason: 'unclear' });
    return about(id);
  },
  [`POST ${AT}/questions/:id/lock`]: async ({ question }) => about(await question(), { locked: true }),
  [`POST ${AT}/questions/:id/answers`]: async ({ question }) => {
    const [questionId, body] = [await question(), 'Because it is a square.'];
    return { path: { id: questionId }, body: { body }, variables: { input: { questionId, body } } };
  },
  [`PUT ${AT}/answers/:id`]: async ({ answer, owner }, who) =>
    about(await answer(await owner(who)), { body: 'Because squares are not negative.' }),
  [`DELETE ${AT}/answers/:id`]: async ({ answer, owner }, who) => about(await answer(await owner(who))),
  [`POST ${AT}/answers/:id/accept`]: async ({ question, answer, owner }, who) => {
    const answerId = await answer(undefined, await question(await owner(who)));
    return { path: { id: answerId }, variables: { input: { answerId, accepted: true } } };
  },
  [`POST ${AT}/questions/:id/comments`]: async ({ question }) => commenting(await question()),
  [`POST ${AT}/answers/:id/comments`]: async ({ answer }) => commenting(await answer()),
  [`PUT ${AT}/comments/:id`]: async ({ comment, owner }, who) =>
    about(await comment(await owner(who)), { body: 'Is $a < 0$ meant?' }),
  [`DELETE ${AT}/comments/:id`]: async ({ comment, owner }, who) => named(await comment(await owner(who))),
  [`POST ${AT}/revisions/:id/restore`]: async ({ revision, owner }, who) =>
    about(await revision(await owner(who))),
  [`POST ${AT}/suggestions/:id/decide`]: async ({ suggestion, person, owner }, who) =>
    about(await suggestion(await person(), await owner(who)), { accepted: true, reason: REASON }),
  [`POST ${AT}/suggestions/:id/withdraw`]: async ({ suggestion, owner }, who) =>
    about(await suggestion(await owner(who))),
  [`POST ${AT}/drafts`]: async () => {
    const input = { key: 'ask/9231', title: 'How', body: 'Thus', tags: ['matrices'], paper: 'p1' };
    return {
      body: { ...input, topic_slug: 'matrices' },
      variables: { input: { ...input, topic: 'matrices' } },
    };
  },
  [`DELETE ${AT}/drafts/:id`]: async ({ draft, owner }, who) => about(await draft(await owner(who))),
  [`POST ${AT}/interactions/like`]: async ({ comment }) => setting(await comment(), 'comment'),
  [`POST ${AT}/interactions/bookmark`]: async ({ answer }) => setting(await answer(), 'answer'),
  [`POST ${AT}/interactions/vote`]: async ({ question }) => {
    const postId = await question();
    return {
      body: { target_type: 'question', target_id: postId, vote_type: 'up' },
      variables: { postId, type: 'UP' },
    };
  },
  [`POST ${AT}/interactions/report`]: async ({ answer }) => {
    const targetId = await answer();
    return {
      body: { target_type: 'answer', target_id: targetId, reason: 'off topic', text: 'About cooking.' },
      variables: { input: { targetId, reason: 'OFF_TOPIC', text: 'About cooking.' } },
      tell: ({ reportPost: { report, ...rest } }: { reportPost: { report?: Anything } }) =>
        report ? { ...rest, ...report, reportId: report['id'] } : rest,
    };
  },
  [`POST ${AT}/questions/:id/follow`]: async ({ question }) => {
    const questionId = await question();
    return { path: { id: questionId }, body: { active: true }, variables: { questionId, active: true } };
  },
  [`POST ${AT}/tags/:tag/follow`]: async ({ question }) => {
    await question();
    return {
      path: { tag: 'quadratics' },
      body: { active: true },
      variables: { tag: 'quadratics', active: true },
    };
  },
  [`POST ${AT}/moderation/cases/:id/take`]: async (things) => about(await things.case(), { active: true }),
  [`POST ${AT}/moderation/cases/:id/decide`]: async (things) =>
    about(await things.case(), { uphold: true, reason: REASON }),
  [`POST ${AT}/moderation/hide`]: async ({ question }) => {
    const input = { id: await question(), active: true, reason: REASON };
    return { body: input, variables: { input } };
  },
  [`POST ${AT}/moderation/people/:id/warn`]: async ({ person }) =>
    towards((await person()).id, { reason: REASON }),
  [`POST ${AT}/moderation/people/:id/suspend`]: async ({ person }) =>
    towards((await person()).id, { days: 3, reason: REASON }),
  [`POST ${AT}/moderation/people/:id/lift`]: async ({ person, staff }) => {
    const { id } = await person();
    await staff.rest('POST', `${AT}/moderation/people/${id}/suspend`, { days: 3, reason: REASON });
    return towards(id, { reason: REASON });
  },
  [`PUT ${AT}/moderation/people/:id/role`]: async ({ person }) =>
    towards(
      (await person()).id,
      { role: 'MODERATOR', reason: REASON },
      { role: 'moderator', reason: REASON },
    ),
  [`PUT ${AT}/notifications/settings`]: async () => ({
    body: {
      choices: [{ kind: 'votes', active: false }],
      quiet_hours: { from: '22:00', to: '06:30' },
      time_zone: 'Asia/Shanghai',
      weekly_digest: true,
    },
    variables: {
      input: {
        choices: [{ kind: 'VOTES', active: false }],
        quietHours: { from: '22:00', to: '06:30' },
        timeZone: 'Asia/Shanghai',
        weeklyDigest: true,
      },
    },
  }),
  [`POST ${AT}/notifications/read-all`]: async ({ notification, owner }, who) => {
    const upToId = await notification((await owner(who)).id);
    return { body: { up_to_id: upToId }, variables: { upToId } };
  },
  [`POST ${AT}/notifications/:id/read`]: async ({ notification, owner }, who) => ({
    ...named(await notification((await owner(who)).id)),
    tell: spread,
  }),
  [`DELETE ${AT}/notifications/:id`]: async ({ notification, owner }, who) =>
    named(await notification((await owner(who)).id)),
  [`PUT ${AT}/profiles/:id`]: async ({ owner }, who) => {
    const { id: userId } = await owner(who);
    const input = { name: 'Grace', bio: 'Vectors.', subjects: ['9709'], links: ['https://example.org'] };
    return {
      path: { id: userId },
      body: { ...input, exam_session: '2030-11', privacy: { show_follows: false } },
      variables: { input: { ...input, examSession: '2030-11', privacy: { showFollows: false }, userId } },
    };
  },
  [`DELETE ${AT}/profiles/:id/avatar`]: async ({ owner }, who) => {
    const { id } = await owner(who);
    return { path: { id }, variables: { userId: id } };
  },
  [`POST ${AT}/profiles/:id/follow`]: async ({ person }) => {
    const { id } = await person();
    return {
      path: { id },
      body: { active: true },
      variables: { userId: id, active: true },
      tell: ({ followPerson }: { followPerson: Anything & { viewer?: Anything } }) =>
        followPerson.viewer
          ? { following: followPerson.viewer['following'], followerCount: followPerson['followerCount'] }
          : followPerson,
    };
  },
  [`POST ${AT}/badges/award`]: async ({ person }) => {
    const { id } = await person();
    return {
      body: { user_id: id, badge_type: 'mentor', reason: REASON },
      variables: { input: { userId: id, badgeType: 'mentor', reason: REASON } },
      tell: ({ awardBadge }: { awardBadge: Anything & { award?: Anything } }) =>
        awardBadge.award ? { ...awardBadge.award, isNew: awardBadge['isNew'] } : awardBadge,
    };
  },
  [`POST ${AT}/reputation/adjust`]: async ({ person }) => {
    const { id } = await person();
    return {
      body: { user_id: id, points: 25, reason: REASON },
      variables: { input: { userId: id, points: 25, reason: REASON } },
    };
  },
  'POST /api/maths/solve': async () => same({ question: 'Solve x^2 - 5x + 6 = 0' }),
  'POST /api/maths/read': async () =>
    same({ question: 'The circle $C$ has centre $(1, 2)$ and radius 5. Find the equation of $C$. [2]' }),
  'POST /api/maths/solve-problem': async () =>
    same({ problem: { version: 1, parts: [{ goals: [{ verb: 'solve', target: 'x^2 - 5x + 6 = 0' }] }] } }),
  'POST /api/maths/check': async () => same({ lines: ['2x = 6', 'x = 3', 'x = 4'] }),
  'POST /api/maths/equivalent': async () => ({
    body: { a: '(x + 1)^2', b: 'x^2 + 2x + 1', form: 'expanded' },
    variables: { a: '(x + 1)^2', b: 'x^2 + 2x + 1', kind: 'STATEMENT', form: 'EXPANDED' },
  }),
  [`POST ${CHAT}/conversations`]: async () => ({
    body: { text: 'Solve x^2 = 9', mode: 'study', goal: 'hints' },
    variables: { input: { text: 'Solve x^2 = 9', mode: 'STUDY', goal: 'hints' } },
  }),
  [`PUT ${CHAT}/conversations/:id`]: async ({ conversation, owner }, who) => {
    const { id } = await conversation(await owner(who));
    return { path: { id }, body: { title: 'Squares' }, variables: { id, title: 'Squares' } };
  },
  [`DELETE ${CHAT}/conversations/:id`]: async ({ conversation, owner }, who) =>
    named((await conversation(await owner(who))).id),
  [`POST ${CHAT}/conversations/:id/messages`]: async ({ conversation, owner }, who) => {
    const { id } = await conversation(await owner(who));
    return {
      path: { id },
      body: { text: 'Solve x^2 = 16' },
      variables: { input: { text: 'Solve x^2 = 16', conversationId: id } },
    };
  },
  [`POST ${CHAT}/replies/:id/regenerate`]: async ({ conversation, owner }, who) => {
    const { reply: id } = await conversation(await owner(who));
    return { path: { id }, body: { rung: 'step' }, variables: { id, rung: 'STEP' } };
  },
  [`POST ${CHAT}/replies/:id/stop`]: async ({ conversation, owner }, who) =>
    named((await conversation(await owner(who))).reply),
  [`POST ${CHAT}/replies/:id/feedback`]: async ({ conversation, owner }, who) => {
    const { reply: id } = await conversation(await owner(who));
    return {
      path: { id },
      body: { rating: 'up', note: 'Clear.' },
      variables: { id, rating: 'UP', note: 'Clear.' },
    };
  },
  [`POST ${PROGRESS}/study-records`]: async ({ studyEvent }) => {
    const event = { ...studyEvent('9709-p1-quadratics'), score: 80, seconds: 60 };
    return {
      body: { events: [{ ...namedInRest(event), kind: 'completed' }] },
      variables: { input: { events: [{ ...event, kind: 'COMPLETED' }] } },
    };
  },
  [`POST ${PROGRESS}/topics/complete`]: async () => ({
    body: { topic_id: '9709-p1-quadratics', score: 70 },
    variables: { input: { topicId: '9709-p1-quadratics', score: 70 } },
  }),
  [`POST ${PROGRESS}/error-book`]: async () => ({
    body: { question_text: 'Solve it', error_type: 'sign', source: 'chat', subject_code: '9709' },
    variables: {
      input: { questionText: 'Solve it', errorType: 'SIGN', source: 'CHAT', subjectCode: '9709' },
    },
  }),
  [`POST ${PROGRESS}/error-book/merge`]: async () => ({
    body: { entries: [], removed: [] },
    variables: { input: { entries: [], removed: [] } },
  }),
  [`PUT ${PROGRESS}/error-book/:id`]: async ({ entry, owner }, who) =>
    about(
      await entry(await owner(who)),
      { note: 'Two roots.', errorType: 'CONCEPT' },
      { note: 'Two roots.', error_type: 'concept' },
    ),
  [`DELETE ${PROGRESS}/error-book/:id`]: async ({ entry, owner }, who) =>
    about(await entry(await owner(who))),
  [`POST ${PROGRESS}/error-book/:id/review`]: async ({ entry, owner }, who) =>
    about(await entry(await owner(who)), { reviewed: true }),
  [`POST ${PROGRESS}/error-book/:id/restore`]: async ({ entry, owner }, who) => {
    const by = await owner(who);
    const id = await entry(by);
    await by.rest('DELETE', `${PROGRESS}/error-book/${id}`);
    return about(id);
  },
  'DELETE /api/uploads/:id': async ({ upload, owner }, who) => named(await upload(await owner(who))),
};

const named = (id: string): Twin => ({ path: { id }, variables: { id } });
const same = (sent: Anything): Twin => ({ body: sent, variables: sent });

const setting = (targetId: string, kind: string): Twin => ({
  body: { target_type: kind, target_id: targetId, active: true },
  variables: { targetId, active: true },
});

const commenting = (postId: string): Twin => ({
  path: { id: postId },
  body: { body: 'Is $b$ real?' },
  variables: { input: { postId, body: 'Is $b$ real?' } },
});

const towards = (userId: string, input: Anything, body: object = input): Twin => ({
  path: { id: userId },
  body,
  variables: { input: { userId, ...input } },
});

const namedInRest = ({ topicId, ...rest }: { topicId: string } & Anything) => ({
  topic_id: topicId,
  ...rest,
});
