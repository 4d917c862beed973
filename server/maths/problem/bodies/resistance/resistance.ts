import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import { step } from '../../../writing/step.ts';
import type { Term } from '../../schema/problem.ts';
import {
  followed,
  overTime,
  overWay,
  speedAfterTime,
  speedAfterWay,
  squareAfter,
  wayAfterTime,
} from './resisted.ts';
import { amountOf, isProperty, type Tale } from '../told.ts';
import type { Found } from '../work-out.ts';
import { type Slowing, slowingIn, valuesFor } from './slowing.ts';

export function slowingOf(tale: Tale): { found: Found } | null {
  const slowing = slowingIn(tale);
  const found = slowing && soughtIn(tale, slowing);
  return found ? { found } : null;
}

function soughtIn({ goal, ...tale }: Tale, slowing: Slowing): Found | null {
  const { target } = goal;
  if (!isProperty(target)) return null;
  const whole = { goal, ...tale };
  const { v, x, t } = slowing.letters;
  const conditions = (target.where ?? []).map(({ of }) => of[0]!);
  if (conditions.length > 1) return null;
  const [condition] = conditions;
  if (target.the === 'formula' && !condition) {
    const [by, more] = goal.terms ?? [];
    const name =
      typeof target.of[0] === 'string' ? target.of[0].replace(/\s|[{}]/g, '').replace('²', '^2') : '';
    return by !== undefined && more === undefined ? formulaOf(name, by, slowing) : null;
  }
  const at = condition ? instantIn(condition, slowing, whole) : null;
  if (condition && !at) return null;
  const name = target.the === 'formula' ? String(target.of[0]) : target.the;
  if (name === 'way to rest' || name === 'time to rest')
    return condition ? null : reached(name === 'way to rest' ? 'x' : 't', number(0), slowing);
  if (name === 'time to slow') {
    const [first, last] = target.of.map((one) => amountOf(one, 'm s^-1', whole));
    const isStart =
      target.of.length === 1 || (first && Math.abs(evaluate(first) - evaluate(slowing.from)) < 1e-12);
    const to = target.of.length === 1 ? first : last;
    return isStart && to && !condition ? reached('t', to, slowing) : null;
  }
  if (at?.kind === 'v' && (name === x || name === 'way')) return reached('x', at.value, slowing);
  if (at?.kind === 'v' && (name === t || name === 'time')) return reached('t', at.value, slowing);
  if ((name === v || name === 'speed') && at?.kind === 'x') return speedAt('x', at.value, slowing);
  if ((name === v || name === 'speed') && at?.kind === 't') return speedAt('t', at.value, slowing);
  return null;
}

/** "When x = 5 ln 2", "when its speed is 3 m/s". */
function instantIn(
  one: Term,
  { letters }: Slowing,
  tale: Tale,
): { kind: 'v' | 'x' | 't'; value: Expression } | null {
  if (!isProperty(one)) return null;
  const units = { v: 'm s^-1', x: 'm', t: 's' } as const;
  if (one.the === 'speed') {
    const value = amountOf(one.of[0], units.v, tale);
    return value && { kind: 'v', value };
  }
  if (one.the !== 'is') return null;
  const kind = (['v', 'x', 't'] as const).find((each) => letters[each] === one.of[0]);
  const value = kind && amountOf(one.of[1], units[kind], tale);
  return kind && value ? { kind, value } : null;
}

const UNITS = { v: 'm s^-1', x: 'm', t: 's' };

/** How far or how long until it has another speed. */
function reached(kind: 'x' | 't', to: Expression, slowing: Slowing): Found | null {
  const { mass, by, from, force, letters } = slowing;
  const over = kind === 'x' ? overWay : overTime;
  const [first, last] = [over(by, from), over(by, to)];
  if (!first || !last) return null;
  const value = exact(product(mass, difference(first, last)));
  const names = [...new Set([mass, from, to, force].flatMap(symbolsOf))].filter((one) => one !== letters.v);
  const isRight = [0, 0.21, 0.4].every((shift) => {
    const values = valuesFor(names, shift);
    const [u, w, m, size] = [from, to, mass, value].map((one) => evaluate(one, values)) as [
      number,
      number,
      number,
      number,
    ];
    if (!(w < u) || !Number.isFinite(size)) return false;
    const end = followed(
      (speed) => evaluate(force, { ...values, [letters.v]: speed }),
      m,
      u,
      (speed) => speed <= w + 1e-4 * u,
    );
    return Math.abs(end[kind] - size) < 2e-3 * Math.abs(size);
  });
  const law =
    kind === 'x'
      ? `${toLatex(mass)} v \\frac{dv}{dx} = -(${toLatex(force)})`
      : `${toLatex(mass)} \\frac{dv}{dt} = -(${toLatex(force)})`;
  return isRight ? { value, unit: UNITS[kind], steps: stepsOf(law, value) } : null;
}

