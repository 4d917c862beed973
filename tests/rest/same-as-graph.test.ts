import { beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../../server/registry/graph.ts';
import { sumActivity } from '../../server/community/stats/rank-people.ts';
import type { AnswerRoute } from '../../server/rest/protocol/route.ts';
import { routes } from '../../server/rest/table/routes.ts';
import {
  type Description,
  expectAnswerDescribed,
  expectRequestDescribed,
} from '../support/described-answers.ts';
import { accept, vote } from '../support/posts.ts';
import { expectedOf, filled, masked, withTypes } from '../support/rest-answers.ts';
import { type Library, READS, type Twin } from '../support/rest-reads.ts';
import { openThings, type Things } from '../support/rest-things.ts';
import { WRITES } from '../support/rest-writes.ts';
import { idOf, openWorld, type RestAnswer, type Visitor } from '../support/world.ts';

const world = openWorld();
const AT = '/api/community';
const JSON_ROUTES = routes.filter((route): route is AnswerRoute => route.kind === 'answer');
const keyOf = ({ method, path }: AnswerRoute) => `${method} ${path}`;
const routeOf = (key: string) => JSON_ROUTES.find((route) => keyOf(route) === key)!;

let description: Description;
let things: Things;
let library: Library;
let readers: Record<'guest' | 'member' | 'moderator', Visitor>;
beforeAll(async () => {
  const moderator = await world.person({ name: 'Mod', role: 'MODERATOR' });
  description = (await moderator.rest('GET', '/api/openapi.json')).body as unknown as Description;
  things = openThings(world, moderator);
  // Past fifty people, privileges have to be earned.
  await Promise.all(Array.from({ length: 51 }, () => world.person()));
  library = await stocked(moderator);
  readers = { guest: world.guest(), member: library.ben, moderator };
});

/** What somebody sent over REST, and what the graph answers to its document. */
const overRest = (
  who: Visitor,
  { method, path }: AnswerRoute,
  { path: places = {}, query = {}, body }: Twin,
) =>
  who.rest(
    method,
    `${path.replaceAll(/:(\w+)/g, (_all, name: string) => places[name]!)}?${new URLSearchParams(query)}`,
    method === 'GET' ? undefined : (body ?? {}),
  );

async function expected(who: Visitor, route: AnswerRoute, { variables = {}, query = {}, tell }: Twin) {
  const answer = await who.graph(withTypes(route.document), { total: false, ...variables });
  const usual = route.row.query?.find(({ name }) => name === 'limit')?.rows ?? 100;
  return expectedOf({
    route,
    schema,
    answer,
    tell,
    limit: Number(query['limit'] ?? usual),
    isTurnedAway: !who.token && route.row.guests === false,
  });
}

/** Holds what was sent and answered to what the description of the call says. */
function expectDocumented({ method, path }: AnswerRoute, sent: Twin, answered: RestAnswer): void {
  const operation = description.paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
  expectRequestDescribed(operation, description, sent);
  expectAnswerDescribed(description, answered, operation.operationId);
}

type Answered = Awaited<ReturnType<Visitor['rest']>>;

/** What is compared: of a refusal what it says, of all else everything. */
function toldBy({ status, body }: Answered, wanted: object | null) {
  const refusal = status >= 400 && body && Object.keys(wanted ?? {});
  return { status, body: refusal ? Object.fromEntries(refusal.map((name) => [name, body[name]])) : body };
}

test('every JSON call of the table is compared, and nothing that is none', () => {
  expect([...Object.keys(READS), ...Object.keys(WRITES)].toSorted()).toEqual(
    JSON_ROUTES.map(keyOf).toSorted(),
  );
});

describe.each(['guest', 'member', 'moderator'] as const)('to a %s', (role) => {
  test.each(Object.keys(READS))('%s tells what the graph and its description say', async (key) => {
    const [route, who] = [routeOf(key), readers[role]];
    const twin = READS[key]!(library, who);
    const wanted = await expected(who, route, twin);
    const answered = await overRest(who, route, twin);
    expect(toldBy(answered, wanted.body as object)).toEqual(wanted);
    expectDocumented(route, twin, answered);
  });

  test.each(Object.keys(WRITES))('%s does what the graph does, and tells it as described', async (key) => {
    const route = routeOf(key);
    const acting = async () =>
      role === 'guest' ? world.guest() : things.person(role === 'moderator' ? { role: 'MODERATOR' } : {});
    const [one, other] = [await acting(), await acting()];
    const sent = await WRITES[key]!(things, one);
    const answered = await overRest(one, route, sent);
    const asked = await WRITES[key]!(things, other);
    const wanted = await expected(other, route, asked);
    expect(masked(toldBy(answered, wanted.body as object))).toEqual(masked(wanted));
    expectDocumented(route, sent, answered);
  });
});

/** What cannot be there, or is where it is compared elsewhere. */
const EMPTY = [
  /\.page\.(next_cursor|total)$/,
  /answers\/:id\/revisions\.data\[\]\.(title|tags\[\])$/,
  // Of a question, of a topic's tag, of a badge given by hand, of whoever leads, of what is no person.
  /suggestions\/:id\.data\.answer$/,
  /tags\/:tag\.data\.subject$/,
  /badges\/:id\.data\.(threshold|recent\[\]\.source)$/,
  /badges\/user\/:id\/history\.data\[\]\.source$/,
  /profiles\/:id\/activity\.data\[\]\.target\.source$/,
  /leaderboard\.viewer\.above\[\]$/,
  /search\.(suggestion|data\[\]\.(avatar_url|reputation))$/,
  /measures\[\]\.post_id$/,
  // What tests of the chat have: a model that fails, files, and a working that is wrong.
  /messages\[\]\.(failure|attachments\[\]|verification\.first_wrong)$/,
];

test('what is compared has something in every field', async () => {
  const fields = new Map<string, boolean>();
  for (const key of Object.keys(READS))
    for (const who of Object.values(readers)) {
      const { query, ...twin } = READS[key]!(library, who);
      const { limit: _one, ...all } = query ?? {};
      const { status, body } = await overRest(who, routeOf(key), { ...twin, query: all });
      if (status === 200) filled(body, key, fields);
    }
  const empty = [...fields].filter(([, isFilled]) => !isFilled).map(([at]) => at);
  expect(empty.filter((at) => !EMPTY.some((known) => known.test(at)))).toEqual([]);
});

/** Gives everybody a picture. */
const pictured = () => world.sql(`UPDATE users SET avatar_url = '/api/avatars/' || id`);

/** A community with something of everything. */
async function stocked(moderator: Visitor): Promise<Library> {
  const [ada, ben] = [
    await world.person({ name: 'Ada' }),
    await world.person({ name: 'Ben', reputation: 1500 }),
  ];
  const question = await things.question(ada, { title: 'Why does the discriminant matter here?' });
  const original = await things.question(ada, { title: 'Why does the discriminant decide?' });
  const again = await things.question(ben, { title: 'Why does the discriminant decide, again?' });
  await moderator.rest('POST', `${AT}/questions/${again}/close`, {
    reason: 'duplicate',
    duplicate_of_id: original,
  });
  const answer = await things.answer(ben, question);
  await things.answer(await things.person(), question);
  const comment = await things.comment(ben, question);
  await vote(ada, answer, 'UP');
  await accept(ada, answer);
  await ben.rest('PUT', `${AT}/answers/${answer}`, {
    body: 'Since $x^2=4$.\n\n$$x^2=4$$\n\n$$x=2 \\text{ or } x=-2$$',
  });
  await ada.rest('PUT', `${AT}/questions/${question}`, {
    body: 'What does $b^2-4ac$ say of the discriminant?\n\n$$x^2=4$$\n\n$$x=3$$',
    tags: ['roots'],
  });
  const revisions = await ada.rest('GET', `${AT}/questions/${question}/revisions`);
  for (const [kind, id] of [
    ['question', question],
    ['answer', answer],
    ['comment', comment],
  ] as const)
    await ben.rest('POST', `${AT}/interactions/like`, { target_type: kind, target_id: id, active: true });
  await ben.rest('POST', `${AT}/interactions/bookmark`, { target_id: question, active: true });
  for (const who of [ben, moderator]) await vote(who, question, 'UP');
  await vote(moderator, answer, 'UP');
  await vote(ada, comment, 'UP');
  const onAnswer = await things.comment(ada, answer);
  await things.comment(ben, answer);
  for (const [who, id] of [
    [ben, comment],
    [ada, onAnswer],
  ] as const)
    await who.rest('PUT', `${AT}/comments/${id}`, { body: 'Is $a \\ne 0$ meant?' });
  await vote(moderator, comment, 'UP');
  await vote(moderator, onAnswer, 'UP');
  await ben.rest('POST', `${AT}/questions/${question}/follow`, { active: true });
  for (const tag of ['quadratics', '9709']) await ben.rest('POST', `${AT}/tags/${tag}/follow`, {});
  const suggestion = await things.suggestion(ben, ada);
  await moderator.rest('POST', `${AT}/suggestions/${suggestion}/decide`, {
    accepted: false,
    reason: 'No need.',
  });
  await things.suggestion(ben, ada);
  await world.sql(
    `UPDATE suggestions SET answer_id = $1, question_id = NULL, title = NULL, tags = '{}' WHERE status = 'PENDING'`,
    [answer],
  );
  await things.draft(ben);
  await ada.rest('POST', `${AT}/profiles/${ben.id}/follow`, { active: true });
  await ben.rest('POST', `${AT}/profiles/${ada.id}/follow`, { active: true });
  await ben.rest('PUT', `${AT}/profiles/me`, {
    bio: 'Vectors.',
    subjects: ['9709'],
    exam_session: '2030-11',
    links: ['https://example.org'],
    privacy: { show_study: true },
  });
  await moderator.rest('POST', `${AT}/badges/award`, {
    user_id: ben.id,
    badge_type: 'mentor',
    reason: 'For helping newcomers.',
  });
  await moderator.rest('POST', `${AT}/moderation/people/${ben.id}/warn`, { reason: 'Please stay polite.' });
  const admin = await world.person({ role: 'ADMIN' });
  const given = { user_id: ben.id, points: 25, reason: 'For the corrections.' };
  await admin.rest('POST', `${AT}/reputation/adjust`, given);
  await things.notification(ben.id);
  await ben.rest('PUT', `${AT}/notifications/settings`, { quiet_hours: { from: '22:00', to: '06:30' } });
  const decided = await things.case();
  await moderator.rest('POST', `${AT}/moderation/cases/${decided}/decide`, {
    uphold: true,
    reason: 'It is spam.',
  });
  const { id: conversation } = await things.conversation(ben);
  await ben.rest('POST', '/api/progress/topics/complete', { topic_id: '9709-p1-quadratics', score: 80 });
  const entry = await things.entry(ben);
  await ben.rest('POST', `/api/progress/error-book/${entry}/review`, { reviewed: true });
  await moderator.rest('POST', `${AT}/questions/${question}/close`, {
    reason: 'duplicate',
    duplicate_of_id: original,
  });
  await moderator.rest('POST', `${AT}/moderation/people/${ada.id}/suspend`, {
    days: 3,
    reason: 'Insults, again.',
  });
  await moderator.rest('POST', `${AT}/moderation/hide`, {
    id: await things.question(ada),
    active: true,
    reason: 'It breaks the rules.',
  });
  await pictured();
  await world.jobs.add(world.db, sumActivity, {});
  await world.work();
  await world.sql(`UPDATE questions SET solved = true, solved_part = 'BODY' WHERE id = ANY ($1)`, [
    [question, original, again],
  ]);
  return {
    question,
    original,
    answer,
    comment,
    revision: idOf((revisions.body['data'] as unknown as { [at: number]: never })[0]),
    suggestion,
    case: decided,
    badge: 'mentor',
    ada,
    ben,
    conversation,
    entry,
  };
}
