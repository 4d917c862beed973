import { hanPairs } from '../../text/han-pairs.ts';
import { plainAnswer } from '../marking/plain-answer.ts';

/** Formulas without what only sets them. */
const bare = (tex: string): string =>
  tex
    .replaceAll(/\\(?:left|right|mathrm|text|dfrac|tfrac|,|;|!|quad|displaystyle)(?![a-z])/g, (word) =>
      word.endsWith('frac') ? String.raw`\frac` : '',
    )
    .replaceAll(/\^\{([\w.-]{1,6})\}/g, '^$1')
    .replaceAll(/\\frac\s?\{([^{}]{1,30})\}\{([^{}]{1,30})\}/g, '$1/$2')
    .replaceAll(/\\sqrt\s?\{([^{}]{1,30})\}/g, '√$1')
    .replaceAll(/\\(?:times|cdot)(?![a-z])/g, '*')
    .replaceAll(/\\([a-z]+)/gi, '$1')
    .replaceAll(/\^\{?\\?(?:circ|circ\})\}?/g, '°')
    .replaceAll(/[{}\s$]/g, '')
    .toLowerCase();

const MAX_LENGTH = 400;

/** What the binomial coefficients of a formula are worth. */
const countsIn = (tex: string): string[] =>
  [...tex.slice(0, MAX_LENGTH).matchAll(/\\binom\{(\d{1,2})\}\{(\d{1,2})\}/g)].map(([, n, r]) =>
    plainAnswer(`${n}C${r}`),
  );

/** Whether a formula holds this as it stands: 4, but not the 4 of 42. */
function holds(tex: string, what: string): boolean {
  const [text, wanted] = [bare(tex.slice(0, MAX_LENGTH)), bare(what)];
  if (/^\d{2,9}$/.test(wanted) && countsIn(tex).includes(wanted)) return true;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [text[at - 1] ?? '', text[at + wanted.length] ?? ''];
    const cutsNumber = (edge: string, end: string) => /[\d.]/.test(edge) && /\d/.test(end);
    const cutsName = (edge: string, end: string) => /[a-z]/.test(edge) && /[a-z]/.test(end);
    const isCut = [
      [before, wanted[0]!],
      [after, wanted.at(-1)!],
    ].some(([edge, end]) => cutsNumber(edge!, end!) || cutsName(edge!, end!));
    if (!isCut) return true;
  }
  return false;
}

/** Where something is seen first: in the question, or in a step by its index; null where it is nowhere. */
export function whereInSteps(what: string, question: string, steps: string[][]): 'question' | number | null {
  const wanted = what.replaceAll(/[?？.。"“”']/g, '').trim();
  if (wanted === '' || wanted.length > 40) return null;
  const isGiven = holds(question, wanted);
  // What a step works out is often a number of the question as well: the step says more.
  const at = steps.findIndex((tex) => tex.some((line) => holds(line.split('=').at(-1)!, wanted)));
  const anywhere = at >= 0 ? at : steps.findIndex((tex) => tex.some((line) => holds(line, wanted)));
  if (isGiven && anywhere <= 0) return 'question';
  return anywhere >= 0 ? anywhere : isGiven ? 'question' : null;
}

const STEM = /\p{Script=Han}{2}|[a-z]{3,}/giu;
const SAME: [RegExp, string][] = [
  [/\b(?:zero|0)\b|零|0/g, 'zero'],
  [/\bnegative\b|minus|负/g, 'minus'],
  [
    /\b(?:only|just) one\b|\bother (?:root|solution|answer|value)|只有一个|另一个(?:根|解)|舍去|不要/g,
    'reject 舍去',
  ],
  [
    /\b(?:two|2|both) (?:answers?|solutions?|roots?|values?)|plus or minus|两个(?:解|根|答案)/g,
    'either both factor two 两个',
  ],
  [/\blogs?\b/g, 'logarithm'],
  [
    /\b(?:there ?i?s|there are|is there|are there|any) (?:more|another|others?)\b|\bmore (?:answers|solutions|values|angles|roots)\b|还有(?:没有)?(?:别的|其他)/g,
    'every range both 所有 范围',
  ],
  [/\bmax\b|最大/g, 'maximum 极大'],
  [/\bmin\b|最小/g, 'minimum 极小'],
];

/** Pairs of characters, and the beginnings of words. */
function stems(text: string): Set<string> {
  const named = SAME.reduce((all, [words, name]) => all.replaceAll(words, ` ${name} `), text.toLowerCase());
  const pairs = hanPairs(named);
  const words = (named.match(STEM) ?? []).filter((one) => /^[a-z]/.test(one)).map((one) => one.slice(0, 6));
  return new Set([...pairs, ...words.filter((one) => !COMMON.has(one))]);
}

const COMMON = new Set(
  'the and for are was can did how why you use not get our has one its all out that this with from have here there only when what they your does then than into line step equati use using used'.split(
    ' ',
  ),
);

/** The step whose words have most in common with what was asked; null where none has anything. */
export function stepAbout(asked: string, steps: string[]): number | null {
  const wanted = [...stems(asked)];
  const isSame = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
  const shared = steps.map((words) => {
    const own = [...stems(words)];
    return wanted.filter((stem) => own.some((one) => isSame(one, stem))).length;
  });
  const most = Math.max(0, ...shared);
  return most === 0 ? null : shared.indexOf(most);
}
