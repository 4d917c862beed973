import type { Method } from '../method.ts';
import { normalise } from '../physics/spelling.ts';
import { numberOf } from '../physics/values.ts';
import { line } from '../statistics/lines.ts';
import { roundTo } from '../significant.ts';
import { DIMENSIONLESS, fromSi, parseUnit, sameDimension, type Unit } from '../units.ts';

interface Parameters {
  value: number;
  from: Unit;
  to: Unit;
  /** The unit as it was typed, for the answer. */
  typed: string;
}

export const unitConversion: Method<Parameters> = {
  id: 'unit-conversion',
  topic: '9702/all/physical-quantities-and-units',

  match(question) {
    const text = normalise(question.text).replace(/[.。]\s*$/, '');
    const found =
      /^(?:convert|express|write|change)\s{1,9}(?:a \w{1,40} of )?([-\d.,]{1,40}(?:\s{0,9}(?:×|x|\*)\s{0,9}10\s{0,9}\^\s{0,9}\{?-?\d{1,40}\}?)?)\s{0,9}(.{1,300}?)\s{1,9}(?:to|in|into|as)\s{1,9}(.{1,300})$/i.exec(
        text,
      ) ??
      /^(?:将|把)\s{0,9}([-\d.,]{1,40}(?:\s{0,9}(?:×|x|\*)\s{0,9}10\s{0,9}\^\s{0,9}\{?-?\d{1,40}\}?)?)\s{0,9}(.{1,300}?)\s{0,9}(?:换算成|换算为|转换为|转换成|表示成|化成|化为)\s{0,9}(.{1,300})$/.exec(
        text,
      );
    const [from, to] = [parseUnit(found?.[2] ?? '?'), parseUnit(found?.[3] ?? '?')];
    if (
      !found ||
      !from ||
      !to ||
      !sameDimension(from.dimension, to.dimension) ||
      sameDimension(from.dimension, DIMENSIONLESS)
    )
      return null;
    const value = numberOf(found[1]!);
    return Number.isFinite(value) ? { value, from, to, typed: typedUnit(found[3]!) } : null;
  },

  solve({ value, from, to, typed }) {
    const result = roundTo(fromSi(value * from.scale + from.offset, to), 6);
    const size = Math.abs(result);
    const [mantissa, power] = result.toExponential().split('e') as [string, string];
    const isPlain = result === 0 || (size >= 1e-3 && size < 1e6);
    const text = isPlain ? String(result) : `${mantissa} * 10^${Number(power)}`;
    const tex = isPlain ? text : `${mantissa} \\times 10^{${Number(power)}}`;
    return {
      title: { en: 'Conversion of units', zh: '单位换算' },
      steps: [
        line(
          'Write each unit in SI.',
          '把各单位写成国际单位。',
          [`1\\;${from.latex} = ${scale(from)}`, `1\\;${to.latex} = ${scale(to)}`],
          ['M1'],
        ),
        line('Divide one by the other.', '相除换算。', `${value}\\;${from.latex} = ${tex}\\;${to.latex}`, [
          'A1',
        ]),
      ],
      answer: { text: `${text} ${typed}`, tex: `${tex}\\;${to.latex}` },
    };
  },

  /** Converting back gives the value that was typed. */
  verify({ answer }, { value, from, to }) {
    const [, mantissa, power = '0'] = /^(-?[\d.]+)(?: \* 10\^(-?\d+))?/.exec(answer.text)!;
    const back = fromSi(Number(`${mantissa}e${power}`) * to.scale + to.offset, from);
    return [
      {
        name: { en: 'Converting back gives the value again.', zh: '换算回去得到原值。' },
        passed: Math.abs(back - value) <= 2e-5 * Math.max(Math.abs(value), 1e-300),
      },
    ];
  },
};

function scale({ scale: factor, offset }: Unit): string {
  const [mantissa, power] = roundTo(factor, 6).toExponential().split('e') as [string, string];
  const shown =
    factor >= 1e-3 && factor < 1e5 ? String(roundTo(factor, 6)) : `${mantissa} \\times 10^{${Number(power)}}`;
  return offset ? `${shown} \\text{ (SI)} + ${offset}` : `${shown} \\text{ (SI)}`;
}

const typedUnit = (typed: string) => typed.replace(/[{}]/g, '').trim();
