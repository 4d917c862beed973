import {
  type Expression,
  number,
  PI,
  product,
  quotient,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../../algebra-system/parsing/statement-kinds.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import type { Term } from '../../schema/problem.ts';

export type Relation = Extract<Statement, { kind: 'relation' }>;

/** What has to hold between the points of a figure. */
export type Bond =
  | { kind: 'length'; ends: string; size: Expression }
  | { kind: 'same length'; ends: string; other: string }
  | { kind: 'angle'; at: string; size: Expression }
  | { kind: 'same angle'; at: string; other: string }
  | { kind: 'on line'; point: string; ends: string; where: 'between' | 'beyond' | 'anywhere' }
  | { kind: 'across'; ends: string; other: string }
  | { kind: 'along'; ends: string; other: string }
  | { kind: 'middle'; point: string; ends: string }
  | { kind: 'worth'; of: Measured; size: Expression }
  | { kind: 'share'; of: Measured; other: Measured; size: Expression };

/** A round line: its centre, its radius where that is told, and the points that lie on it. */
export interface Round {
  id: string;
  centre: string;
  radius: Expression | null;
  on: string[];
}

/** A piece of a boundary as it is named. */
export type Edge = { kind: 'seg'; ends: string } | { kind: 'arc'; ends: string; isMajor: boolean };

export type Measured = { the: 'area' | 'perimeter' | 'length' | 'radius' | 'angle'; of: string };

/** A figure as it was told. */
export interface Scene {
  points: Set<string>;
  rounds: Round[];
  bonds: Bond[];
  regions: Map<string, Edge[]>;
  /** Equations and inequalities between letters. */
  letters: Relation[];
  unit: string | null;
}

/** The letters that stand in what is told. */
export const lettersIn = (scene: Scene): string[] => [
  ...new Set([
    ...scene.bonds.flatMap((bond) => ('size' in bond ? symbolsOf(bond.size) : [])),
    ...scene.rounds.flatMap(({ radius }) => (radius ? symbolsOf(radius) : [])),
    ...scene.letters.flatMap(({ sides }) => sides.flatMap(symbolsOf)),
  ]),
];

export type Of = Extract<Term, { the: string }>;
export const isOf = (term: Term | undefined): term is Of => typeof term === 'object' && 'the' in term;

/** A size as it is typed; the lengths of one figure are in one unit. Null where it is none. */
export function sizeIn(term: Term | undefined, scene: { unit: string | null }): Expression | null {
  const [amount, unit] =
    typeof term === 'string'
      ? [term, '']
      : typeof term === 'object' && 'amount' in term
        ? [term.amount, term.unit]
        : ['', ''];
  const behind = unit === '' ? /^(.{1,80}\S)\s((?:mm|cm|m|km)(?:\^2|²|\^\{2\})?)$/.exec(amount) : null;
  if (behind) return sizeIn({ amount: behind[1]!, unit: behind[2]! }, scene);
  const read = statementIn(amount.replace(/\$/g, ''));
  if (read?.kind !== 'expression') return null;
  if (unit === '' || /^(?:rad|弧度)/.test(unit)) return read.value;
  if (/^(?:°|deg|度)/.test(unit)) return product(read.value, quotient(PI, number(180)));
  const base = /^(mm|cm|m|km)(?:\^2|²|\^\{2\})?$/.exec(unit)?.[1];
  if (!base || (scene.unit !== null && scene.unit !== base)) return null;
  scene.unit = base;
  return read.value;
}

export const nameOf = (id: string): string => id.slice(id.indexOf(':') + 1);
export const segment = (id: string): string | null => (/^seg:[A-Z]{2}$/.test(id) ? id.slice(4) : null);
