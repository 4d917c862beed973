import {
  difference,
  type Expression,
  fraction,
  number,
  power,
  product,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import type { Law } from '../../planning/laws/law.ts';
import type { Term } from '../../schema/problem.ts';
import type { Tale } from '../told.ts';

/** A body on a table: along the line of centres, and across it, before and after. */
export interface Puck {
  name: string;
  mass: Expression;
  speed: Expression | null;
  along: Expression | null;
  across: Expression;
  after: Expression;
  sign: 1 | -1;
}

export interface Table {
  tale: Tale;
  pucks: Puck[];
  laws: Law[];
  e: Expression;
  last: string;
}

export const ZERO = number(0);

export const named = (name: Term | undefined, { pucks, last }: Table): Puck | null =>
  pucks.find((one) => one.name === (name === '' ? last : name)) ?? null;
export const other = (one: Puck, { pucks }: Table): Puck => pucks.find((each) => each !== one)!;

const half = (mass: Expression, ...parts: Expression[]): Expression =>
  product(fraction(1, 2), mass, sum(...parts.map((one) => power(one, 2))));
export const energyIn = ({ pucks }: Table): Expression =>
  sum(...pucks.map(({ mass, along, across }) => half(mass, along!, across)));
export const lostIn = ({ pucks }: Table): Expression =>
  sum(...pucks.map(({ mass, along, after }) => difference(half(mass, along!), half(mass, after))));
