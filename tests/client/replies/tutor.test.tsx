import { beforeAll, describe, expect, test, vi } from 'vitest';
import { withFaces } from '../../../client/lib/markdown/dom/formula-fonts.ts';
import { readSolution } from '#server/maths/solving/read-solution.ts';
import { writeSolution } from '#server/tutor/write.ts';
import { deep } from '../../suite/slow.ts';
import type { MethodCases } from '../../maths/cases/case.ts';
import { openReply, rawSigns } from './read.tsx';

vi.setConfig({ testTimeout: 60_000 });

const EVERY = deep ? 24 : 120;
const tables = import.meta.glob<{ cases?: MethodCases }>('../../maths/cases/*.ts', { eager: true });

/** What the tutor itself writes, for questions from everywhere in the tables. */
function repliesOfTheTutor(): string[] {
  const questions = Object.values(tables).flatMap(({ cases }) => cases?.solved.map(({ ask }) => ask) ?? []);
  return questions
    .filter((_ask, i) => i % EVERY === 0)
    .flatMap((question) => {
      const outcome = readSolution(question);
      if (!outcome.solved) return [];
      const { worked } = outcome;
      const shown = { ...worked, label: '', question, stepsTotal: worked.steps.length };
      return [writeSolution(shown, 'en'), writeSolution(shown, 'zh')];
    });
}

const replies = repliesOfTheTutor();

// Until they are there, a long reply waits for them.
beforeAll(() => new Promise<void>(withFaces));

describe('a reply of the tutor itself', () => {
  test('there are some in both languages', () => {
    expect(replies.length).toBeGreaterThan(deep ? 40 : 10);
    expect(replies.filter((reply) => /\p{Script=Han}/u.test(reply)).length).toBe(replies.length / 2);
  });

  test('grows without a raw sign, with every formula set, and what is there once stays', async () => {
    for (const source of replies) {
      const reply = await openReply();
      const whole = reply.show(source, false).replaceAll(/\s/g, '');
      expect(whole, 'a formula that could not be set').not.toContain('‹');
      expect(whole).not.toMatch(/[$\\](?![^⟦]*⟧)/);
      let read = '';
      for (let end = 0; end <= source.length; end += 7) {
        read = reply.show(source.slice(0, end), true);
        expect(rawSigns(read), `${source.slice(0, end)} → ${read}`).toBeNull();
        expect(whole.startsWith(read.replaceAll(/\s/g, '')), `${source.slice(0, end)} → ${read}`).toBe(true);
      }
      expect(read.length).toBeGreaterThan(0);
      reply.close();
    }
  });
});
