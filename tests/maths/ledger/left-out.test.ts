import { expect, test } from 'vitest';
import { leftoverOf } from '#server/maths/problem/ledger/ledger.ts';
import { METHODS } from '#server/maths/methods/methods.ts';
import { withoutAsides } from '#server/maths/reading/questions/asides.ts';
import { plainlyTyped } from '#server/maths/reading/questions/plain-typing.ts';
import { recognise } from '#server/maths/reading/questions/recognise.ts';
import { hasAfterthought } from '#server/maths/reading/questions/trailing-request.ts';
import { attempt } from '#server/maths/solving/parts/attempt.ts';
import { tablesOfCases } from '../tables.ts';
import { BEFORE, CLAUSES, withClause, withWord, WORDS } from './clauses.ts';

/** Every so many of the clauses is tried on a question, another one on the next. */
const STRIDE = 27;

/** These look for their answer where the letter may lie, and it may be the same there. */
const READS_DOMAIN = new Set(['composite-function', 'increasing-decreasing']);

const questions = [...(await tablesOfCases())].flatMap(([id, { solved }]) => {
  const method = METHODS.find((one) => one.id === id)!;
  return solved.map(({ ask }, at) => ({ method, ask, at }));
});

/** What a method alone would show for a text, if the ledger lets it. */
function shownBy(method: (typeof METHODS)[number], typed: string): string | null {
  const question = recognise(withoutAsides(plainlyTyped(typed)));
  const worked = hasAfterthought(question.text) ? null : attempt(method, question);
  return worked && worked !== 'refused' && !leftoverOf(method, question, worked) ? worked.answer.text : null;
}

const languageOf = (text: string) => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');

/** Those of the changed questions that are answered as if nothing had been changed. */
const ignoredIn = (changed: (ask: string, at: number) => string[]): string[] =>
  questions.flatMap(({ method, ask, at }) =>
    changed(ask, at).flatMap((text) => {
      const shown = text === ask ? null : shownBy(method, text);
      return shown !== null && shown === shownBy(method, ask) ? [`${method.id}: ${text} → ${shown}`] : [];
    }),
  );

test('a clause that says something, put at the end, is never ignored', () => {
  const ignored = ignoredIn((ask, at) =>
    CLAUSES[languageOf(ask)]
      .filter((_, index) => index % STRIDE === at % STRIDE)
      .map((one) => withClause(ask, one)),
  );
  const isDomain = (one: string) => READS_DOMAIN.has(one.split(':')[0]!) && /x > 0/.test(one);
  expect(ignored.filter((one) => !isDomain(one))).toEqual([]);
});

test('a sentence that says something, put before, is never ignored', () => {
  const ignored = ignoredIn((ask, at) => {
    const all = BEFORE[languageOf(ask)];
    return [`${all[at % all.length]!}${ask}`];
  });
  expect(ignored).toEqual([]);
});

test('a word that tells which one is meant, put before a noun, is never ignored', () => {
  const ignored = ignoredIn((ask, at) => {
    const all = WORDS[languageOf(ask)];
    return withWord(ask, all[at % all.length]!).slice(0, 1);
  });
  expect(ignored).toEqual([]);
});
