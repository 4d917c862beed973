import { compareAnswers } from '../marking/mark-typed.ts';

const MAX_LENGTH = 120;
const MOST_POINTS = 6;

const POINT = /\(([^(),]{1,20}),([^(),]{1,20})\)/.source;
const NATURE = /(max|min|极大|最大|极小|最小)[a-z\p{Script=Han}]{0,8}/u.source;
const CLAIM = new RegExp(
  `${POINT}[\\s:：,，]{0,3}(?:(?:is|as|a|the|是|为)\\s{0,2}){0,3}(?:local |局部)?${NATURE}`,
  'giu',
);
const KNOWN_POINT = new RegExp(POINT, 'g');
const KNOWN_NATURE = /(maximum|minimum) at [a-zθ] = ([^;,]{1,30})/g;

interface Natures {
  right: string[];
  wrong: string[];
  /** Every point of the answer is among the right ones. */
  isAll: boolean;
}

/** Of stationary points that are called maximum or minimum, "(1,6) max (3,2) max", which are as the answer has them and which are not; null where it says nothing of them. */
export function rightNatures(typed: string, ours: string): Natures | null {
  if (typed.length > MAX_LENGTH || ours.length > 4 * MAX_LENGTH) return null;
  const claims = [...typed.matchAll(CLAIM)].slice(0, MOST_POINTS);
  const points = [...ours.matchAll(KNOWN_POINT)].slice(0, MOST_POINTS);
  const natures = [...ours.matchAll(KNOWN_NATURE)].slice(0, MOST_POINTS);
  if (claims.length === 0 || points.length === 0 || points.length !== natures.length) return null;
  const [right, wrong]: [string[], string[]] = [[], []];
  const met = new Set<number>();
  for (const [all, x, y, nature] of claims) {
    const isMaximum = /max|大/i.test(nature!);
    const at = points.findIndex(([, ownX, ownY]) => {
      const own = natures.find(([, , place]) => isSame(place!, ownX!));
      return own && isSame(ownX!, x!) && isSame(ownY!, y!) && (own[1] === 'maximum') === isMaximum;
    });
    (at < 0 ? wrong : right).push(all.trim());
    met.add(at);
  }
  return { right, wrong, isAll: points.every((_, at) => met.has(at)) };
}

const isSame = (ours: string, typed: string): boolean =>
  compareAnswers(ours.trim(), typed.trim()) === 'right';
