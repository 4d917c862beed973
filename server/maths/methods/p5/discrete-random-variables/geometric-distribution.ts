import { numeralsAsDigits } from '../../../reading/statistics/events.ts';
import { type Law, lawMethod } from '../../../techniques/statistics/distribution-law.ts';
import { chanceLatex } from '../../../writing/rounding.ts';
import { valueIn } from '../../../reading/statistics/wording.ts';

const NAMED =
  /\b([A-Z])\s{0,9}~\s{0,9}Geo?\s{0,9}\(\s{0,9}([^,()]{1,300})\)|\b([A-Z]) has (?:a|the) geometric distribution with (?:parameter )?(?:p = |probability (?:of success )?)?(\d{1,40}(?:\.\d{1,40})?(?:\/\d{1,40})?)/;

export const geometricDistribution = lawMethod(
  'geometric-distribution',
  '9709/p5/discrete-random-variables',
  { en: 'Geometric distribution', zh: '几何分布' },
  (text) => {
    const named = NAMED.exec(text);
    if (!named) return inWords(text);
    const p = valueIn(named[2] ?? named[4]!);
    return p !== null && p > 0 && p < 1
      ? { law: lawOf(named[1] ?? named[3]!, p), rest: text.replace(named[0], ' ') }
      : null;
  },
);

/** "A fair die is thrown until a six": only with a stated probability and "the first … on the 4th". */
function inWords(text: string) {
  const digits = numeralsAsDigits(text).replace(
    /\b(?:third|fourth|fifth|sixth|second)\b/gi,
    (word) => `${['second', 'third', 'fourth', 'fifth', 'sixth'].indexOf(word.toLowerCase()) + 2}th`,
  );
  const request =
    /(?:find|calculate) the probability that (?:the |her |his |their |its )?first \w{1,40}(?: \w{1,40})? (?:is|occurs|comes|happens) on the (\d{1,40})(?:st|nd|rd|th)\b|(?:求|计算)第\s{0,9}(\d{1,40})\s{0,9}次(?:才|恰好)?(?:首次|第一次)\p{Script=Han}{1,300}的概率/iu.exec(
      digits,
    );
  if (!request) return null;
  if (!isEnd(digits.slice(request.index + request[0].length))) return null;
  const before = digits.slice(0, request.index);
  const chance =
    /(?:probability|概率)[^.\d]{0,300}?(?:is|为|是)\s{0,9}(\d{0,40}\.\d{1,40}|\d{1,40}\/\d{1,40}|\d{1,40}(?:\.\d{1,40})?%)/i.exec(
      before,
    );
  if (!chance || /\d/.test(before.replace(chance[0], ' '))) return null;
  if (!isSame(before, request[0]) || CHANGED.test(before)) return null;
  const [p, k] = [valueIn(chance[1]!), Number(request[1] ?? request[2])];
  return p && p < 1 ? { law: lawOf('X', p), event: { low: k, high: k, latex: `X = ${k}` } } : null;
}

/** Only a request for accuracy may follow the event. */
const isEnd = (tail: string) =>
  /^[\s.,。，]{0,3}(?:(?!(?:or|and|given|if|at|but|while|when)\b)[a-z]{1,20}(?=[\s.,]|$)[\s.,]{0,3})?(?:(?:give|giving|correct|as|to|your|answer|an?|exact|fraction|\d|significant|decimal|figures?|places?|three|保留|位|有效|数字|小数)[\s.,]{0,3}){0,12}$/i.test(
    tail,
  );
const CHANGED = /\b(?:if|twice|half|each other|depends?|but|then|unless)\b|如果|若|两倍|但/i;
const FAILS =
  /\b(?:fail\w{0,4}|miss\w{0,3}|not|good|bad|lose\w{0,1}|loss|faulty|defective|tails?|heads?)\b|失败|未|没有|不|正品|次品|正面|反面/gi;

/** Whether the given probability is that of the outcome that is waited for. */
function isSame(given: string, request: string): boolean {
  const outcomes = (text: string) =>
    [...new Set((text.toLowerCase().match(FAILS) ?? []).map(rootOf))].sort().join();
  return outcomes(given) === outcomes(request);
}

const rootOf = (word: string) => word.toLowerCase().replace(/(?:ures?|ed|es|ing|s)$/, '');

function lawOf(letter: string, p: number): Law {
  const q = 1 - p;
  const [shown, left] = [chanceLatex(p), chanceLatex(q)];
  return {
    letter,
    name: `${letter} \\sim \\operatorname{Geo}(${shown})`,
    from: 1,
    to: Infinity,
    chance: (k) => q ** (k - 1) * p,
    term: (k) => `(${left})^{${k - 1}} \\times ${shown}`,
    beyond: (k) => ({ tex: `(${left})^{${k}}`, value: q ** k }),
    mean: { tex: '\\frac{1}{p}', value: 1 / p },
    variance: { tex: '\\frac{1 - p}{p^{2}}', value: q / (p * p) },
    upTo: (k) => firstSuccesses(p, Math.min(k, 5000)),
  };
}

/** Follows the trials one by one: what has not succeeded yet goes on. */
function firstSuccesses(p: number, k: number): number {
  let [waiting, done] = [1, 0];
  for (let trial = 1; trial <= k; trial += 1) {
    done += waiting * p;
    waiting -= waiting * p;
  }
  return done;
}
