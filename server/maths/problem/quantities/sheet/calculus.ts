import { evaluate } from '../../../algebra-system/expressions/evaluate.ts';
import {
  call,
  contains,
  type Expression,
  has,
  number,
  product,
  sum,
  symbol,
  symbolsOf,
} from '../../../algebra-system/expressions/expression.ts';
import { rationalNear, rationalOfDecimal } from '../../../algebra-system/numbers/rational.ts';
import { zerosIn } from '../../../algebra-system/numeric/roots.ts';
import { statementIn } from '../../../algebra-system/parsing/statement.ts';
import { HOLDS } from '../../planning/scope/conditions.ts';
import type { Term } from '../../schema/problem.ts';
import { Fault } from '../fault.ts';
import { rootsOf } from '../network/roots.ts';
import { bodyOf, derivativeOf, inLetter, integralOf } from './bodies.ts';
import { boundsIn } from './bounds.ts';
import { type Amount, type Sheet, shown } from './sheet.ts';

type Worked = (of: readonly Term[], sheet: Sheet) => Amount;

const plain = (value: Expression): Amount => ({ value, dimension: null });
const ofNumber = (value: number): Amount => {
  const near = rationalNear(value, 5000);
  return plain(
    number(
      near && Math.abs(Number(near.n) / Number(near.d) - value) < 1e-9 * Math.max(1, Math.abs(value))
        ? near
        : rationalOfDecimal(value.toPrecision(12).replace(/e\+?(-?\d+)$/, '')),
    ),
  );
};

function formula(term: Term | undefined): Expression {
  const statement = typeof term === 'string' ? statementIn(term) : null;
  if (statement?.kind !== 'expression')
    throw new Fault(`“${shown(term)}” is no formula`, `“${shown(term)}”不是算式`);
  return statement.value;
}

function letter(term: Term | undefined): string {
  const found = formula(term);
  if (found.kind !== 'symbol') throw new Fault(`“${shown(term)}” is no letter`, `“${shown(term)}”不是字母`);
  return found.name;
}

/** The letter of which another was said to be a formula. */
function letterOfBody(name: string, sheet: Sheet): string {
  const body = bodyOf(name, sheet);
  const letters = body ? symbolsOf(body) : [];
  if (letters.length !== 1)
    throw new Fault(
      `nothing says what ${name} is in terms of one letter`,
      `没有给出 ${name} 关于一个字母的式子`,
    );
  return letters[0]!;
}

/** Every value that a letter takes where its slope is 0, and at the ends of its domain. */
function extremeOf([of]: readonly Term[], sheet: Sheet, pick: (...all: number[]) => number): Amount {
  const name = letter(of);
  const by = letterOfBody(name, sheet);
  const body = bodyOf(name, sheet)!;
  const [low, high] = boundsIn(sheet.conditions, by);
  const at = (x: number) => evaluate(body, { [by]: x });
  const turns = rootsOf(derivativeOf(body, by), by, {}, [low, high]).map(at);
  refusePoles(body, by, Math.max(low, -NEAR), Math.min(high, NEAR));
  const finite = [low, high].filter(Number.isFinite);
  const ends = finite.map(at).filter(Number.isFinite);
  const value = pick(...turns, ...ends);
  const beyond = [low, high].map((end) => (Number.isFinite(end) ? value : at(Math.sign(end) * 1e6)));
  const inner = finite.map((end) => end + (end === low ? 1e-9 : -1e-9) * Math.max(1, Math.abs(end)));
  beyond.push(...finite.flatMap((end, i) => (Number.isFinite(at(end)) ? [] : [at(inner[i]!)])));
  const isOpen =
    !turns.includes(value) && finite.every((end) => at(end) !== value || isOpenEnd(end, by, sheet));
  const isBeyond =
    isOpen || beyond.some((one) => Number.isFinite(one) && one !== value && pick(one, value) === one);
  if (!Number.isFinite(value) || isBeyond)
    throw new Fault(`${name} has no such value`, `${name} 没有这样的值`);
  return ofNumber(value);
}

const NEAR = 50;

const isOpenEnd = (end: number, by: string, { conditions }: Sheet): boolean =>
  conditions.some(({ sides, signs }) =>
    signs.some((sign, i) => {
      const [left, right] = [sides[i]!, sides[i + 1]!];
      const bound = left.kind === 'symbol' && left.name === by ? right : left;
      const isBound = [left, right].some((side) => side.kind === 'symbol' && side.name === by);
      return !sign.endsWith('=') && isBound && symbolsOf(bound).length === 0 && evaluate(bound) === end;
    }),
  );

