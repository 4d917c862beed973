import { describe, expect, test } from 'vitest';
import { comment } from '../support/interactions.ts';
import { answer, ask, askedId, draft as question, PROBLEM } from '../support/posts.ts';
import { subscribe } from '../support/subscription.ts';
import { idOf, openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const SAVE = `mutation ($input: SaveDraftInput!) { saveDraft(input: $input) { __typename ... on Draft { id version subjectCode paper topic language anonymous aiGenerated } ${PROBLEM} } }`;
const DELETE = `mutation ($input: DeleteDraftInput!) { deleteDraft(input: $input) { __typename ${PROBLEM} } }`;
const AT =
  'query ($key: String!) { draft(key: $key) { id title body version subjectCode paper topic language anonymous aiGenerated } lastPosted(key: $key) { title body } }';

const save = async (who: Visitor, input: object) => (await who.graph(SAVE, { input })).data!['saveDraft']!;
const at = async (who: Visitor, key: string) => {
  const { draft, lastPosted } = (await who.graph(AT, { key })).data!;
  return { draft: draft ?? null, lastPosted: lastPosted ?? null };
};

test('a draft keeps all that can be chosen while asking or answering', async () => {
  const ada = await world.person();
  const asked = {
    subjectCode: '9702',
    paper: 'p2',
    topic: 'kinematics',
    language: 'ZH',
    anonymous: true,
    aiGenerated: false,
  };
  expect(await save(ada, { key: 'ask/question', title: 'Why', ...asked })).toMatchObject(asked);
  expect((await at(ada, 'ask/question')).draft).toMatchObject(asked);
  expect(await save(ada, { key: 'answer/x', body: 'So', aiGenerated: true })).toMatchObject({
    subjectCode: null,
    paper: null,
    language: null,
    anonymous: false,
    aiGenerated: true,
  });
});

describe('what is posted is no draft any more', () => {
  const places = {
    'a question': async (ada: Visitor) => {
      const { title, body, ...rest } = question();
      return {
        key: 'ask/question',
        title,
        body,
        post: (text: string) => ask(ada, { ...rest, title, body: text }),
      };
    },
    'an answer': async (ada: Visitor) => {
      const id = await askedId(await world.person());
      const body = 'Because of the square root.';
      return {
        key: `answer/${id}`,
        title: '',
        body,
        post: (text: string) => answer(ada, id, { body: text }),
      };
    },
    'a comment': async (ada: Visitor) => {
      const id = await askedId(await world.person());
      const body = 'Is $a > 0$ meant here?';
      return {
        key: `comment/${id}`,
        title: '',
        body,
        post: (text: string) => comment(ada, id, { body: text }),
      };
    },
  };

  test.for(Object.keys(places) as (keyof typeof places)[])('of %s', async (kind) => {
    const ada = await world.person();
    const { key, title, body, post } = await places[kind](ada);
    await save(ada, { key, title, body });
    const whole = `${body} And what was typed last.`;
    expect(await at(ada, key)).toMatchObject({ lastPosted: null });
    idOf(await post(whole));
    expect(await at(ada, key)).toEqual({ draft: null, lastPosted: { title, body: whole } });
  });

  test.for(Object.keys(places) as (keyof typeof places)[])(
    'but what another device wrote since stays, of %s',
    async (kind) => {
      const ada = await world.person();
      const { key, title, body, post } = await places[kind](ada);
      await save(ada, { key, title, body: `${body} Another thought.` });
      idOf(await post(body));
      expect(await at(ada, key)).toMatchObject({ draft: { body: `${body} Another thought.` } });
    },
  );

  test('also where it is sent again because no answer came', async () => {
    const ada = await world.person();
    const id = await askedId(await world.person());
    const [key, body, idempotencyKey] = [`answer/${id}`, 'Because it is.', crypto.randomUUID()];
    idOf(await answer(ada, id, { body, idempotencyKey }));
    await save(ada, { key, body });
    idOf(await answer(ada, id, { body, idempotencyKey }));
    expect((await at(ada, key)).draft).toBeNull();
  });

  test('and a save that was on its way does not bring it back', async () => {
    const ada = await world.person();
    const id = await askedId(await world.person());
    const [key, body] = [`answer/${id}`, 'Because it is.'];
    await save(ada, { key, body });
    await answer(ada, id, { body: `${body} So.` });
    expect(await save(ada, { key, body: `${body} So.`, expectedVersion: 1 })).toMatchObject({
      code: 'EDIT_CONFLICT',
    });
    expect((await at(ada, key)).draft).toBeNull();
  });

  test('nobody’s draft but the writer’s goes with it, and a refused post leaves it', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await askedId(await world.person());
    const [key, body] = [`answer/${id}`, 'Because it is.'];
    for (const one of [ada, ben]) await save(one, { key, body });
    await answer(ada, id, { body });
    expect((await at(ben, key)).draft).toMatchObject({ body });
    await save(ben, { key, body: 'So.', expectedVersion: 1 });
    expect((await answer(ben, id, { body: '' }))['code']).toBe('VALIDATION_FAILED');
    expect(await at(ben, key)).toMatchObject({ draft: { body: 'So.' }, lastPosted: null });
  });
});

