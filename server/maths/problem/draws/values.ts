const isPrime = (n: number): boolean =>
  Number.isInteger(n) && n > 1 && Array.from({ length: n - 2 }, (_, at) => at + 2).every((d) => n % d !== 0);

/** Whether a number is as a phrase says. */
export function valueTest([sort, first, second]: string[]): ((value: number) => boolean) | null {
  const [a, b] = [Number(first), Number(second)];
  if (
    ['=', '>', '<', '>=', '<=', 'multiple', 'factor', 'between', 'inclusive'].includes(sort!) &&
    !Number.isFinite(a)
  )
    return null;
  switch (sort) {
    case '=':
      return (value) => value === a;
    case '>':
      return (value) => value > a;
    case '<':
      return (value) => value < a;
    case '>=':
      return (value) => value >= a;
    case '<=':
      return (value) => value <= a;
    case 'even':
      return (value) => Math.abs(value % 2) === 0;
    case 'odd':
      return (value) => Math.abs(value % 2) === 1;
    case 'prime':
      return isPrime;
    case 'square':
      return (value) => value >= 0 && Number.isInteger(Math.sqrt(value));
    case 'multiple':
      return a > 0 ? (value) => value % a === 0 : null;
    case 'factor':
      return (value) => value !== 0 && a % value === 0;
    case 'inclusive':
      return Number.isFinite(b) ? (value) => value >= a && value <= b : null;
    default:
      return null;
  }
}
