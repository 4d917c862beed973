import { expect, test } from 'vitest';
import { openWorld } from '../support/world.ts';

const world = openWorld();

/** What every object answers to, whoever put it there. */
const NAMES = Object.getOwnPropertyNames(Object.prototype);

test.each(NAMES)('%s is no unit, no command and no fault', async (name) => {
  const questions = [
    `\\${name}{x}`,
    `Solve ${name} = 2`,
    `What is 5 ${name}?`,
    `5 ${name}`,
    `${name} of x^2`,
  ];
  for (const question of questions) {
    const { status, body } = await world.guest().rest('POST', '/api/maths/solve', { question });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).not.toMatch(/native code|INTERNAL/);
  }
  const messages = ['What is 5 m in cm?', `5 ${name}`, `Give me step ${name}`].map((content) => ({
    role: 'user',
    content,
  }));
  const chat = await world.guest().rest('POST', '/api/chat/completions', { messages });
  expect(chat.status).toBe(200);
  expect(world.errors).toEqual([]);
});

test.each(NAMES)('%s is no field and no fragment that anybody knows', async (name) => {
  const ada = await world.person();
  const question = { subject_code: '9709', title: 'What is a surd?', body: 'I read of it.', [name]: 1 };
  const { status } = await ada.rest('POST', '/api/community/questions', question);
  // Some are taken out before a body is read.
  expect([201, 422]).toContain(status);

  const documents = [`{ ...${name} }`, `{ ...a } fragment a on Query { ...${name} }`];
  for (const document of documents) {
    const { errors } = await ada.graph(document);
    expect(errors).toMatchObject([{ message: `Unknown fragment "${name}".` }]);
  }
  expect(await ada.graph(`{ ...${name} } fragment ${name} on Query { __typename }`)).toEqual({
    data: { __typename: 'Query' },
  });
  expect(world.errors).toEqual([]);
});

test('a role that is no text is refused, whatever it is', async () => {
  const messages = [{ role: { toString: 1 }, content: 'What is a surd?' }];
  const { status } = await world.guest().rest('POST', '/api/chat', { messages });
  expect(status).toBe(422);
  expect(world.errors).toEqual([]);
});