/** Over a place where a function goes to infinity nothing is added up. */
function refusePoles(body: Expression, by: string, low: number, high: number): void {
  if (symbolsOf(body).some((one) => one !== by) || !Number.isFinite(high - low)) return;
  const [from, to] = [Math.min(low, high), Math.max(low, high)];
  const at = (x: number) => evaluate(body, { [by]: x });
  const beside = 1e-12 * (to - from);
  const reciprocal = (x: number) => 1 / (Number.isFinite(at(x)) ? at(x) : at(x + beside));
  const poles = zerosIn(reciprocal, from, to, { steps: 1000 });
  const margin = 1e-9 * (to - from);
  if (poles.some((x) => x > from + margin && x < to - margin))
    throw new Fault(
      `a function of ${by} goes to infinity between ${from} and ${to}`,
      `关于 ${by} 的函数在 ${from} 与 ${to} 之间趋于无穷`,
    );
}

/** Of a variable that grows without end, or comes near a number. */
function limitOf([of, by, to]: readonly Term[], sheet: Sheet): Amount {
  const name = letter(by);
  const body = inLetter(formula(of), name, sheet);
  const end = evaluate(formula(to));
  const isWhole = contains(body, ({ kind }) => kind === 'series');
  const near = (step: number) =>
    evaluate(body, { [name]: Number.isFinite(end) ? end + 1 / step : Math.sign(end) * step });
  const steps = isWhole ? [64, 128, 256, 512, 1024] : [64, 128, 256, 512, 1024, 2048];
  // Richardson: what is left falls with the powers of 1/n.
  let table = steps.map(near);
  const columns = [table];
  for (let order = 1; table.length > 1; order += 1) {
    table = table.slice(1).map((value, at) => value + (value - table[at]!) / (2 ** order - 1));
    columns.push(table);
  }
  const [last, before] = [columns.at(-1)![0]!, columns.at(-2)![1]!];
  if (!(Math.abs(last - before) <= 1e-7 * Math.max(1, Math.abs(last))))
    throw new Fault(`${shown(of)} comes near no value`, `${shown(of)} 没有极限`);
  const left = Number.isFinite(end) ? evaluate(body, { [name]: end - 1e-6 }) : NaN;
  if (Number.isFinite(left) && Math.abs(left - last) > 1e-3 * Math.max(1, Math.abs(last)))
    throw new Fault(`${shown(of)} comes near no value`, `${shown(of)} 没有极限`);
  const whole = rationalNear(last, 200);
  return whole && Math.abs(Number(whole.n) / Number(whole.d) - last) < 1e-6
    ? plain(number(whole))
    : ofNumber(last);
}

/** The length of the way: the integral of the speed, from one turn to the next. */
function wayOf([of, by, from, to]: readonly Term[], sheet: Sheet): Amount {
  const name = letter(by);
  const body = inLetter(formula(of), name, sheet);
  const [low, high] = [evaluate(formula(from)), evaluate(formula(to))];
  const at = (x: number) => evaluate(body, { [name]: x });
  refusePoles(body, name, low, high);
  const stops = [low, ...zerosIn(at, low, high), high];
  const ways = stops
    .slice(1)
    .map((stop, i) =>
      Math.abs(
        evaluate(
          integralOf(
            body,
            name,
            number(rationalOfDecimal(String(stops[i]))),
            number(rationalOfDecimal(String(stop))),
          ),
        ),
      ),
    );
  return ofNumber(ways.reduce((a, b) => a + b, 0));
}

/** Terms of calculus. */
export const CALCULUS: Readonly<Record<string, Worked>> = {
  values: ([of]) => plain(formula(of)),
  derivative: ([of, by, order], sheet) => {
    const name = letter(by);
    const count = order === undefined ? 1 : Number(shown(order));
    if (!Number.isInteger(count) || count < 1 || count > 20)
      throw new Fault(`“${shown(order)}” is no order of a derivative`, `“${shown(order)}”不是导数的阶数`);
    return plain(derivativeOf(inLetter(formula(of), name, sheet), name, count));
  },
  integral: ([of, by, from, to], sheet) => {
    const name = letter(by);
    const body = inLetter(formula(of), name, sheet);
    const ends = [formula(from), formula(to)] as const;
    if (ends.every((end) => symbolsOf(end).length === 0))
      refusePoles(body, name, evaluate(ends[0]), evaluate(ends[1]));
    return plain(integralOf(body, name, ...ends));
  },
  limit: limitOf,
  'distance travelled': wayOf,
  'greatest value': (of, sheet) => extremeOf(of, sheet, Math.max),
  'least value': (of, sheet) => extremeOf(of, sheet, Math.min),
  'stationary value': ([of, by], sheet) => {
    const [name, x] = [letter(of), letter(by)];
    const body = bodyOf(name, sheet);
    if (!body || !has(body, x) || symbolsOf(body).length !== 1)
      throw new Fault(`nothing says what ${name} is in terms of ${x}`, `没有给出 ${name} 关于 ${x} 的式子`);
    const turns = rootsOf(derivativeOf(body, x), x, {}, boundsIn(sheet.conditions, x));
    const values = [...new Set(turns.map((at) => evaluate(body, { [x]: at }).toPrecision(10)))];
    if (values.length !== 1)
      throw new Fault(
        `${name} has ${values.length} stationary values`,
        `${name} 有 ${values.length} 个平稳值`,
      );
    return ofNumber(Number(values[0]));
  },
  rate: ([of], sheet) => {
    const name = letter(of);
    const body = bodyOf(name, sheet);
    if (!body) return plain(symbol(rateOf(name)));
    return plain(sum(...symbolsOf(body).map((by) => product(derivativeOf(body, by), symbol(rateOf(by))))));
  },
  'value in the long run': ([of], sheet) => {
    const name = letter(of);
    const slope = sheet.slopes.find((one) => one.of === name);
    if (!slope || symbolsOf(slope.slope).some((one) => one !== name))
      throw new Fault(`no differential equation says where ${name} goes`, `没有微分方程说明 ${name} 的趋势`);
    const from = evaluate(slope.start.value);
    const rising = evaluate(slope.slope, { [name]: from + 1e-6 * Math.max(1, Math.abs(from)) }) > 0;
    const range = rising ? ([from, Infinity] as const) : ([-Infinity, from] as const);
    const rests = rootsOf(slope.slope, name, {}, range).filter((one) => one !== from);
    if (rests.length === 0) throw new Fault(`${name} comes near no value`, `${name} 没有极限`);
    return ofNumber(rising ? Math.min(...rests) : Math.max(...rests));
  },
  'number of roots': ([of, by, interval]) => countOf(shown(of), letter(by), shown(interval)),
  'ways to divide': ([count, sizes]) => waysToDivide(Number(shown(count)), sizes),
  'least integer': ([of, condition]) => leastInteger(letter(of), shown(condition)),
  magnitude: ([of]) => plain(call('abs', formula(of))),
};

