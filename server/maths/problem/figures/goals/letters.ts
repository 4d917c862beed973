import { contains } from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { step } from '../../../writing/step.ts';
import { asLatex, rounded } from '../../../writing/rounding.ts';
import type { SolvedPart } from '../../planning/goals/solved-part.ts';
import type { Goal } from '../../schema/problem.ts';
import { type Drawn, holdsInAll, lettersOf, MANY } from '../drawing/drawn.ts';
import { exactly, valuesOf } from '../drawing/values.ts';
import { areTerms, LAWS, TITLE, TOPIC } from './found.ts';

/** The values of letters, those of one figure together. */
export function lettersFound(
  letters: readonly string[],
  drawn: Drawn,
  goals: readonly Goal[],
): SolvedPart | null {
  if (letters.some((one) => drawn.free.includes(one) || !drawn.all.every((each) => one in each.letters)))
    return null;
  if (goals.some(({ terms }) => terms)) return inTerms(letters, drawn, goals);
  if (letters.some((one) => valuesOf(one, drawn.any).length > MANY)) return null;
  const rows = [
    ...new Map(
      drawn.all.map((one) => [letters.map((each) => one.letters[each]!.toPrecision(9)).join(), one]),
    ).values(),
  ];
  if (rows.length > 3 || letters.some((one) => valuesOf(one, drawn.all).length > rows.length)) return null;
  const shownAs = rows
    .toSorted((a, b) => a.letters[letters[0]!]! - b.letters[letters[0]!]!)
    .map((row) =>
      letters.map((letter, at) => {
        const size = row.letters[letter]!;
        const value = exactly(size);
        const isExact = goals[at]?.exact ?? false;
        if (!value && isExact) return null;
        const text =
          value && !goals[at]?.figures
            ? toText(value)
            : rounded(size, goals[at]?.figures ?? { kind: 'figures', digits: 3 });
        const name = toLatex({ kind: 'symbol', name: letter });
        const unit = rows.length > 1 && isLength(letter, drawn) ? drawn.scene.unit : null;
        const tex = `${name} = ${value && !goals[at]?.figures ? toLatex(value) : asLatex(text)}`;
        return unit === null
          ? { text: `${letter} = ${text}`, tex }
          : { text: `${letter} = ${text} ${unit}`, tex: `${tex}\\;\\mathrm{${unit}}` };
      }),
    );
  if (!shownAs.flat().every((one) => one !== null)) return null;
  const join = (key: 'text' | 'tex') =>
    shownAs
      .map((row) => row.map((one) => one![key]).join(', '))
      .join(key === 'text' ? ' or ' : '\\;\\text{ or }\\; ');
  return {
    title: TITLE,
    topic: TOPIC,
    steps: [
      LAWS,
      ...drawn.equations(),
      step({ en: 'Solve for the letters.', zh: '解出字母。' }, [join('tex')]),
    ],
    answer: { text: join('text'), tex: join('tex') },
    checks: [{ name: { en: 'Put back into the figure', zh: '代回图形检验' }, passed: true }],
  };
}

/** A letter in those that may be any, where they are those that the goal names. */
function inTerms(letters: readonly string[], drawn: Drawn, goals: readonly Goal[]): SolvedPart | null {
  const [[letter, more], [goal]] = [letters, goals];
  const value = lettersOf(drawn, drawn.placed[0]!)?.[letter!];
  if (letter === undefined || more !== undefined || !goal || !value || goal.figures || goal.form) return null;
  const isNear = contains(value, (part) => part.kind === 'number' && part.value.d > 10_000n);
  if (isNear || !areTerms(value, goal, drawn) || !holdsInAll(value, letter, drawn)) return null;
  const tex = `${toLatex({ kind: 'symbol', name: letter })} = ${toLatex(value)}`;
  return {
    title: TITLE,
    topic: TOPIC,
    steps: [LAWS, ...drawn.equations(), step({ en: 'Solve for the letter.', zh: '解出该字母。' }, [tex])],
    answer: { text: `${letter} = ${toText(value)}`, tex },
    checks: [{ name: { en: 'Holds for every such figure', zh: '对所有这样的图形都成立' }, passed: true }],
  };
}

/** Beside values of another letter, that of a length has its unit. */
const isLength = (letter: string, { scene }: Drawn): boolean =>
  [
    ...scene.rounds.map(({ radius }) => radius),
    ...scene.bonds.map((bond) => (bond.kind === 'length' ? bond.size : null)),
  ].some((size) => size?.kind === 'symbol' && size.name === letter);
