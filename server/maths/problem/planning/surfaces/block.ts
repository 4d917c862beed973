import { type Expression, symbol } from '../../../algebra-system/expressions/expression.ts';
import { type Fact } from '../../schema/problem.ts';
import { type Law } from '../laws/law.ts';
import { type Angle } from '../told/angles.ts';
import { negated } from '../told/goings.ts';

/** Where a body on a surface is drawn: parts of the force along the surface, upwards, and away from it. */
export interface Push {
  size: Expression;
  along: Expression;
  out: Expression;
  fact: Fact;
}

/** A single body on a table or a slope. */
export interface Block {
  body: string;
  mass: Expression;
  weight: Expression;
  slope: Angle;
  isFlat: boolean;
  isRough: boolean;
  friction: Expression;
  hasFriction: boolean;
  pushes: Push[];
  /** The size of the frictional force, where it is told. */
  rubbing: { value: Expression; fact: Fact } | null;
  state: 'open' | 'rest' | 'equilibrium' | 'limiting' | 'moving';
  /** Up the slope or the way that it is drawn, 1; down it, −1; 0 where nothing says it. */
  way: 1 | -1 | 0;
  /** From rest a body goes where it is driven; what was thrown may go against it. */
  isFromRest: boolean;
  isSteady: boolean;
  laws: Law[];
  used: Fact[];
}

export const [A, N, F, MU, U, V, S, T, PULL] = [
  'a_1',
  'R_1',
  'F_1',
  'mu_1',
  'u_1',
  'v_1',
  's_1',
  't_1',
  'T_1',
].map(symbol) as [
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
  Expression,
];

/** The part in the direction in which it goes. */
export const along = ({ way }: Block, one: Expression): Expression => (way === -1 ? negated(one) : one);
