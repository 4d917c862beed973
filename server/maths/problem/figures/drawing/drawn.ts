import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  type Expression,
  product,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import type { Step } from '../../../writing/method.ts';
import { type Chain, openChain } from './chain.ts';
import { type Measure, measureOf, sizeIn } from './measure.ts';
import { commonOf } from './outline.ts';
import { angleOf, gap, isAngle, type Placed, placements } from './placed.ts';
import { seed, settle } from './deductions.ts';
import { reckon } from './trigonometry.ts';
import type { Measured, Scene } from '../told/scene.ts';
import { assignedScene, distinct, exactly, linearIn, valueOf, valuesOf, withValues } from './values.ts';

/** A figure with all the ways to draw it. */
export interface Drawn {
  scene: Scene;
  /** All that there are, with numbers for the letters that may be any. */
  placed: readonly Placed[];
  /** The same, where several letters have several values. */
  all: readonly Placed[];
  /** With any numbers for the letters. */
  any: readonly Placed[];
  /** The letters that may be any number. */
  free: readonly string[];
  said: Step[];
  /** What measures that were told say of the letters. */
  equations: () => Step[];
}

/** So many values of a letter are any. */
export const MANY = 3;

/** The figure in numbers; null where there is none, or too many. */
export function drawnOf(told: Scene, terms: readonly string[]): Drawn | null {
  const any = placements(told, {});
  if (!any || any.length === 0) return null;
  const scene = withAllOn(told, any);
  const fixed: Record<string, number> = {};
  let all = any;
  for (let turn = 0; turn < 6; turn += 1) {
    const open = Object.keys(all[0]!.letters).filter(
      (one) => !(one in fixed) && valuesOf(one, all).length > MANY,
    );
    const next = open.find((one) => terms.includes(one)) ?? open.find((one) => !isAngle(one)) ?? open[0];
    if (next === undefined) break;
    fixed[next] = all[0]!.letters[next]!;
    all = placements(scene, fixed) ?? [];
    if (all.length === 0) return null;
  }
  const free = Object.keys(fixed);
  return { scene, placed: all, all, any, free, said: [], equations: () => equationsOf(scene, all[0]!) };
}

/** Points that lie on a circle because they are as far from its centre in every figure. */
function withAllOn(scene: Scene, any: readonly Placed[]): Scene {
  const rounds = scene.rounds.map((one) => {
    const radiusIn = (placed: Placed): number | null => {
      if (one.radius) return evaluate(one.radius, placed.letters);
      return one.on.length > 0 ? gap(placed.at.get(one.centre)!, placed.at.get(one.on[0]!)!) : null;
    };
    if (one.centre === '' || !one.id.startsWith('circle:')) return one;
    const more = [...scene.points].filter(
      (label) =>
        label !== one.centre &&
        !one.on.includes(label) &&
        any.every((placed) => {
          const radius = radiusIn(placed);
          return (
            radius !== null &&
            Math.abs(gap(placed.at.get(one.centre)!, placed.at.get(label)!) - radius) <
              1e-7 * Math.max(1, radius)
          );
        }),
    );
    return { ...one, on: [...one.on, ...more] };
  });
  return { ...scene, rounds };
}

export interface Worked {
  measure: Measure;
  drawn: Drawn;
  /** Whether a letter is known to many figures alone. */
  isNear: boolean;
}

/** How large something is, exactly where that can be: the same in every way to draw the figure. */
export function workedOut(wanted: Measured, drawn: Drawn): Worked | null {
  const { scene, placed, free } = drawn;
  const sizes = placed.map((one) => numberOf(wanted, scene, one));
  if (!sizes.every((one) => one !== null) || distinct(sizes as number[]).length !== 1) return null;
  if (wanted.of === 'region:common' && !placed.every((one) => isLens(scene, one))) return null;
  const first = placed[0]!;
  const values = lettersOf(drawn, first);
  if (!values) return null;
  const own = assignedScene(scene, values);
  const chain = openChain(first);
  seed(chain, own);
  settle(chain, own);
  let measure = measureOf(wanted, own, chain);
  let isNear = Object.entries(values).some(
    ([letter, value]) => symbolsOf(value).length === 0 && !exactly(evaluate(value)) && letter !== '',
  );
  const given: Step[] = [];
  for (let turn = 0; turn < 40 && !measure; turn += 1) {
    if (!reckon(chain)) {
      const equation = free.length === 0 ? byEquation(chain, own, placed) : null;
      if (!equation) return null;
      isNear ||= !equation.isExact;
      given.push(...equation.steps);
    }
    settle(chain, own);
    measure = measureOf(wanted, own, chain);
  }
  if (!measure) return null;
  const worth = evaluate(measure.value, first.letters);
  if (!(Math.abs(worth - sizes[0]!) < 1e-6 * Math.max(1, Math.abs(worth)))) return null;
  if (!holdsInAll(measure.value, wanted, drawn)) return null;
  const said = Object.keys(values).length > 0 ? [letterStep(values)] : [];
  return { measure, drawn: { ...drawn, said: [...said, ...given] }, isNear };
}

