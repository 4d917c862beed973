import { evaluate } from '../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  power,
  product,
  rationalValue,
  substitute,
  sum,
  symbolsOf,
} from '../../algebra-system/expressions/expression.ts';
import { toText } from '../../algebra-system/expressions/print.ts';
import { exact } from '../../algebra-system/normal/exact.ts';
import { solveSystem, assigned, type Assignment } from '../planning/values/system.ts';
import type { Fact, Term } from '../schema/problem.ts';
import { parsed, plain, sidesOf } from '../statistics/facts/notation.ts';
import { holdsIn, rangeIn, spanOf } from '../statistics/facts/ranges.ts';

/** What a variable may be, each with its probability; letters may stand in both. */
export interface Distribution {
  name: string;
  values: Expression[];
  chances: Expression[];
  /** What is zero by all that was told. */
  equations: Expression[];
  letters: string[];
  /** The letters, where what is told settles them. */
  found: Assignment | null;
}

const BACKGROUND = new Set(['constant', 'scene']);
const QUALITIES: Record<string, (value: number) => boolean> = {
  positive: (value) => value > 0,
  negative: (value) => value < 0,
  nonzero: (value) => value !== 0,
  integer: Number.isInteger,
};

/** The only variable that is told of; null where a fact is not understood. */
export function distributionOf(facts: readonly Fact[]): Distribution | null {
  const one = shapeOf(facts);
  if (!one) return null;
  const { name, values, chances, rest } = one;
  const total = difference(
    chances.reduce((a, b) => sum(a, b)),
    number(1),
  );
  const open: Distribution = { name, values, chances, equations: [total], letters: [], found: null };
  const qualities: { letter: string; test: (value: number) => boolean }[] = [];
  for (const { relation, of } of rest) {
    if (BACKGROUND.has(relation)) {
      if (relation === 'scene' && !SCENES.has(String(of[0] ?? ''))) return null;
      continue;
    }
    if (relation in QUALITIES) {
      qualities.push({ letter: String(of[0]), test: QUALITIES[relation]! });
      continue;
    }
    const sides =
      relation === 'holds'
        ? sidesOf(String(of[0]))
        : relation === 'equal'
          ? of.map((side) => textOf(side))
          : null;
    const both = sides?.map((side) => (side === null ? null : expressionIn(side, open)));
    if (!both?.every((side) => side != null)) return null;
    open.equations.push(difference(both[0]!, both[1]!));
  }
  const letters = [...new Set([...values, ...chances, ...open.equations].flatMap(symbolsOf))];
  const solutions = letters.length === 0 ? [{}] : (solveSystem(open.equations, letters) ?? []);
  const fitting = solutions.filter(
    (all: Assignment) =>
      letters.every((letter) => all[letter]) &&
      chances.every((chance) => isChance(evaluate(assigned(chance, all)))) &&
      qualities.every(({ letter, test }) => !all[letter] || test(evaluate(all[letter]))),
  );
  if (letters.length === 0 && !open.equations.every((one) => Math.abs(evaluate(one)) < 5e-4)) return null;
  // Values differ from each other, or they are no values.
  const found = fitting.length === 1 ? fitting[0]! : null;
  const numbers = found ? values.map((value) => evaluate(assigned(value, found))) : [];
  if (found && new Set(numbers).size < numbers.length) return null;
  return { ...open, letters, found };
}

const SCENES = new Set(['table', '', 'the results are shown']);
const isChance = (value: number): boolean => value >= -1e-12 && value <= 1 + 1e-12;

/** The mean of X: as a formula. */
function textOf(side: Term): string | null {
  if (typeof side === 'string') return side;
  if (!('the' in side) || side.of.length !== 1) return null;
  const [of] = side.of;
  return side.the === 'mean' ? `E(${String(of)})` : side.the === 'variance' ? `Var(${String(of)})` : null;
}

interface Shape {
  name: string;
  values: Expression[];
  chances: Expression[];
  rest: Fact[];
}

function shapeOf(facts: readonly Fact[]): Shape | null {
  const tables = facts.filter(({ relation }) => relation === 'table');
  const supports = facts.filter(({ relation }) => relation === 'support');
  if (tables.length + supports.length > 1) return null;
  const rest = facts.filter((one) => !tables.includes(one) && !supports.includes(one));
  if (tables[0]) return ofTable(JSON.parse(String(tables[0].of[0])) as string[][], rest);
  return supports[0] ? ofSupport(supports[0], rest) : onePerValue(rest);
}

const cellOf = (cell: string): Expression | null => parsed(plain(cell.replaceAll('$', '')));
const areAll = (all: readonly (Expression | null)[]): all is Expression[] => all.every((one) => one !== null);