export const rateOf = (name: string): string => `rate⟨${name}⟩`;

function countOf(text: string, name: string, interval: string): Amount {
  const [statement, domain] = [statementIn(text), statementIn(interval)];
  if (statement?.kind !== 'relation' || domain?.kind !== 'relation')
    throw new Fault(
      `“${text}” is no equation, or “${interval}” no interval`,
      `“${text}”不是方程，或“${interval}”不是区间`,
    );
  const [left, right] = statement.sides as [Expression, Expression];
  const [low, high] = boundsIn([domain], name);
  if (
    ![low, high].every(Number.isFinite) ||
    symbolsOf(left)
      .concat(symbolsOf(right))
      .some((one) => one !== name)
  )
    throw new Fault(`“${text}” has letters without a value`, `“${text}”中有未知的字母`);
  const at = (x: number) => evaluate(left, { [name]: x }) - evaluate(right, { [name]: x });
  const isOpen = (end: number) =>
    !domain.signs.some(
      (sign, i) =>
        sign.endsWith('=') &&
        [domain.sides[i], domain.sides[i + 1]].some(
          (side) => side && symbolsOf(side).length === 0 && evaluate(side) === end,
        ),
    );
  const roots = zerosIn(at, low, high, { steps: 40_000 }).filter(
    (x) => !(Math.abs(x - low) < 1e-9 && isOpen(low)) && !(Math.abs(x - high) < 1e-9 && isOpen(high)),
  );
  return plain(number(roots.length));
}

const MOST_COUNTED = 100_000;

/** The least positive whole number for which a condition holds, and from which on it holds. */
function leastInteger(name: string, text: string): Amount {
  const statement = statementIn(text);
  const isOf = (one: Expression) => symbolsOf(one).every((other) => other === name);
  if (statement?.kind !== 'relation' || !statement.sides.every(isOf))
    throw new Fault(`“${text}” is no condition on ${name}`, `“${text}”不是关于 ${name} 的条件`);
  const { sides, signs } = statement;
  const holds = (n: number) => {
    const at = sides.map((side) => evaluate(side, { [name]: n }));
    return signs.every((sign, i) => HOLDS[sign](at[i]!, at[i + 1]!));
  };
  for (let n = 1; n <= MOST_COUNTED; n += 1)
    if (holds(n)) {
      if (![n + 1, n + 2, 2 * n, 10 * n].every(holds)) break;
      return plain(number(n));
    }
  throw new Fault(`no least ${name} was found`, `没有找到最小的 ${name}`);
}

/** So many people into groups of these sizes that have no names. */
function waysToDivide(count: number, sizes: Term | undefined): Amount {
  const all = typeof sizes === 'object' && 'all' in sizes ? sizes.all.map((one) => Number(shown(one))) : [];
  const isGroup = (size: number) => Number.isInteger(size) && size > 0;
  if (all.length === 0 || count > 60 || !all.every(isGroup) || all.reduce((a, b) => a + b, 0) !== count)
    throw new Fault(`groups of ${all.join(', ')} are not ${count}`, `${all.join('、')} 之和不是 ${count}`);
  const factorial = (n: number): bigint => (n <= 1 ? 1n : BigInt(n) * factorial(n - 1));
  const alike = new Map<number, number>();
  for (const size of all) alike.set(size, (alike.get(size) ?? 0) + 1);
  const below = [...all, ...alike.values()].map(factorial).reduce((a, b) => a * b, 1n);
  return plain(number(factorial(count) / below));
}
