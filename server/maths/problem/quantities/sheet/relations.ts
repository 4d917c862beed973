import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  number,
  product,
  quotient,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import type { Text } from '../../../../core/locale.ts';
import type { Fact, Term, Thing } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import { amountOf } from './amount.ts';
import { kindOf, quantityOf, type Sheet, shown, thingIn } from './sheet.ts';

interface Said {
  left: Expression;
  right: Expression;
  name: Text;
}

type Relation = (fact: Fact, sheet: Sheet) => Said[];

const said = (en: string, zh: string, left: Expression, right: Expression): Said => ({
  left,
  right,
  name: { en, zh },
});

/** A property of a thing as a letter. */
function letterOf(thing: Thing, name: string, sheet: Sheet, state = ''): Expression {
  const property = kindOf(thing)?.properties.get(name);
  if (!property)
    throw new Fault(
      `a “${thing.kind}” (“${thing.id}”) has no “${name}”`,
      `“${thing.kind}”（“${thing.id}”）没有“${name}”`,
    );
  return symbol(quantityOf(sheet, thing, property, state).symbol);
}

const allThings = (of: readonly Term[], sheet: Sheet): Thing[] =>
  of
    .flatMap((term) => (typeof term === 'object' && 'all' in term ? term.all : [term]))
    .map((term) => thingIn(term, sheet));

const added = (all: readonly Expression[]): Expression => (all.length === 1 ? all[0]! : sum(...all));
const inverse = (one: Expression): Expression => quotient(number(1), one);

/** Resistors or capacitors that are one together: [whole, part, part, …], and when, where there are several times. */
function combined({ relation, of: told }: Fact, sheet: Sheet): Said[] {
  const last = told.at(-1);
  const state = typeof last === 'string' ? last : '';
  const of = typeof last === 'string' ? told.slice(0, -1) : told;
  const [whole, ...parts] = allThings(of, sheet);
  if (!whole || parts.length < 2)
    throw new Fault(
      `“${relation}” needs the whole and at least two parts`,
      `“${relation}”需要总体和至少两个部分`,
    );
  const isSeries = relation === 'in series';
  const isCapacitor = whole.kind === 'capacitor';
  const main = isCapacitor ? 'capacitance' : 'resistance';
  const flow = isCapacitor ? 'charge' : 'current';
  const each = (name: string) => parts.map((part) => letterOf(part, name, sheet, state));
  const [own, all] = [letterOf(whole, main, sheet, state), each(main)];
  const adds = isSeries !== isCapacitor;
  const same = isSeries ? flow : 'potential difference';
  const split = isSeries ? 'potential difference' : flow;
  const words = isSeries ? (['series', '串联'] as const) : (['parallel', '并联'] as const);
  return [
    adds
      ? said(`In ${words[0]}.`, `${words[1]}。`, own, added(all))
      : said(`In ${words[0]}.`, `${words[1]}。`, inverse(own), added(all.map(inverse))),
    said(
      `In ${words[0]}: the ${split} adds up.`,
      `${words[1]}：各部分之和等于总量。`,
      letterOf(whole, split, sheet, state),
      added(each(split)),
    ),
    ...parts.map((part) =>
      said(
        `In ${words[0]}: the ${same} is the same.`,
        `${words[1]}：各部分相同。`,
        letterOf(part, same, sheet, state),
        letterOf(whole, same, sheet, state),
      ),
    ),
  ];
}

/** [A, B], with the names of the times before and after where they are not these. */
function collision(
  { relation, of }: Fact,
  sheet: Sheet,
): { bodies: [Thing, Thing]; rest: Term[]; states: [string, string] } {
  const [a, b, ...more] = of;
  const named = more.slice(-2).flatMap((one) => (typeof one === 'string' ? [one] : []));
  const isNamed = named.length === 2;
  const rest = isNamed ? more.slice(0, -2) : more;
  if (rest.length > (relation === 'restitution' ? 1 : 0))
    throw new Fault(`“${relation}” is of two bodies`, `“${relation}”只涉及两个物体`);
  return {
    bodies: [thingIn(a, sheet), thingIn(b, sheet)],
    rest,
    states: isNamed ? (named as [string, string]) : ['before', 'after'],
  };
}