function ofTable(rows: string[][], rest: Fact[]): Shape | null {
  const [head, body] = rows.length === 2 ? rows : [];
  if (!head || !body || head.length !== body.length || head.length < 3) return null;
  const [, name] = /^P\(([A-Z])=[a-z]\)$/.exec(plain(body[0]!).replace(/[$\s]/g, '')) ?? [];
  const [values, chances] = [head, body].map((row) => row.slice(1).map(cellOf));
  const isOf = name !== undefined && plain(head[0]!).replace(/[$\s]/g, '') === name.toLowerCase();
  return isOf && areAll(values!) && areAll(chances!) ? { name, values, chances, rest } : null;
}

function ofSupport({ of }: Fact, rest: Fact[]): Shape | null {
  const name = String(of[0]);
  const list = of[1];
  const cells = typeof list === 'object' && 'all' in list ? list.all.map(String) : of.slice(1).map(String);
  const values = cells.map(cellOf);
  if (!areAll(values) || values.length < 2) return null;
  const told = rest.filter(({ relation }) => relation === 'chances are');
  if (told.length === 1) {
    const chances = told[0]!.of.map((one) => cellOf(String(one)));
    return areAll(chances) && chances.length === values.length
      ? { name, values, chances, rest: rest.filter((one) => one !== told[0]) }
      : null;
  }
  const formulas = rest.filter(
    ({ relation, of: [text] }) => relation === 'holds' && ruleIn(String(text), name),
  );
  if (told.length > 0 || formulas.length !== 1) return null;
  const { letter, body } = ruleIn(String(formulas[0]!.of[0]), name)!;
  return {
    name,
    values,
    chances: values.map((value) => exact(substitute(body, letter, value))),
    rest: rest.filter((one) => one !== formulas[0]),
  };
}

/** P(X = x) = k(x + 3). */
function ruleIn(text: string, name: string): { letter: string; body: Expression } | null {
  const sides = sidesOf(text);
  const [, own, letter] = /^P\(([A-Z])=([a-z])\)$/.exec(plain(sides?.[0] ?? '').replace(/[$\s]/g, '')) ?? [];
  const body = own === name ? parsed(sides![1]) : null;
  return body && letter && letter === name.toLowerCase() && symbolsOf(body).includes(letter)
    ? { letter, body }
    : null;
}

/** P(X = 1) = 0.2, P(X = 2) = p and so on. */
function onePerValue(rest: Fact[]): Shape | null {
  const one = (fact: Fact) => {
    const sides = fact.relation === 'holds' ? sidesOf(String(fact.of[0])) : null;
    const [, name, value] =
      /^P\(([A-Z])=(-?[\d.]+)\)$/.exec(
        plain(sides?.[0] ?? '')
          .replace(/[$\s]/g, '')
          .replace('−', '-'),
      ) ?? [];
    const chance = name ? parsed(sides![1]) : null;
    return name && chance ? { fact, name, value: parsed(value!)!, chance } : null;
  };
  const all = rest.flatMap((fact) => one(fact) ?? []);
  const [first] = all;
  if (!first || all.length < 3 || all.some(({ name }) => name !== first.name)) return null;
  return {
    name: first.name,
    values: all.map(({ value }) => value),
    chances: all.map(({ chance }) => chance),
    rest: rest.filter((fact) => all.every((other) => other.fact !== fact)),
  };
}

type Open = Pick<Distribution, 'name' | 'values' | 'chances'>;

export const meanIn = ({ values, chances }: Open): Expression =>
  exact(values.map((value, at) => product(value, chances[at]!)).reduce((a, b) => sum(a, b)));

export const varianceIn = (one: Open): Expression => {
  const squares = one.values.map((value, at) => product(power(value, number(2)), one.chances[at]!));
  return exact(
    difference(
      squares.reduce((a, b) => sum(a, b)),
      power(meanIn(one), number(2)),
    ),
  );
};

/** A formula in which E(X), Var(X) and P(…) stand, with what they are. */
export function expressionIn(text: string, one: Open): Expression | null {
  const { name, values, chances } = one;
  let isKnown = true;
  const put = (found: Expression | null) => {
    if (!found) isKnown = false;
    return found ? `(${toText(found)})` : '0';
  };
  const written = plain(text)
    .replaceAll('−', '-')
    .replace(/E\( ?([A-Z]) ?\)/g, (_, of: string) => put(of === name ? meanIn(one) : null))
    .replace(/Var ?\( ?([A-Z]) ?\)/g, (_, of: string) => put(of === name ? varianceIn(one) : null))
    .replace(/P\(([^()|]{1,40})\)/g, (_, event: string) => put(chanceOf(event, name, values, chances)));
  return isKnown && !/\b(?:P|E|Var)\(/.test(written) ? parsed(written) : null;
}

function chanceOf(
  event: string,
  name: string,
  values: Expression[],
  chances: Expression[],
): Expression | null {
  const range = rangeIn(event, name);
  const span = range && spanOf(range, {});
  if (!span || !values.every((value) => rationalValue(exact(value)))) return null;
  const own = chances.filter((_, at) => holdsIn(span, evaluate(values[at]!)));
  return own.length === 0 ? number(0) : exact(own.reduce((a, b) => sum(a, b)));
}