function speedAt(kind: 'x' | 't', when: Expression, slowing: Slowing): Found | null {
  const after = kind === 'x' ? speedAfterWay : speedAfterTime;
  const value = after(slowing.by, slowing.mass, slowing.from, when);
  return value && isFollowed(exact(value), kind, when, 1, slowing)
    ? { value: exact(value), unit: UNITS.v, steps: stepsOf(lawOf(kind, slowing), exact(value)) }
    : null;
}

const lawOf = (kind: 'x' | 't', { mass, force }: Slowing): string =>
  kind === 'x'
    ? `${toLatex(mass)} v \\frac{dv}{dx} = -(${toLatex(force)})`
    : `${toLatex(mass)} \\frac{dv}{dt} = -(${toLatex(force)})`;

/** Whether a speed, or a power of it, is what the motion in small steps leads to. */
function isFollowed(
  value: Expression,
  kind: 'x' | 't',
  when: Expression,
  exponent: number,
  { mass, force, from, letters }: Slowing,
): boolean {
  const names = [...new Set([mass, from, when, force, value].flatMap(symbolsOf))].filter(
    (one) => one !== letters.v && one !== letters[kind],
  );
  return [0.05, 0.2].every((share) => {
    const values = valuesFor(names, 0);
    const [u, m] = [evaluate(from, values), evaluate(mass, values)];
    const size = (m * u) / Math.abs(evaluate(force, { ...values, [letters.v]: u }));
    const end = symbolsOf(when).includes(letters[kind])
      ? share * (kind === 'x' ? size * u : size)
      : evaluate(when, values);
    const done = followed(
      (speed) => evaluate(force, { ...values, [letters.v]: speed }),
      m,
      u,
      (speed, x, t) => (kind === 'x' ? x : t) >= end || speed < 1e-6 * u,
    );
    return (
      Math.abs(done.v ** exponent - evaluate(value, { ...values, [letters[kind]]: end })) <
      2e-3 * u ** exponent
    );
  });
}

/** "An expression for v in terms of x". */
function formulaOf(name: string, by: string, slowing: Slowing): Found | null {
  const { letters, mass, from, by: force } = slowing;
  const letter = (one: string): Expression => ({ kind: 'symbol', name: one });
  const { v, x, t } = letters;
  if (by === x && (name === v || name === `${v}^2`)) {
    const value =
      name === v ? speedAfterWay(force, mass, from, letter(x)) : squareAfter(force, mass, from, letter(x));
    const own = value ?? null;
    return own && isFollowed(exact(own), 'x', letter(x), name === v ? 1 : 2, slowing)
      ? { value: exact(own), unit: '', steps: stepsOf(lawOf('x', slowing), exact(own)) }
      : null;
  }
  if (by === t && name === v) {
    const value = speedAfterTime(force, mass, from, letter(t));
    return value && isFollowed(exact(value), 't', letter(t), 1, slowing)
      ? { value: exact(value), unit: '', steps: stepsOf(lawOf('t', slowing), exact(value)) }
      : null;
  }
  if (by === v && (name === x || name === t)) {
    const kind = name === x ? 'x' : 't';
    const own = kind === 'x' ? overWay : overTime;
    const [first, last] = [own(force, from), own(force, letter(v))];
    const value = first && last ? exact(product(mass, difference(first, last))) : null;
    const half = reached(kind, quotient(from, number(2)), slowing);
    const isSame =
      value &&
      half &&
      [0.3, 1.1].every((shift) => {
        const values = valuesFor([...new Set([mass, from].flatMap(symbolsOf))], shift);
        return (
          Math.abs(
            evaluate(value, { ...values, [v]: evaluate(from, values) / 2 }) - evaluate(half.value, values),
          ) < 1e-9
        );
      });
    return isSame ? { value, unit: '', steps: stepsOf(lawOf(kind, slowing), value) } : null;
  }
  if (by === t && name === x) {
    const value = wayAfterTime(force, mass, from, letter(t));
    if (!value) return null;
    const speed = speedAfterTime(force, mass, from, letter(t));
    const names = [...new Set([value, mass, from].flatMap(symbolsOf))].filter((one) => one !== t);
    const values = valuesFor(names, 0);
    const at = (one: Expression, time: number) => evaluate(one, { ...values, [t]: time });
    const isRight =
      speed &&
      [0.3, 1].every(
        (time) =>
          Math.abs((at(value, time + 1e-5) - at(value, time - 1e-5)) / 2e-5 - at(speed, time)) <
          1e-4 * at(from, 0),
      ) &&
      Math.abs(at(value, 0)) < 1e-9;
    return isRight && isFollowed(exact(speed), 't', letter(t), 1, slowing)
      ? { value: exact(value), unit: '', steps: stepsOf(lawOf('t', slowing), exact(value)) }
      : null;
  }
  return null;
}

const stepsOf = (law: string, value: Expression) => [
  step(
    {
      en: 'Newton’s second law, the force being against the motion.',
      zh: '用牛顿第二定律，力与运动方向相反。',
    },
    [law],
  ),
  step({ en: 'Separate the variables and integrate from the start.', zh: '分离变量，从初始状态积分。' }, [
    toLatex(value),
  ]),
];
