import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { MISTAKES } from '../../server/maths/checking/mistakes/library.ts';
import type { Mistake } from '../../server/maths/checking/mistakes/toolkit/mistake.ts';
import { Random } from '../../server/maths/checking/mistakes/toolkit/random.ts';
import { checkWorking } from '../../server/maths/checking/working/check-working.ts';
import { deep } from '../suite/slow.ts';
import { dressed } from './chains/chain.ts';

const SEEDS = deep ? 200 : 40;

/** How often the last line of a made chain is the first wrong one, and how often its mistake has the right name. */
function rates(mistake: Mistake): { lines: number; names: number; missed: string[] } {
  let lines = 0;
  let names = 0;
  const missed: string[] = [];
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const random = new Random(seed);
    const chain = dressed(mistake.make(random), random);
    const checked = checkWorking(chain);
    const isFound = checked.firstWrong === chain.length - 1;
    const isNamed = isFound && checked.mistake?.id === mistake.id;
    if (isFound) lines += 1;
    if (isNamed) names += 1;
    else missed.push(`${chain.join(' ⇒ ')}: ${checked.mistake?.id ?? 'not named'}`);
  }
  return { lines: lines / SEEDS, names: names / SEEDS, missed };
}

/** Every formula of a sentence is set by KaTeX without a complaint. */
function expectSet(sentence: string): void {
  const pieces = sentence.split('$');
  expect(pieces.length % 2, sentence).toBe(1);
  for (const [index, part] of pieces.entries())
    if (index % 2 === 1) katex.renderToString(part, { throwOnError: true, strict: 'error' });
}

describe('every wrong rule', () => {
  it('is one of at least 25, each with a name of its own', () => {
    expect(MISTAKES.length).toBeGreaterThanOrEqual(25);
    expect(new Set(MISTAKES.map(({ id }) => id)).size).toBe(MISTAKES.length);
  });

  it.each(MISTAKES.map((mistake) => [mistake.id, mistake] as const))(
    '%s is found on its line and told by its name',
    (_, mistake) => {
      const { lines, names, missed } = rates(mistake);
      expect(lines, missed.slice(0, 3).join('\n')).toBeGreaterThanOrEqual(0.99);
      expect(names, missed.slice(0, 3).join('\n')).toBeGreaterThanOrEqual(0.95);
    },
  );

  it('is told in both languages, with formulas that are set as LaTeX', () => {
    for (const mistake of MISTAKES)
      for (const seed of [7, 8, 9]) {
        const recognised = checkWorking(mistake.make(new Random(seed))).mistake;
        for (const text of [recognised!.wrong, recognised!.right]) {
          expect(text.en, mistake.id).toMatch(/^[A-Z$].*\.$/su);
          expect(text.zh, mistake.id).toMatch(/\p{Script=Han}/u);
          for (const one of [text.en, text.zh]) expectSet(one);
        }
      }
  });

  it('is told with the letters of the person who made it', () => {
    for (const mistake of MISTAKES)
      for (const seed of [3, 4, 5, 6]) {
        const lines = mistake.make(new Random(seed)).map(inOtherLetter);
        const recognised = checkWorking(lines).mistake;
        if (!recognised || !lines.join().includes('w')) continue;
        for (const text of [recognised.wrong, recognised.right])
          for (const one of [text.en, text.zh])
            expect(formulasOf(one), `${mistake.id}: ${lines.join(' ; ')}`).not.toMatch(/[xyzt]/);
      }
  });

  it('is told with no numbers but those that come from the lines', () => {
    for (const mistake of MISTAKES) {
      const seeds = Array.from(
        { length: 16 },
        (_, seed) => checkWorking(mistake.make(new Random(seed))).mistake,
      );
      const numbersShown = seeds
        .filter((one) => one?.id === mistake.id)
        .map((one) => numbersIn(formulasOf(`${one!.wrong.en}${one!.right.en}`)));
      // Numbers that stand in each message, whatever the lines were, are nobody's own; 0, 1 and 2 belong to laws.
      const fixed = [...(numbersShown[0] ?? [])].filter((one) =>
        numbersShown.every((numbers) => numbers.has(one)),
      );
      expect(
        fixed.filter((one) => Number(one) > 2 && one !== '4'),
        mistake.id,
      ).toEqual([]);
    }
  });
});

const inOtherLetter = (line: string) =>
  line.replaceAll(/(?<![a-z])[xyzt](?![a-z])|(?<=\d|d)[xyzt](?![a-z])/g, 'w');
/** The letters and numbers in the formulas of a sentence, without commands. */
const formulasOf = (text: string) =>
  [...text.matchAll(/\$([^$]*)\$/g)].map(([, tex]) => tex!.replaceAll(/\\[a-z]+/gi, ' ')).join(' ');
const numbersIn = (tex: string) => new Set(tex.match(/\d+/g) ?? []);
