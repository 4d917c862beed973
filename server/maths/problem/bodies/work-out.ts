import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  call,
  difference,
  type Expression,
  mapParts,
  negative,
  number,
  power,
  substitute,
  symbol,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { randomOf } from '../../algebra-system/numeric/random.ts';
import type { Step } from '../../writing/method.ts';
import { step } from '../../writing/step.ts';
import type { Law, Numbers } from '../planning/laws/law.ts';
import { type Branch, solveLaws } from '../planning/laws/solve-laws.ts';
import { withPositiveRoots } from './positive-roots.ts';
import { angleOf, cosineOf, sineOf } from './told.ts';

export interface Sought {
  value: Expression;
  unit: string;
  /** Whichever way it is directed, its size is asked for. */
  isSize?: boolean;
  /** All of its values are asked for. */
  isMany?: boolean;
  /** Of several values this one is known. */
  except?: Expression;
}

export interface Situation {
  laws: readonly Law[];
  /** Whether numbers can be those of the situation. */
  isPossible: (values: Numbers) => boolean;
  /** The same followed in small steps or put together in another way, with what was found. */
  isConfirmed: (values: Numbers) => boolean;
}

export interface Found {
  value: Expression;
  unit: string;
  steps: Step[];
  /** It is directed against what was taken as positive. */
  isFlipped?: boolean;
  /** Further values, where all are asked for. */
  others?: Expression[];
}

const SAMPLES = 400;
const ENOUGH = 3;

/** What is sought in terms of letters that were told; null where it is not decided. */
export function workOut(
  situation: Situation,
  sought: Sought,
  told: readonly string[],
  terms: readonly string[] | undefined,
): Found | null {
  const asked = sought.value.kind === 'symbol' ? [sought.value.name] : [];
  const free = told.filter((letter) => !asked.includes(letter));
  for (const known of choices(free, terms)) {
    const found = withKnown(situation, sought, known, told);
    if (found && (!terms || symbolsOf(found.value).every((one) => terms.includes(angleOf(one) ?? one))))
      return { ...found, value: spelt(shorter(found.value)) };
  }
  return null;
}

/** Which of the letters stand for any number: all of them, or all but one or two that the laws decide. */
function choices(free: readonly string[], terms: readonly string[] | undefined): (readonly string[])[] {
  const isTerm = (letter: string) => terms?.includes(angleOf(letter) ?? letter) ?? false;
  const angles = free.filter((letter) => angleOf(letter) !== null && !isTerm(letter));
  const base = free.filter((letter) => !angles.includes(letter));
  const others = base.filter((letter) => !isTerm(letter));
  const without = (gone: readonly string[]) => base.filter((letter) => !gone.includes(letter));
  return [
    base,
    ...(terms ? [] : [free]),
    ...others.map((one) => without([one])),
    ...others.flatMap((one, at) => others.slice(at + 1).map((two) => without([one, two]))),
    ...(terms ? [free] : []),
  ];
}

function withKnown(
  { laws, isPossible, isConfirmed }: Situation,
  sought: Sought,
  letters: readonly string[],
  told: readonly string[],
): Found | null {
  const known = new Set(letters);
  const open = [
    ...new Set([...laws.flatMap(({ zero }) => symbolsOf(zero)), ...symbolsOf(sought.value)]),
  ].filter((letter) => !known.has(letter));
  const branches = solveLaws(laws, open, known);
  if (!branches) return null;
  if (sought.isMany) return manyOf(branches, { laws, isPossible, isConfirmed }, sought, letters);
  const random = randomOf(41);
  const seen = new Map<Branch, { values: Numbers; size: number }[]>();
  for (
    let count = 0;
    count < SAMPLES && Math.max(0, ...[...seen.values()].map((all) => all.length)) < ENOUGH;
    count += 1
  ) {
    const given = sampleOf(letters, random);
    const possible = branches.flatMap((branch) => {
      const values: Numbers = {
        ...given,
        ...Object.fromEntries([...branch].map(([name, { value }]) => [name, evaluate(value, given)])),
      };
      return laws.every(({ zero }) => isMet(zero, values)) && arePositive(told, values) && isPossible(values)
        ? [{ branch, values }]
        : [];
    });
    const sizes = possible.map(({ values }) => evaluate(sought.value, values));
    if (sizes.some((size) => !Number.isFinite(size))) return null;
    if (
      sizes.some(
        (size) => Math.abs(Math.abs(size) - Math.abs(sizes[0]!)) > 1e-9 * Math.max(1, Math.abs(size)),
      )
    )
      return null;
    const [first] = possible;
    if (first)
      seen.set(first.branch, [...(seen.get(first.branch) ?? []), { values: first.values, size: sizes[0]! }]);
  }
  if (seen.size !== 1) return null;
  const [[branch, all]] = [...seen] as [[Branch, { values: Numbers; size: number }[]]];
  if (all.length < (letters.length === 0 ? 1 : 2) || !all.every(({ values }) => isConfirmed(values)))
    return null;
  const signs = new Set(all.map(({ size }) => Math.sign(size)));
  if (sought.isSize && signs.size > 1) return null;
  const value = withPositiveRoots(
    [...branch].reduce((before, [letter, one]) => substitute(before, letter, one.value), sought.value),
  );
  return {
    value: sought.isSize && signs.has(-1) ? exact(negative(value)) : value,
    unit: sought.unit,
    isFlipped: signs.has(-1),
    steps: stepsOf(laws, sought, branch),
  };
}