/** Whether an expression is what is measured, or a letter, with any numbers for the letters that may be any. */
export function holdsInAll(value: Expression, wanted: Measured | string, { scene, any }: Drawn): boolean {
  return any.every((one) => {
    const size = typeof wanted === 'string' ? one.letters[wanted]! : numberOf(wanted, scene, one);
    return size === null || Math.abs(evaluate(value, one.letters) - size) < 1e-6 * Math.max(1, size);
  });
}

const letterStep = (values: Record<string, Expression>): Step =>
  step({ en: 'From what is given', zh: '由已知条件' }, [
    Object.entries(values)
      .map(([letter, value]) => `${toLatex(symbol(letter))} = ${toLatex(value)}`)
      .join(',\\; '),
  ]);

function numberOf(wanted: Measured, scene: Scene, placed: Placed): number | null {
  if (wanted.the !== 'angle') return sizeIn(wanted, scene, placed);
  const [a, o, b] = [...wanted.of].map((name) => placed.at.get(name));
  return a && o && b ? angleOf(a, o, b) : null;
}

/** The letters that are not free: numbers, or by an equation that is linear in one of them. */
export function lettersOf({ scene, placed, free }: Drawn, first: Placed): Record<string, Expression> | null {
  const open = Object.keys(first.letters).filter((one) => !free.includes(one));
  if (open.some((one) => valuesOf(one, placed).length !== 1)) return null;
  if (free.length === 0) return Object.fromEntries(open.map((one) => [one, valueOf(first.letters[one]!)]));
  const values: Record<string, Expression> = {};
  for (const letter of open) {
    const found = toldEquations(scene, first)
      .map(([left, right]) =>
        linearIn(letter, withValues(left, values), withValues(right, values), first.letters),
      )
      .find((one) => one !== null && symbolsOf(one).every((each) => free.includes(each)));
    if (!found) return null;
    values[letter] = found;
  }
  return values;
}

/** Both sides of what measures and letters were told to be. */
function toldEquations(scene: Scene, placed: Placed): [Expression, Expression][] {
  const chain = openChain(placed);
  seed(chain, scene);
  settle(chain, scene);
  for (let turn = 0; turn < 6 && reckon(chain); turn += 1) settle(chain, scene);
  return [
    ...scene.bonds.flatMap((bond): [Expression, Expression][] => {
      if (bond.kind !== 'worth' && bond.kind !== 'share') return [];
      const measure = measureOf(bond.of, scene, chain);
      if (bond.kind === 'worth') return measure ? [[measure.value, bond.size]] : [];
      const other = measureOf(bond.other, scene, chain);
      return measure && other ? [[measure.value, exact(product(bond.size, other.value))]] : [];
    }),
    ...scene.letters.flatMap(({ sides, signs }): [Expression, Expression][] =>
      signs.length === 1 && signs[0] === '=' ? [[sides[0]!, sides[1]!]] : [],
    ),
  ];
}

const equationsOf = (scene: Scene, placed: Placed): Step[] =>
  toldEquations(scene, placed).map(([left, right]) =>
    step({ en: 'What is given says', zh: '由已知条件得' }, [`${toLatex(left)} = ${toLatex(exact(right))}`]),
  );

/** A radius or an angle at a centre that only equations give. */
function byEquation(
  chain: Chain,
  scene: Scene,
  placed: readonly Placed[],
): { isExact: boolean; steps: Step[] } | null {
  for (const { centre, on } of scene.rounds) {
    const [a, b] = on;
    if (centre === '' || a === undefined) continue;
    const one = take(placed.map(({ at }) => gap(at.get(centre)!, at.get(a)!)));
    if (!chain.length(centre, a) && one) {
      chain.setLength(centre, a, { raw: one.value });
      return {
        isExact: one.isExact,
        steps: [
          step({ en: 'What is given leads to', zh: '由已知条件解得' }, [
            `${centre}${a} = ${toLatex(one.value)}`,
          ]),
        ],
      };
    }
    if (b === undefined || chain.angle(a, centre, b)) continue;
    const turn = take(placed.map(({ at }) => angleOf(at.get(a)!, at.get(centre)!, at.get(b)!)));
    if (!turn) continue;
    chain.setAngle(a, centre, b, { raw: turn.value });
    return {
      isExact: turn.isExact,
      steps: [
        step({ en: 'What is given leads to', zh: '由已知条件解得' }, [
          `\\angle ${a}${centre}${b} = ${toLatex(turn.value)}`,
        ]),
      ],
    };
  }
  return null;
}

function take(sizes: readonly number[]): { value: Expression; isExact: boolean } | null {
  return distinct(sizes).length === 1
    ? { value: valueOf(sizes[0]!), isExact: exactly(sizes[0]!) !== null }
    : null;
}

/** Whether each arc of the common part lies inside the other circle. */
function isLens(scene: Scene, { at }: Placed): boolean {
  const common = commonOf(scene);
  if (!common) return false;
  const [a, b] = [...common.ends].map((name) => at.get(name)!);
  const [p, q] = common.centres.map((name) => at.get(name)!);
  const towards = (from: readonly [number, number], to: readonly [number, number]) =>
    ((a![0] + b![0]) / 2 - from[0]) * (to[0] - from[0]) +
      ((a![1] + b![1]) / 2 - from[1]) * (to[1] - from[1]) >
    0;
  return towards(p!, q!) && towards(q!, p!);
}
