import { step } from '../../../writing/step.ts';
import { check, type Operator } from '../analysis/operator.ts';

const whole = (text: unknown): number | null => {
  const plain = typeof text === 'string' ? text.replace(/[$\s]/g, '') : '';
  return /^\d{1,6}$/.test(plain) ? Number(plain) : null;
};

/** The sum of all multiples of a number, or of all odd numbers, between two others. */
export const sumOfMultiples: Operator = ({ verb, target, form, figures, unit }) => {
  if (verb !== 'find' || form || figures || unit) return null;
  if (typeof target !== 'object' || !('the' in target) || target.the !== 'sum of multiples') return null;
  const [kind, low, high, ends] = target.of;
  const [from, to] = [whole(low), whole(high)];
  const isOdd = kind === 'odd';
  const size = isOdd ? 2 : whole(kind);
  if (from === null || to === null || size === null || size < 2 || to <= from) return null;
  const isListed = (one: number) => one % size === (isOdd ? 1 : 0);
  // Whether "between" takes in an end that is one of them is not said.
  if (ends === 'open' && (isListed(from) || isListed(to))) return null;
  return sumUpTo(size, isOdd, from, ends === 'below' ? to - 1 : to);
};

function sumUpTo(size: number, isOdd: boolean, from: number, to: number): ReturnType<Operator> {
  const rest = isOdd ? 1 : 0;
  const first = from + ((((rest - from) % size) + size) % size);
  const last = to - ((((to - rest) % size) + size) % size);
  const count = (last - first) / size + 1;
  if (!(count > 1) || count > 100_000) return null;
  const total = (count * (first + last)) / 2;
  let added = 0;
  for (let one = from; one <= to; one += 1) if (one % size === rest) added += one;
  return {
    title: { en: 'Sum of an arithmetic progression', zh: '等差数列求和' },
    steps: [
      step({ en: 'The first and the last of them, and how many there are.', zh: '首项、末项与项数。' }, [
        `a = ${first},\\; l = ${last}`,
        `n = \\frac{${last} - ${first}}{${size}} + 1 = ${count}`,
      ]),
      step({ en: 'Use the formula for the sum.', zh: '用求和公式。' }, [
        `S_{${count}} = \\tfrac{${count}}{2}(${first} + ${last}) = ${total}`,
      ]),
    ],
    answer: { text: String(total), tex: String(total) },
    checks: [check('Adding them one by one gives the same.', '逐个相加得到相同的和。', added === total)],
    topic: '9709/p1/series',
  };
}
