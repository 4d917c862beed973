import type { MarkCode, Step } from './method.ts';

/**
 * The steps with marks as the published schemes give them: M for a line of method, A for the value at the end, B for what
 * is only stated. Where the marks of the question are printed they add up to these: of more than that, values on
 * the way and then the first lines get none; where there are fewer, a line of method gets one for its value as well, then lines
 * without a mark get one, and what is left is for the answer.
 */
export function withMarks(steps: readonly Step[], printed: number | null): Step[] {
  const isMarked = steps.some(({ marks }) => marks?.length);
  const codes = steps.map(({ marks }, at): MarkCode[] =>
    isMarked ? [...(marks ?? [])] : [at < steps.length - 1 ? 'M1' : steps.length > 1 ? 'A1' : 'B1'],
  );
  if (printed !== null && printed > 0) {
    lower(codes, codes.flat().length - printed);
    raise(codes, printed - codes.flat().length);
  }
  return steps.map(({ marks: _marks, ...step }, at) => ({
    ...step,
    ...(codes[at]!.length > 0 && { marks: codes[at]! }),
  }));
}

/** Takes so many marks away: those for values on the way, then those for the first lines. */
function lower(codes: MarkCode[][], surplus: number): void {
  for (let left = surplus; left > 0; left -= 1) {
    const own = codes.slice(0, -1).find((one) => one.includes('A1')) ?? codes.find((one) => one.length > 0)!;
    own.splice(Math.max(own.indexOf('A1'), 0), 1);
  }
}

/** Gives so many marks more. */
function raise(codes: MarkCode[][], missing: number): void {
  const answer = codes.at(-1);
  if (!answer || missing <= 0) return;
  const places = [
    ...codes.filter((own) => own.length === 1 && own[0] === 'M1').map((own) => [own, 'A1'] as const),
    ...codes.filter((own) => own.length === 0).map((own) => [own, 'M1'] as const),
  ].slice(0, missing);
  for (const [own, code] of places) own.push(code);
  const left = missing - places.length;
  answer.push(...Array.from({ length: left }, () => answer[0] ?? 'A1'));
}