test('what was posted last is one’s own, of this place, and not what was deleted since', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const [here, there] = [await askedId(ben), await askedId(ben)];
  const first = idOf(await answer(ada, here, { body: 'The first of two.' }));
  world.later(1);
  await answer(ada, there, { body: 'Of another question.' });
  expect((await at(ada, `answer/${here}`)).lastPosted).toEqual({ title: '', body: 'The first of two.' });
  expect((await at(ben, `answer/${here}`)).lastPosted).toBeNull();
  await ada.graph(`mutation { deleteAnswer(input: { id: "${first}" }) { __typename } }`);
  expect((await at(ada, `answer/${here}`)).lastPosted).toBeNull();
  const path = `/api/community/drafts/posted?key=answer/${there}`;
  expect((await ada.rest('GET', path)).body['data']).toMatchObject({
    title: '',
    body: 'Of another question.',
  });
  expect((await ben.rest('GET', path)).status).toBe(404);
  expect((await world.guest().rest('GET', path)).status).toBe(401);
});

test('a draft that another device saved meanwhile is not deleted by its old version', async () => {
  const ada = await world.person();
  const id = idOf(await save(ada, { key: 'ask/question', body: 'One' }));
  await save(ada, { key: 'ask/question', body: 'Two', expectedVersion: 1 });
  const remove = async (expectedVersion: number) =>
    (await ada.graph(DELETE, { input: { id, expectedVersion } })).data!['deleteDraft']!;
  expect(await remove(1)).toMatchObject({ code: 'EDIT_CONFLICT' });
  const stale = await ada.rest('DELETE', `/api/community/drafts/${id}`, undefined, { 'if-match': '"1"' });
  expect(stale.status).toBe(412);
  expect(await remove(2)).toMatchObject({ __typename: 'Deleted' });
  expect(await remove(2)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a person’s devices hear when a draft is saved, posted or deleted; nobody else does', async () => {
  const [ada, ben] = [await world.person(), await world.person()];
  const asked = await askedId(ben);
  const stop = new AbortController();
  const listening = world.listening();
  const query = 'subscription { draftChanged { key draft { version body } } }';
  const response = await subscribe(ada, { address: world.address, query, signal: stop.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  await listening;
  let text = '';
  const events = () => [...text.matchAll(/^data: (\{.*\})$/gm)].map(([, json]) => JSON.parse(json!).data);
  const heard = async (count: number) => {
    while (events().length < count) text += (await reader.read()).value ?? '';
    return events().at(-1).draftChanged;
  };

  await save(ben, { key: 'ask/question', body: 'Not Ada’s' });
  const key = `answer/${asked}`;
  await save(ada, { key, body: 'Because' });
  expect(await heard(1)).toEqual({ key, draft: { version: 1, body: 'Because' } });
  await answer(ada, asked, { body: 'Because it is.' });
  expect(await heard(2)).toEqual({ key, draft: null });
  const id = idOf(await save(ada, { key: 'ask/question', body: 'Why' }));
  await heard(3);
  await ada.graph(DELETE, { input: { id } });
  expect(await heard(4)).toEqual({ key: 'ask/question', draft: null });
  stop.abort();
});
