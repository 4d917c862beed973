import type { MarkCode, Step } from './method.ts';

/**
 * The steps with marks as the published schemes give them: M for a line of method, A for the value at the end, B for what
 * is only stated. Where the marks of the question are printed they add up to these: of more than that the first are
 * merged into those behind them, and a plan without marks of its own gets one for each value on the way as well.
 */
export function withMarks(steps: readonly Step[], printed: number | null): Step[] {
  const isMarked = steps.some(({ marks }) => marks?.length);
  const codes = steps.map(({ marks }, at): MarkCode[] =>
    isMarked ? [...(marks ?? [])] : [at < steps.length - 1 ? 'M1' : steps.length > 1 ? 'A1' : 'B1'],
  );
  let total = codes.flat().length;
  if (printed !== null && printed > 0)
    for (const own of codes) {
      while (total > printed && own.length > 0) {
        own.shift();
        total -= 1;
      }
      if (isMarked || total >= printed || own[0] === 'B1') continue;
      own.push('A1');
      total += 1;
    }
  return steps.map(({ marks: _marks, ...step }, at) => ({
    ...step,
    ...(codes[at]!.length > 0 && { marks: codes[at]! }),
  }));
}
