import {
  type Dimension,
  DIMENSIONLESS,
  fromSi,
  parseUnit,
  sameDimension,
} from '../../../algebra-system/numbers/units.ts';
import { usualUnit } from '../../planning/values/quantity.ts';
import { asLatex, exactOrRounded, ONE_PLACE, PHYSICS, rounded } from '../../../writing/rounding.ts';
import type { Goal } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** In which unit an answer is given, and how its value is printed. */
export interface Style {
  unit: string;
  dimension: Dimension | null;
  /** All that is told are numbers: the unit is theirs already. */
  isPlain: boolean;
  isAngle: boolean;
  isRise: boolean;
}

/** A value in SI with its unit, to the figures that were asked for. */
export function written(
  value: number,
  { figures, unit: asked }: Goal,
  { unit: usual, dimension, isPlain, isAngle, isRise }: Style,
  { paper, isInDegrees }: Sheet,
): { text: string; tex: string } {
  const inDegrees = isAngle && (asked === undefined ? isInDegrees : /°|deg/.test(asked));
  const typed = asked ?? (inDegrees ? '°' : isAngle ? '' : unitOf(usual, dimension));
  const unit = parseUnit(typed);
  if (typed !== '' && !unit) throw new Fault(`the unit “${typed}” is not known`, `不认识单位“${typed}”`);
  if (unit && dimension && !sameDimension(unit.dimension, dimension))
    throw new Fault(
      `an answer in “${typed}” was asked for, which measures something else`,
      `要求用“${typed}”作答，但它度量的是另一种量`,
    );
  const own = unit && (!isPlain || inDegrees) ? fromSi(value, isRise ? { ...unit, offset: 0 } : unit) : value;
  const precision = figures ?? (inDegrees ? ONE_PLACE : null);
  const text =
    paper === '9702'
      ? rounded(own, precision ?? { kind: 'figures', digits: 3 }, PHYSICS)
      : exactOrRounded(own, precision);
  const [behind, latex] =
    typed === '' ? ['', ''] : inDegrees ? ['°', '^{\\circ}'] : [` ${typed}`, `\\ ${unit!.latex}`];
  return { text: `${text}${behind}`, tex: `${asLatex(text)}${latex}` };
}

const unitOf = (usual: string, dimension: Dimension | null): string =>
  usual !== '' || !dimension || sameDimension(dimension, DIMENSIONLESS)
    ? usual
    : sameDimension(dimension, ENERGY)
      ? 'J'
      : (usualUnit(dimension) ?? '');

const ENERGY = parseUnit('J')!.dimension;
