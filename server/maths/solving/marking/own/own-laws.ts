import type { Known } from '../knowledge/known.ts';
import { nameOf, numbersAtEnd } from '../lines/ends.ts';
import { bestLikeness } from '../lines/numbers.ts';
import type { Said } from '../lines/said.ts';

type Kind = 'mean' | 'square' | 'variance' | 'deviation';

const KINDS: [RegExp, Kind][] = [
  [/^(?:E\([A-Z]\)|E[A-Z])$/, 'mean'],
  [/^(?:Σ|∑|\\?[Ss]igma)x(?:²|\^\{?2\}?)(?:p|P\(X=x\))$/u, 'square'],
  [/^E\([A-Z](?:\^\{?2\}?|²)\)$|^E[A-Z]\^2$/u, 'square'],
  [/^(?:V\([A-Z]\)|Var|V[A-Z]|(?:the)?variance|方差)$/i, 'variance'],
  [/^(?:(?:the)?standarddeviation|s\.?d\.?|标准差)$/i, 'deviation'],
];

const kindOf = (said: Said): Kind | null => {
  const name = nameOf(said)?.replace(/[*\s]/g, '') ?? said.words.replace(/[\s:：,，]+/g, '');
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? null;
};

/** Whether a variance or a deviation is another one than the student's own moments make it. */
export function isAgainstOwn(said: Said, before: readonly Said[], { measures }: Known): boolean {
  const kind = kindOf(said);
  if ((kind !== 'variance' && kind !== 'deviation') || said.isTaken) return false;
  const own = (wanted: Kind): number[] => {
    const found = before.filter((one) => !one.isTaken && kindOf(one) === wanted);
    return found.length === 1 ? numbersAtEnd(found[0]!, measures).slice(-1) : [];
  };
  const [mean] = own('mean');
  const [square] = own('square');
  const [variance] = own('variance');
  const expected =
    kind === 'deviation'
      ? variance === undefined
        ? null
        : Math.sqrt(variance)
      : mean === undefined || square === undefined
        ? null
        : square - mean ** 2;
  const numbers = numbersAtEnd(said, measures);
  return expected !== null && numbers.length > 0 && bestLikeness([expected], numbers) === 'far';
}