function momentum(fact: Fact, sheet: Sheet): Said {
  const { bodies, states } = collision(fact, sheet);
  const [before, after] = states.map((state) =>
    sum(...bodies.map((body) => letterOf(body, 'momentum', sheet, state))),
  );
  return said('Momentum is conserved.', '动量守恒。', before!, after!);
}

function restitution(fact: Fact, sheet: Sheet, e: Expression): Said {
  const {
    bodies: [a, b],
    states: [before, after],
  } = collision(fact, sheet);
  const at = (body: Thing, state: string) => letterOf(body, 'velocity', sheet, state);
  return said(
    'The speed of separation is e times the speed of approach.',
    '分离速度等于 e 乘以接近速度。',
    difference(at(b, after), at(a, after)),
    product(e, difference(at(a, before), at(b, before))),
  );
}

/** e, which is from 0 to 1. */
function coefficientIn({ of }: Fact, sheet: Sheet): Expression {
  const { value } = amountOf(of[2] ?? '', sheet);
  const e = symbolsOf(value).length === 0 ? evaluate(value) : null;
  if (e !== null && !(e >= 0 && e <= 1))
    throw new Fault(
      `a coefficient of restitution is from 0 to 1, not ${shown(of[2])}`,
      `恢复系数在 0 与 1 之间，不能是 ${shown(of[2])}`,
    );
  sheet.conditions.push({ kind: 'relation', sides: [number(0), value, number(1)], signs: ['<=', '<='] });
  return value;
}

function zeroOf(name: string, en: string, zh: string): Relation {
  return ({ of }, sheet) => {
    const state = of.slice(1).map(shown).join(' ');
    return [said(en, zh, letterOf(thingIn(of[0], sheet), name, sheet, state), number(0))];
  };
}

const THING_RELATIONS: Readonly<Record<string, Relation>> = {
  'in series': combined,
  'in parallel': combined,
  'starts from rest': zeroOf('initial velocity', 'It starts from rest.', '由静止开始。'),
  'comes to rest': zeroOf('final velocity', 'It comes to rest.', '最后静止。'),
  'at constant speed': zeroOf('acceleration', 'Its speed is constant.', '速度不变。'),
  'at rest': zeroOf('velocity', 'It is at rest.', '静止。'),
  collide: (fact, sheet) => [momentum(fact, sheet)],
  coalesce: (fact, sheet) => {
    const { bodies, states } = collision(fact, sheet);
    const [a, b] = bodies.map((body) => letterOf(body, 'velocity', sheet, states[1]));
    return [momentum(fact, sheet), said('They move on together.', '碰后一起运动。', a!, b!)];
  },
  restitution: (fact, sheet) => [momentum(fact, sheet), restitution(fact, sheet, coefficientIn(fact, sheet))],
  elastic: (fact, sheet) => [momentum(fact, sheet), restitution(fact, sheet, number(1))],
  'followed by': ({ of }, sheet) => {
    const all = allThings(of, sheet);
    return all
      .slice(1)
      .map((next, at) =>
        said(
          'One part of the motion begins with the velocity at the end of the one before.',
          '后一阶段的初速度等于前一阶段的末速度。',
          letterOf(next, 'initial velocity', sheet),
          letterOf(all[at]!, 'final velocity', sheet),
        ),
      );
  },
  equilibrium: ({ of }, sheet) => {
    const all = allThings(of, sheet);
    const total = (name: string) => added(all.map((one) => letterOf(one, name, sheet)));
    return [
      said('The horizontal components balance.', '水平分力平衡。', total('horizontal component'), number(0)),
      said('The vertical components balance.', '竖直分力平衡。', total('vertical component'), number(0)),
      said('The moments balance.', '力矩平衡。', total('moment'), number(0)),
    ];
  },
};

/** What a relation between things says; null where it is none of these. */
export const relationNamed = (name: string): Relation | null =>
  Object.hasOwn(THING_RELATIONS, name) ? THING_RELATIONS[name]! : null;

export const THING_RELATION_NAMES: readonly string[] = Object.keys(THING_RELATIONS);
