import { asLatex, type Precision, rounded, shortLatex } from '../../../writing/rounding.ts';
import type { Method } from '../../../writing/method.ts';
import { normalise } from '../../../reading/spelling.ts';
import { numberOf } from '../../../reading/physics/values.ts';
import { step } from '../../../writing/step.ts';
import {
  figureCount,
  roundTo,
  significantFigures,
} from '../../../algebra-system/numbers/significant-figures.ts';
import { quantityIn } from '../../../writing/quantity.ts';
import {
  DIMENSIONLESS,
  fromSi,
  parseUnit,
  sameDimension,
  type Unit,
} from '../../../algebra-system/numbers/units.ts';

interface Parameters {
  value: number;
  from: Unit;
  to: Unit;
  /** The unit as it was typed, for the answer. */
  typed: string;
  /** Figures of a value that is typed with a point. */
  figures: number;
}

export const unitConversion: Method<Parameters> = {
  id: 'unit-conversion',
  topic: '9702/all/physical-quantities-and-units',

  match(question) {
    const text = normalise(question.text).replace(/[.。]\s*$/, '');
    const match =
      /^(?:convert|express|write|change)\s{1,9}(?:a \w{1,40} of )?([-\d.,]{1,40}(?:\s{0,9}(?:×|x|\*)\s{0,9}10\s{0,9}\^\s{0,9}\{?-?\d{1,40}\}?)?)\s{0,9}(.{1,300}?)\s{1,9}(?:to|in|into|as)\s{1,9}(.{1,300})$/i.exec(
        text,
      ) ??
      /^(?:将|把)\s{0,9}([-\d.,]{1,40}(?:\s{0,9}(?:×|x|\*)\s{0,9}10\s{0,9}\^\s{0,9}\{?-?\d{1,40}\}?)?)\s{0,9}(.{1,300}?)\s{0,9}(?:换算成|换算为|转换为|转换成|表示成|化成|化为)\s{0,9}(.{1,300})$/.exec(
        text,
      );
    const [from, to] = [parseUnit(match?.[2] ?? '?'), parseUnit(match?.[3] ?? '?')];
    if (
      !match ||
      !from ||
      !to ||
      !sameDimension(from.dimension, to.dimension) ||
      sameDimension(from.dimension, DIMENSIONLESS)
    )
      return null;
    const value = numberOf(match[1]!);
    const sure = significantFigures(match[1]!);
    const figures = match[1]!.includes('.') || sure > 3 ? sure : 1;
    return Number.isFinite(value) ? { value, from, to, typed: typedUnit(match[3]!), figures } : null;
  },

  solve({ value, from, to, typed, figures }, { precision }) {
    const text = formatted(fromSi(value * from.scale + from.offset, to), figures, precision);
    const tex = asLatex(text);
    return {
      title: { en: 'Conversion of units', zh: '单位换算' },
      steps: [
        step(
          { en: 'Write each unit in SI units.', zh: '把各单位用国际单位表示。' },
          [`1\\;${from.latex} = ${scale(from)}`, `1\\;${to.latex} = ${scale(to)}`],
          ['M1'],
        ),
        step(
          { en: 'Divide by the size of the new unit.', zh: '除以新单位的大小。' },
          `${setNumber(value)}\\;${from.latex} = ${tex}\\;${to.latex}`,
          ['A1'],
        ),
      ],
      answer: { text: `${text} ${typed}`, tex: `${tex}\\;${to.latex}` },
    };
  },

  /** Converting back gives the value that was typed. */
  verify({ answer }, { value, from, to, typed }) {
    const read = quantityIn(answer.text);
    if (!read) return [];
    const [least, most] = [read.value - read.half, read.value + read.half].map((one) =>
      fromSi(one * to.scale + to.offset, from),
    ) as [number, number];
    const slack = 1e-9 * Math.abs(value);
    return [
      {
        name: { en: 'Converting back gives the original value.', zh: '换算回去得到原值。' },
        passed: read.unit === typed && least - slack <= value && value <= most + slack,
      },
    ];
  },
};

const UNITS = { from: -3, to: 5 };

const setNumber = (value: number) => String(value).replace(/e\+?(-?\d+)$/, ' \\times 10^{$1}');

/** An exact value as it is, with the figures that were typed; any other to three figures or as many as are asked for. */
function formatted(value: number, typed: number, precision: Precision | null): string {
  if (precision?.kind === 'places') return rounded(value, precision);
  const exact = roundTo(value, 6);
  const isExact = Math.abs(exact - value) <= 1e-11 * Math.abs(value);
  const digits = precision?.digits ?? (isExact ? Math.max(figureCount(exact), typed) : Math.max(3, typed));
  return rounded(value, { kind: 'figures', digits }, UNITS);
}

function scale({ scale: factor, offset }: Unit): string {
  const shown = shortLatex(factor, 6, { from: -3, to: 4 });
  return offset ? `${shown} \\text{ (SI)} + ${offset}` : `${shown} \\text{ (SI)}`;
}

const typedUnit = (typed: string) => typed.replace(/[{}]/g, '').trim();