/** Each of the values that are possible; in numbers alone. */
function manyOf(
  branches: readonly Branch[],
  { laws, isPossible, isConfirmed }: Situation,
  sought: Sought,
  letters: readonly string[],
): Found | null {
  if (letters.length > 0) return null;
  const possible = branches.flatMap((branch) => {
    const values: Numbers = Object.fromEntries(
      [...branch].map(([name, { value }]) => [name, evaluate(value)]),
    );
    return laws.every(({ zero }) => isMet(zero, values)) && isPossible(values) ? [{ branch, values }] : [];
  });
  if (possible.length < 2 || !possible.every(({ values }) => isConfirmed(values))) return null;
  const values = possible.map(({ branch }) =>
    exact([...branch].reduce((before, [letter, one]) => substitute(before, letter, one.value), sought.value)),
  );
  const { except } = sought;
  const wanted = except
    ? values.filter(
        (one) => Math.abs(evaluate(one) - evaluate(except)) > 1e-9 * Math.max(1, Math.abs(evaluate(except))),
      )
    : values;
  if (except && wanted.length !== 1) return null;
  const sorted = wanted.toSorted((a, b) => evaluate(a) - evaluate(b));
  return {
    value: sorted[0]!,
    others: sorted.slice(1),
    unit: sought.unit,
    steps: stepsOf(laws, sought, possible[0]!.branch),
  };
}

/** Lengths, masses, speeds and forces that have a letter are positive. */
const arePositive = (told: readonly string[], values: Numbers): boolean =>
  told.every((letter) => angleOf(letter) !== null || !(values[letter]! <= 0));

/** Numbers for letters, by what they usually stand for. */
function sampleOf(letters: readonly string[], random: () => number): Record<string, number> {
  const values: Record<string, number> = {};
  for (const letter of letters) {
    const angle = angleOf(letter);
    if (angle !== null) {
      values[angle] ??= 0.1 + 1.35 * random();
      values[cosineOf(angle)] = Math.cos(values[angle]!);
      values[sineOf(angle)] = Math.sin(values[angle]!);
    } else
      values[letter] ??=
        letter === 'e' ? 0.03 + 0.94 * random() : letter === 'g' ? 9 + random() : 0.2 + 3.8 * random() ** 2;
  }
  return values;
}

export function isMet(zero: Expression, values: Numbers): boolean {
  const terms = zero.kind === 'sum' ? zero.terms : [zero];
  const sizes = terms.map((term) => Math.abs(evaluate(term, values)));
  return Math.abs(evaluate(zero, values)) < 1e-7 * Math.max(1, ...sizes);
}

const SQUARE = /^q_(\w+)$/;

/** With 1 − sin² for cos² where that is shorter. */
function shorter(one: Expression): Expression {
  const cosines = symbolsOf(one).filter((name) => name.startsWith('cos_'));
  return cosines.reduce((before, name) => {
    const sine = symbol(`sin_${angleOf(name)}`);
    const change = (part: Expression): Expression =>
      part.kind === 'power' &&
      part.base.kind === 'symbol' &&
      part.base.name === name &&
      part.exponent.kind === 'number' &&
      part.exponent.value.n === 2n &&
      part.exponent.value.d === 1n
        ? difference(number(1), power(sine, 2))
        : mapParts(part, change);
    const other = exact(change(before));
    return toText(other).length < toText(before).length ? other : before;
  }, one);
}

/** Letters as they are written: the square of a speed, the cosine of an angle. */
export function spelt(one: Expression): Expression {
  return symbolsOf(one).reduce((before, name) => {
    const angle = angleOf(name);
    const square = SQUARE.exec(name);
    if (angle)
      return substitute(before, name, call(name.slice(0, 3) as 'cos' | 'sin' | 'tan', symbol(angle)));
    return square ? substitute(before, name, power(symbol(`v_${square[1]}`), 2)) : before;
  }, one);
}

function stepsOf(laws: readonly Law[], { value }: Sought, branch: Branch): Step[] {
  const used = new Set(symbolsOf(value).flatMap((letter) => [...(branch.get(letter)?.from ?? [])]));
  const said = new Map<string, { name: Law['name']; tex: string[] }>();
  for (const law of laws.filter((one) => used.has(one))) {
    const tex = `${toLatex(spelt(law.zero))} = ${toLatex(number(0))}`;
    const before = said.get(law.name.en);
    if (before) before.tex.push(tex);
    else said.set(law.name.en, { name: law.name, tex: [tex] });
  }
  const found = symbolsOf(value).flatMap((letter) => {
    const one = branch.get(letter)?.value;
    return one ? [`${toLatex(spelt(symbol(letter)))} = ${toLatex(spelt(one))}`] : [];
  });
  return [
    ...[...said.values()].map(({ name, tex }) => step(name, tex)),
    step({ en: 'Solve these equations.', zh: '解这些方程。' }, found),
  ];
}
