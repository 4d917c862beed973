import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  difference,
  type Expression,
  product,
  quotient,
  sum,
} from '../../../algebra-system/expressions/expression.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Numbers } from '../../planning/laws/law.ts';
import type { Fact } from '../../schema/problem.ts';
import { amountOf, isProperty } from '../told.ts';
import type { Sought } from '../work-out.ts';
import { named, other, type Puck, type Table } from './table.ts';

/** One of them comes back from a wall and meets the other again. */
export function secondMeeting(isTime: boolean, table: Table): Sought | null {
  const { tale } = table;
  const only = (relation: string): Fact | null => {
    const all = tale.facts.filter((fact) => fact.relation === relation);
    return all.length === 1 ? all[0]! : null;
  };
  const [hit, bounce, gap] = ['hits wall', 'wall bounce', 'wall gap'].map(only);
  const [ahead, share, way] = [
    named(hit?.of[0], table),
    amountOf(bounce?.of[0], '', tale),
    amountOf(gap?.of[1], 'm', tale),
  ];
  if (!ahead || !share || !way || named(bounce?.of[1], table) !== ahead || named(gap?.of[0], table) !== ahead)
    return null;
  if (ahead !== table.pucks[1]) return null;
  const behind = other(ahead, table);
  const there = quotient(way, ahead.after);
  const left = difference(way, product(behind.after, there));
  const back = quotient(left, sum(product(share, ahead.after), behind.after));
  return isTime
    ? { value: exact(sum(there, back)), unit: 's' }
    : { value: exact(product(share, ahead.after, back)), unit: 'm' };
}

/** After a wall the other has to be met where and when it is, in small steps. */
export function isWallMet(table: Table, values: Numbers): boolean {
  const { target } = table.tale.goal;
  if (!isProperty(target) || !['time between', 'place of second'].includes(target.the)) return true;
  const at = (one: Expression | null) => (one ? evaluate(one, values) : Number.NaN);
  const fact = (relation: string) => table.tale.facts.find((one) => one.relation === relation)!;
  const [way, share] = [
    at(amountOf(fact('wall gap').of[1], 'm', table.tale)),
    at(amountOf(fact('wall bounce').of[0], '', table.tale)),
  ];
  const [a, b] = table.pucks as [Puck, Puck];
  let [x, y, velocity, time] = [0, 0, at(b.after), 0];
  const behind = at(a.after);
  const step = way / Math.abs(velocity) / 20_000;
  for (let count = 0; count < 2_000_000; count += 1) {
    x += behind * step;
    y += velocity * step;
    time += step;
    if (y >= way) [y, velocity] = [way, -share * velocity];
    if (velocity < 0 && y <= x) {
      const found = at(secondMeeting(target.the === 'time between', table)?.value ?? null);
      const wanted = target.the === 'time between' ? time : way - y;
      return Math.abs(found - wanted) < 2e-3 * Math.max(way, time);
    }
  }
  return false;
}
