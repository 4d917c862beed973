import { evaluate, type Values } from '../../../algebra-system/expressions/evaluate.ts';
import { symbolsOf } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import type { Fact, Term } from '../../schema/problem.ts';
import { angleOf } from '../journeys/roads.ts';
import { expressionOf, propertyIn } from '../told/told.ts';

/** An angle that is known, or that of a letter; a letter with the sign of degrees is a number of them. */
export interface Turn {
  at: (values: Values) => number;
  letters: string[];
  tex: string;
  isDegrees: boolean;
}

/** Which way a force acts: from one direction by an angle, anticlockwise where the sign is 1. */
export interface Heading {
  base: number;
  sign: 1 | -1;
  turn: Turn | null;
}

export const DEGREE = Math.PI / 180;

const BASES: Record<string, number> = {
  'x+': 0,
  'y+': 90,
  'x-': 180,
  'y-': 270,
  right: 0,
  up: 90,
  left: 180,
  down: 270,
  east: 0,
  north: 90,
  west: 180,
  south: 270,
  'north-east': 45,
  'north-west': 135,
  'south-west': 225,
  'south-east': 315,
};

export function turnOf(term: Term | undefined, facts: readonly Fact[]): Turn | null {
  if (typeof term === 'object' && 'amount' in term) {
    const value = expressionOf(term);
    const number = expressionOf(term.amount);
    return value && number
      ? {
          at: (values) => evaluate(value, values),
          letters: symbolsOf(value),
          tex: `${toLatex(number)}^{\\circ}`,
          isDegrees: true,
        }
      : null;
  }
  const property = propertyIn(term);
  const [text] = property?.of ?? [];
  if (property?.name === 'degrees' && typeof text === 'string')
    return turnOf({ amount: text.replace(/\s?(?:°|\^\s?\{?\s?\\circ\s?\}?)/, ''), unit: '°' }, facts);
  if (property?.name !== 'angle' || typeof text !== 'string') return null;
  const known = angleOf(term, facts);
  const letter = expressionOf(text);
  const tex = letter ? toLatex(letter) : text;
  if (known) {
    const size = Math.atan2(evaluate(known.sine), evaluate(known.cosine));
    return Number.isFinite(size) ? { at: () => size, letters: [], tex, isDegrees: false } : null;
  }
  return letter?.kind === 'symbol'
    ? { at: (values) => values[letter.name] ?? NaN, letters: [letter.name], tex, isDegrees: false }
    : null;
}

/** The way that a phrase tells; null where it leaves open to which side. */
export function headingOf(term: Term | undefined, facts: readonly Fact[]): Heading | null {
  const property = propertyIn(term);
  if (!property) return null;
  const { name, of } = property;
  if (name === 'level') return { base: 0, sign: 1, turn: null };
  if (name === 'vertical') return { base: 90 * DEGREE, sign: 1, turn: null };
  if (name === 'above' || name === 'below') {
    const turn = turnOf(of[0], facts);
    return turn && { base: 0, sign: name === 'above' ? 1 : -1, turn };
  }
  if (name !== 'heading') return null;
  const [from, side, angle] = of as [string, string | undefined, Term | undefined];
  const base = BASES[from];
  if (base === undefined) return null;
  if (angle === undefined) return { base: base * DEGREE, sign: 1, turn: null };
  const turn = turnOf(angle, facts);
  const sign = signOf(base, side ?? '');
  return turn && sign && { base: base * DEGREE, sign, turn };
}

function signOf(base: number, side: string): 1 | -1 | null {
  if (side === 'anticlockwise') return 1;
  if (side === 'clockwise') return -1;
  const [, kind, to] = /^(towards|quadrant) (.+)$/.exec(side) ?? [];
  const aim = kind === 'towards' ? BASES[to!] : kind === 'quadrant' ? Number(to) * 90 - 45 : undefined;
  if (aim === undefined || Number.isNaN(aim)) return null;
  const across = Math.sin((aim - base) * DEGREE);
  if (Math.abs(across) < 1e-9) return null;
  // Of a quadrant the direction has to lie beside it.
  if (kind === 'quadrant' && Math.cos((aim - base) * DEGREE) < 0) return null;
  return across > 0 ? 1 : -1;
}

export const directionAt = ({ base, sign, turn }: Heading, values: Values): number =>
  base + sign * (turn ? turn.at(values) : 0);

/** The directions in which an axis without a sign may be meant. */
export const axisIn = (term: Term | undefined): 0 | 90 | null => {
  const property = propertyIn(term);
  return property?.name === 'heading' && property.of.length === 1
    ? property.of[0] === 'x'
      ? 0
      : property.of[0] === 'y'
        ? 90
        : null
    : null;
};
