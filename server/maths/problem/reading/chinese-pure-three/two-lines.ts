import { fact, isAll, type RawFact, type RawGoal, type RawTerm, the } from '../meaning.ts';
import { reference } from '../references.ts';
import { type Rule, rule } from '../rule.ts';

/** A clause about two lines, however they are named. */
const ofPair = <Said extends RawFact[] | RawGoal[]>(
  kind: string,
  [before, behind]: readonly [string, string],
  make: (a: RawTerm, b: RawTerm) => Said,
): Rule[] => [
  ...rule<{ a: RawTerm; b: RawTerm }>(kind, `${before} {a:line} (和|与) {b:line} ${behind}`, ({ a, b }) =>
    make(a, b),
  ),
  ...rule<{ l: RawTerm }>(kind, `${before} {l:lines} ${behind}`, ({ l }) =>
    isAll(l) && l.all.length === 2 ? make(l.all[0]!, l.all[1]!) : null,
  ),
  ...rule<object>(kind, `${before} (这 两条 直线|这两条直线|两条直线|两直线|它们) ${behind}`, (_, [at]) =>
    make(reference('line', null, 'one', at), reference('line', null, 'other', at + 0.5)),
  ),
];

/** How two lines in space lie to each other. */
export const CHINESE_TWO_LINES: Rule[] = [
  ...ofPair('facts', ['', '[是|为|互为] 异面 [直线]'], (a, b) => [fact('skew', a, b)]),
  ...ofPair('facts', ['', '[互相] 不 平行'], (a, b) => [fact('not parallel', a, b)]),
  ...ofPair('facts', ['', '不 相交'], (a, b) => [fact('equal', the('number of intersections', a, b), '0')]),
  ...ofPair('goals', ['(判断|确定)', '是否 (相交|平行|异面|为 异面 直线|是 异面 直线)'], (a, b) => [
    { verb: 'find', target: the('how lines lie', a, b) },
  ]),
  ...ofPair('goals', ['(判断|确定)', '的 位置 关系'], (a, b) => [
    { verb: 'find', target: the('how lines lie', a, b) },
  ]),
];
