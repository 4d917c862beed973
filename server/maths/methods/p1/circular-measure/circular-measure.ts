import { roundTo } from '../../../algebra-system/numbers/significant-figures.ts';
import { asLatex, lastUnit, precisionWords, rounded, THREE_FIGURES } from '../../../writing/rounding.ts';
import { angleOf } from '../../../techniques/trigonometry/angles.ts';
import { parseWording } from '../../../reading/algebra/question-equations.ts';
import { step } from '../../../writing/step.ts';
import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  difference,
  type Expression,
  fraction,
  number,
  power,
  product,
  quotient,
  root,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { toLatex, toText } from '../../../algebra-system/expressions/print.ts';
import { expression } from '../../../algebra-system/parsing/statement.ts';
import { type LengthUnit, withoutUnit, withUnit } from '../../../reading/geometry/length-unit.ts';
import type { Answer, Method, Step } from '../../../writing/method.ts';
import type { Question } from '../../../reading/questions/question.ts';
import { angleIn, type Sector, sectorIn, type Size, type Want } from '../../../reading/geometry/sector.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';

/** Where the formulas of arcs and sectors come from. */
const SHARE = {
  en: 'With θ in radians a sector is the part θ/(2π) of the circle: so much of 2πr and of πr².',
  zh: 'θ 以弧度计时，扇形占整个圆的 θ/(2π)，弧长和面积也各占 2πr 与 πr² 的这一部分。',
};

export const circularMeasure: Method<Sector> = {
  id: 'circular-measure',
  topic: '9709/p1/circular-measure',
  match(question) {
    const { say, formulas } = parseWording(
      question.text.replaceAll(/\barc\b/gi, 'arcs').replaceAll(/\bcut off\b/gi, 'bounded'),
    );
    const unit =
      /^(?:convert|express|write|change) #(?: radians| degrees)? (?:to|into|in) (radians|degrees)$/.exec(
        say,
      )?.[1] ?? /^(?:将|把) ?# ?(?:弧度|度)?(?:化为|化成|转换为|转化为)(弧度|角度|度)$/u.exec(say)?.[1];
    if (unit) {
      const angle =
        formulas.length === 1
          ? angleIn(formulas[0]!, !/radians|弧度$/.test(unit) ? 'radians' : 'degrees')
          : null;
      return (
        angle && { known: { angle }, want: /radians|^弧度/.test(unit) ? 'radians' : 'degrees', unit: null }
      );
    }
    return /\b(?:sector|arcs?|segment|radians?)\b|扇形|弧|弓形/.test(say)
      ? sectorIn(say, formulas, question)
      : null;
  },
  solve({ known, want, unit }, question) {
    const { radius: r, angle } = known;
    if (want === 'radians' || want === 'degrees') {
      const value = angleOf(evaluate(angle!), want === 'degrees', question.precision).expression;
      const line =
        want === 'radians'
          ? `${toLatex(angle!)} \\times \\frac{\\pi}{180^{\\circ}}`
          : `${toLatex(angle!)} \\times \\frac{180^{\\circ}}{\\pi}`;
      return {
        title: { en: 'Radians and degrees', zh: '弧度与角度' },
        steps: [
          step(
            { en: 'π radians is 180°', zh: 'π 弧度等于 180°' },
            [`${line} = ${toLatex(value)}`],
            ['M1', 'A1'],
          ),
        ],
        answer: { text: toText(value), tex: toLatex(value) },
      };
    }
    const result = formulaFor(known, want);
    if (!result) return null;
    const [rule, value] = result;
    const steps: Step[] = [
      ...(angle && contains(angle, (one) => one.kind === 'call' && one.name === 'degrees')
        ? [
            step(
              { en: 'The angle in radians', zh: '化为弧度' },
              [`\\theta = ${toLatex(exact(angle))}`],
              ['B1'],
              {
                en: 'The formulas hold in radians only.',
                zh: '公式只在弧度制下成立。',
              },
            ),
          ]
        : []),
      step({ en: 'Use the formula', zh: '用公式' }, [rule], ['M1'], SHARE),
    ];
    const plain = answerOf(value, known, question);
    const answer = { ...plain, ...withUnit(plain, unitOf(unit, want)) };
    const givenTex = [
      ...(r ? [`r = ${toLatex(r)}`] : []),
      ...(angle ? [`\\theta = ${toLatex(exact(angle))}`] : []),
    ].join(',\\quad ');
    return {
      title: { en: 'Arcs and sectors', zh: '弧与扇形' },
      steps: [
        ...steps,
        step(
          { en: 'Substitute the values', zh: '代入数值' },
          [...(givenTex ? [givenTex] : []), answer.tex],
          ['A1'],
        ),
      ],
      answer,
    };
  },
  verify({ answer }, { known, want, unit }, { precision }) {
    const bare = withoutUnit(answer.text);
    const value = evaluate(expression(bare));
    if (want === 'radians' || want === 'degrees')
      return [
        {
          name: { en: 'It is the same fraction of a full turn.', zh: '占整周的比例相同。' },
          passed:
            Math.abs(value - evaluate(known.angle!)) <
            (answer.text.includes('.') ? halfOf(answer.text) : 1e-12),
        },
      ];
    const all = Object.fromEntries(
      Object.entries(known).map(([name, one]) => [name, evaluate(one)]),
    ) as Partial<Record<Size, number>>;
    const [r, angle] = [want === 'radius' ? value : all.radius, want === 'angle' ? value : all.angle];
    if (!r || !angle || r <= 0 || angle <= 0 || angle > 2 * Math.PI + 1e-9) return [];
    const measured = { ...byChords(r, angle), radius: r, angle };
    const required = precision ?? THREE_FIGURES;
    const isRounded = bare === rounded(value, required);
    // An area changes by twice the share by which its radius does.
    const slack = isRounded ? (1.01 * lastUnit(value, required)) / Math.abs(value) : 1e-8;
    const target = want === 'radius' || want === 'angle' ? null : measured[want];
    const givens = (['arc', 'area'] as const).filter((name) => all[name] !== undefined);
    return [
      {
        name: {
          en: 'Adding a hundred thousand short chords gives the same result.',
          zh: '用十万段短弦求和，结果相同。',
        },
        passed:
          answer.text === withUnit({ text: bare, tex: '' }, unitOf(unit, want)).text &&
          (target === null || Math.abs(target - value) <= slack * Math.abs(target)) &&
          givens.every((name) => Math.abs(measured[name] - all[name]!) <= slack * all[name]!) &&
          (target !== null || givens.length > 0),
      },
    ];
  },
};

