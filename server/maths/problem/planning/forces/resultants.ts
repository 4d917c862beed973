import type { Text } from '../../../../core/locale.ts';
import type { Values } from '../../../algebra-system/expressions/evaluate.ts';
import { exactOrRounded, working } from '../../../writing/rounding.ts';
import { step } from '../../../writing/step.ts';
import type { Step } from '../../../writing/method.ts';
import type { Goal, Term } from '../../schema/problem.ts';
import type { Result } from '../laws/solve-model.ts';
import { expressionOf, propertyIn } from '../told/told.ts';
import { type Arrow, numberOf, sumTex, totalOf } from './arrows.ts';
import { DEGREE } from './headings.ts';

interface Wanted {
  value: (values: Values) => number;
  unit: string;
  letter: string | null;
  say?: (values: Values) => Text;
  angle?: { letter: string | null; isBare: boolean };
}

const ANGLE = { unit: '°', letter: null, angle: { letter: null, isBare: false } };

/** What is asked of forces at a point, from every set of values that is possible. */
export function resultantAsked(
  arrows: readonly Arrow[],
  found: readonly Values[],
  goal: Goal,
  angles: readonly string[],
): Result | null {
  const wanted = wantedIn(arrows, goal.target, angles);
  if (!wanted || (goal.target as { where?: unknown[] }).where?.length) return null;
  const all = found.map((values) => wanted.value(values));
  const [first] = all;
  if (first === undefined || !Number.isFinite(first)) return null;
  if (all.some((one) => Math.abs(one - first) > 1e-6 * Math.max(1, Math.abs(first)))) return null;
  const value = numberOf(Math.abs(first) < 1e-9 ? 0 : first, goal.exact === true);
  return (
    value && {
      values: [value],
      unit: wanted.unit,
      letter: wanted.letter,
      steps: stepsOf(arrows, found[0]!, wanted),
      used: [],
      isConfirmed: true,
      ...(wanted.say && { say: wanted.say(found[0]!) }),
      ...(wanted.angle && { angle: wanted.angle }),
    }
  );
}

function wantedIn(arrows: readonly Arrow[], target: Term, angles: readonly string[]): Wanted | null {
  if (typeof target === 'string') return letterWanted(arrows, target, angles);
  const property = propertyIn(target);
  const total = (values: Values) => totalOf(arrows, values);
  switch (property?.name) {
    case 'resultant size':
      return { value: (values) => Math.hypot(...total(values)), unit: 'N', letter: null };
    case 'resultant way':
      return wayWanted(arrows);
    case 'resultant angle': {
      const base = ({ 'x+': 0, 'y+': 90, 'x-': 180, 'y-': 270 } as Record<string, number>)[
        String(property.of[0])
      ];
      if (base === undefined) return null;
      return {
        value: (values) => {
          const [x, y] = total(values);
          return (
            Math.acos((x * Math.cos(base * DEGREE) + y * Math.sin(base * DEGREE)) / Math.hypot(x, y)) / DEGREE
          );
        },
        ...ANGLE,
      };
    }
    case 'resultant part':
      return property.of[0] === 'x' || property.of[0] === 'y'
        ? { value: (values) => total(values)[property.of[0] === 'x' ? 0 : 1], unit: 'N', letter: null }
        : null;
    case 'angle between': {
      const [one, other] = arrows;
      if (!one?.heading || !other?.heading || arrows.length !== 2) return null;
      return {
        value: (values) => (other.heading!.turn?.at(values) ?? NaN) / DEGREE,
        ...ANGLE,
      };
    }
    default:
      return null;
  }
}

function letterWanted(arrows: readonly Arrow[], typed: string, angles: readonly string[]): Wanted | null {
  const letter = expressionOf(typed);
  if (letter?.kind !== 'symbol') return null;
  const turn = arrows.map(({ heading }) => heading?.turn).find((one) => one?.letters.includes(letter.name));
  if (!angles.includes(letter.name))
    return { value: (values) => values[letter.name] ?? NaN, unit: '', letter: typed };
  const scale = turn?.isDegrees ? 1 : DEGREE;
  return {
    value: (values) => (values[letter.name] ?? NaN) / scale,
    unit: '°',
    letter: null,
    angle: { letter: typed, isBare: turn?.isDegrees === true },
  };
}

/** The end of an axis along which it acts, anticlockwise from the positive x-axis. */
function axisOf(x: number, y: number): number | null {
  const size = Math.hypot(x, y);
  if (Math.abs(y) < 1e-9 * size) return x > 0 ? 0 : 2;
  return Math.abs(x) < 1e-9 * size ? (y > 0 ? 1 : 3) : null;
}

const ALONG: Text[] = [
  { en: 'In the positive x-direction', zh: '沿 x 轴正方向' },
  { en: 'In the positive y-direction', zh: '沿 y 轴正方向' },
  { en: 'In the negative x-direction', zh: '沿 x 轴负方向' },
  { en: 'In the negative y-direction', zh: '沿 y 轴负方向' },
];

/** The direction of the resultant: a bearing where the compass was spoken of, else from the nearer end of an axis. */
function wayWanted(arrows: readonly Arrow[]): Wanted {
  const isCompass = arrows.some(
    ({ heading }) =>
      heading && heading.turn && heading.sign === -1 && Math.abs(heading.base - Math.PI / 2) < 1e-9,
  );
  const total = (values: Values) => totalOf(arrows, values);
  if (isCompass)
    return {
      value: (values) => (((90 - Math.atan2(total(values)[1], total(values)[0]) / DEGREE) % 360) + 360) % 360,
      ...ANGLE,
      say: () => ({ en: 'This is its bearing.', zh: '这是它的方位角。' }),
    };
  return {
    value: (values) => {
      const [x, y] = total(values);
      const axis = axisOf(x, y);
      return axis === null ? Math.atan2(Math.abs(y), Math.abs(x)) / DEGREE : axis * 90;
    },
    ...ANGLE,
    say: (values) => {
      const [x, y] = total(values);
      const axis = axisOf(x, y);
      if (axis !== null) return ALONG[axis]!;
      return {
        en: `${y < 0 ? 'Below' : 'Above'} the ${x < 0 ? 'negative' : 'positive'} x-direction`,
        zh: `在 x 轴${x < 0 ? '负' : '正'}方向的${y < 0 ? '下' : '上'}方`,
      };
    },
  };
}

function stepsOf(arrows: readonly Arrow[], values: Values, wanted: Wanted): Step[] {
  const [x, y] = totalOf(arrows, values).map((one) => (Math.abs(one) < 1e-9 ? 0 : one)) as [number, number];
  return [
    step({ en: 'Resolve in two directions at right angles.', zh: '沿两个互相垂直的方向分解。' }, [
      `${sumTex(arrows, 0)} = ${working(x)}`,
      `${sumTex(arrows, Math.PI / 2)} = ${working(y)}`,
    ]),
    step({ en: 'Work out what is asked for.', zh: '求出所求的量。' }, [
      `${wanted.letter === null ? '' : `${wanted.letter} = `}${exactOrRounded(wanted.value(values))}`,
    ]),
  ];
}
