import { expect, test } from 'vitest';
import { readWhole } from '../../server/chat/provider/read-stream.ts';
import { openWorld } from '../support/world.ts';

const world = openWorld();
/** A letter of mathematics that was cut in the middle. */
const HALF = '𝑥'.slice(0, 1);

test('half a character in what is sent along keeps nothing from being sent', async () => {
  const ada = await world.person();
  const segments = [{ title: `On ${HALF}`, text: `The area under ${HALF} is what this is about.` }];
  const { status, body } = await ada.rest('POST', '/api/chat/conversations', {
    text: `What is ${HALF}?`,
    segments,
  });
  expect([status, body['code']]).toEqual([201, undefined]);
  expect(world.errors).toEqual([]);
});

test('a title in which nothing is seen is no title', async () => {
  const ada = await world.person();
  const { status, body } = await ada.rest('POST', '/api/community/questions', {
    subject_code: '9709',
    title: '\u200B'.repeat(8),
    body: 'What is it?',
  });
  expect([status, body['message']]).toEqual([422, 'The title is missing.']);
});

test('what a model says is kept though there is a character in it that cannot be', () => {
  const body = JSON.stringify({ choices: [{ message: { content: 'a\0b' }, finish_reason: 'stop' }] });
  expect([...readWhole(body)]).toEqual([{ text: 'ab' }]);
});