/** Half a unit of the last place that an angle was rounded to, in radians. */
function halfOf(text: string): number {
  const places = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return 0.5001 * 10 ** -places * (text.includes('°') ? Math.PI / 180 : 1);
}

function byChords(r: number, angle: number) {
  const count = 100_000;
  const part = angle / count;
  const arc = count * 2 * r * Math.sin(part / 2);
  const area = count * 0.5 * r * r * Math.sin(part);
  const triangle = 0.5 * r * r * Math.sin(angle);
  return { arc, area, perimeter: arc + 2 * r, segment: area - triangle };
}

function formulaFor(
  { radius: r, angle, arc, area }: Sector['known'],
  want: Want,
): [string, Expression] | null {
  const half = fraction(1, 2);
  if (r && angle) {
    const own = exact(angle);
    if (want === 'arc') return ['s = r\\theta', product(r, own)];
    if (want === 'area') return ['A = \\tfrac{1}{2}r^2\\theta', product(half, power(r, 2), own)];
    if (want === 'perimeter') return ['P = 2r + r\\theta', sum(product(number(2), r), product(r, own))];
    if (want === 'segment')
      return [
        'A = \\tfrac{1}{2}r^2(\\theta - \\sin\\theta)',
        product(half, power(r, 2), difference(own, call('sin', own))),
      ];
  }
  if (r && arc) {
    if (want === 'angle') return ['\\theta = \\frac{s}{r}', quotient(arc, r)];
    if (want === 'area') return ['A = \\tfrac{1}{2}rs', product(half, r, arc)];
  }
  if (r && area) {
    if (want === 'angle')
      return ['\\theta = \\frac{2A}{r^2}', quotient(product(number(2), area), power(r, 2))];
    if (want === 'arc') return ['s = \\frac{2A}{r}', quotient(product(number(2), area), r)];
  }
  if (angle && arc && want === 'radius') return ['r = \\frac{s}{\\theta}', quotient(arc, exact(angle))];
  if (angle && area && want === 'radius')
    return ['r = \\sqrt{\\frac{2A}{\\theta}}', root(quotient(product(number(2), area), exact(angle)))];
  return null;
}

/** How many lengths are multiplied in what is required for. */
const POWERS: Record<Want, number> = {
  radius: 1,
  arc: 1,
  perimeter: 1,
  area: 2,
  segment: 2,
  angle: 0,
  radians: 0,
  degrees: 0,
};

const unitOf = (unit: LengthUnit | null, want: Want): [string, number][] =>
  unit ? [[unit, POWERS[want]]] : [];

/** Exact where that is short, as a decimal where the question has decimals, else as the question asks or to three figures. */
function answerOf(value: Expression, known: Sector['known'], { precision }: Question): Answer {
  const short = exact(value);
  const hasWave = contains(short, (one) => one.kind === 'call');
  const isLong = short.kind === 'number' && short.value.d > 1000n;
  const isDecimal = Object.values(known).some((given) =>
    contains(given, (one) => one.kind === 'number' && (one.typed?.includes('.') ?? false)),
  );
  if (hasWave || isLong) {
    const required = precision ?? THREE_FIGURES;
    const text = rounded(evaluate(value), required);
    return { text, tex: asLatex(text), say: precisionWords(required) };
  }
  const decimal = isDecimal && short.kind === 'number' ? String(roundTo(evaluate(short), 12)) : null;
  const plain = decimal ? { text: decimal, tex: decimal } : { text: toText(short), tex: toLatex(short) };
  const near = precision && rounded(evaluate(short), precision);
  return near && near !== plain.text ? { ...plain, say: { en: `≈ ${near}`, zh: `≈ ${near}` } } : plain;
}
