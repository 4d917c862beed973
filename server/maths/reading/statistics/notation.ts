import { countIn } from './events.ts';
import { withoutPrecision } from './wording.ts';

const ASKED = (letter: string) =>
  new RegExp(
    `\\bthe probability that ${letter} (?:is |takes a value |equals )?([a-z ]{0,60}?\\d{1,40})(?=\\s{0,9}(?:[.?,]?\\s{0,9}$|[,.] (?:give|correct)))|(?<=求|计算)\\s{0,9}${letter}\\s{0,9}(\\p{Script=Han}{1,20}\\s{0,9}\\d{1,40})\\s{0,9}的概率`,
    'giu',
  );
const PLAIN: [RegExp, string][] = [
  [/^(?:not less than|不小于)/, 'at least'],
  [/^(?:not more than|not greater than|不大于|不多于)/, 'at most'],
  [/^(?:大于|高于|多于|超过)/, 'more than'],
  [/^(?:小于|少于|低于)/, 'less than'],
  [/^(?:至少|不少于)/, 'at least'],
  [/^(?:至多|最多|不超过)/, 'at most'],
  [/^(?:等于|恰好|恰)/, 'exactly'],
];
const SIGNS: Record<string, string> = {
  '\\geq': '>=',
  '\\leq': '<=',
  '>': '>',
  '<': '<',
  '=': '=',
};

/** "The probability that X is at least 3" as P(X >= 3). */
export function inNotation(text: string, letter: string): string {
  return text.replace(ASKED(letter), (whole, english?: string, chinese?: string) => {
    const words = (english ?? chinese!).replace(/[为是]/g, '').trim();
    const [pattern, plain] = PLAIN.find(([one]) => one.test(words)) ?? [];
    const phrase = (pattern ? words.replace(pattern, `${plain} `) : words).replace(/\s+/g, ' ');
    const event = countIn(/^\d+$/.test(phrase) ? `exactly ${phrase}` : phrase);
    const sign = event && event.matched === phrase && event.latex.split(' ')[1];
    return sign ? `P(${letter} ${SIGNS[sign]} ${/(?<!\d)\d+$/.exec(phrase)![0]})` : whole;
  });
}

/** Whether the question says more than the distribution and what is asked of it: a condition, another variable, a sample. */
export function saysMore(rest: string): boolean {
  const left = withoutPrecision(rest)
    .replace(/(?:\bthe probability (?:that |of )?)?\bP\s*\([^()]*\)(?:\s*的概率)?/g, ' ')
    .replace(/\([a-eivx]+\)/g, ' ');
  return (
    /[<>=≠|]|\d|\b(?:two|three|four|both|each|independent|observations?|sum|squared?|cubed?|reciprocal|sample|or|half|quarter|double|twice|another|next)\b|probab|概率|另|独立|样本|[两三]个|半/i.test(
      left,
    ) || /[A-Z]\s*[-+*/^²]/.test(left)
  );
}
