import { sameStatement } from '../../algebra-system/equivalence/same-statement.ts';
import { isDerivative } from '../../algebra-system/equivalence/sampling.ts';
import { parse, parseExpression } from '../../algebra-system/parsing/statement.ts';
import { parseUnit } from '../../algebra-system/numbers/units.ts';
import { isNamedBy } from './names.ts';
import { agreements } from './agreement.ts';
import { agree, namedNumber, truthOf } from './number-lines.ts';
import { GOOD, type Verdict } from '../judging/verdict.ts';
import type { Answer, Check, Solution, Step } from '../../writing/method.ts';

/** The numbers of a text and how many minus signs it has, in any order: what a slip in printing would change. */
function marksOf(text: string): string {
  const plain = text
    .replace(/\\sqrt\[3\]/g, 'cbrt')
    .replace(/(?:\\sigma|\bs)\^\{?2\}?|\b[a-z]-(?=[a-z]{2})/g, ' ')
    .replace(/−/g, '-');
  const numbers = (plain.match(/\d+(?:\.\d+)?/g) ?? []).toSorted();
  return `${numbers.join(' ')} | ${plain.split('-').length - 1}`;
}

const DERIVATIVE = /^\\frac\{\\mathrm\{d\}\}\{\\mathrm\{d\}([a-z])\}\\left\((.*)\\right\) = ([^=]*)$/;

/** What stands before the value: a name without numbers, or a derivative that is the value. */
function isLeadTrue(tex: string): boolean {
  const [, letter, of, value] = DERIVATIVE.exec(tex) ?? [];
  if (letter === undefined) return !/\d/.test(tex.slice(0, tex.lastIndexOf('=')).replace(/\^\{?2\}?/g, ''));
  const [whole, slope] = [parseExpression(of!), parseExpression(value!)];
  return whole.ok && slope.ok && isDerivative(slope.value, whole.value, letter);
}

const SIGN = /\\(?:leqslant|leq|le|geqslant|geq|ge)(?![a-z])|[<>]=?|[≤≥]/g;

/** The signs of inequality, in their order. */
const signsOf = (text: string) =>
  (text.match(SIGN) ?? []).map((sign) => sign.replace(/\\l.*|<=/, '≤').replace(/\\g.*|>=/, '≥')).join('');

/** Whether the unit in the LaTeX of an answer is the unit in its text. */
function hasSameUnit({ text, tex }: Answer): boolean {
  const set = /\\[;,] ?\\mathrm\{((?:[^{}]|\{[^{}]{0,20}\}){1,60})\}$/.exec(tex)?.[1];
  const unit = set === undefined ? null : parseUnit(set);
  if (!unit) return true;
  const words = text.split(' ');
  return words.some((_, at) => at > 0 && parseUnit(words.slice(at).join(' '))?.latex === unit.latex);
}

/** Whether the LaTeX of an answer says the same as its text. */
export function isSetAsTyped(answer: Answer): boolean {
  const { text, tex } = answer;
  if (text !== '-inf < x < inf' && signsOf(text) !== signsOf(tex)) return isSameRead(answer);
  if (!hasSameUnit(answer)) return false;
  if (marksOf(text) === marksOf(tex)) return true;
  if (text === '-inf < x < inf') return tex === 'x \\in \\mathbb{R}';
  const value = tex.slice(tex.lastIndexOf('=') + 1);
  if (!text.includes('=') && marksOf(text) === marksOf(value)) return isLeadTrue(tex);
  return isSameRead(answer);
}

function isSameRead({ text, tex }: Answer): boolean {
  const [typed, set] = [parse(text), parse(tex)];
  return typed.ok && set.ok && sameStatement(typed.statement, set.statement) === true;
}

const decimalsOf = (text: string) => (text.match(/-?(?<!\d)\d+\.\d+/g) ?? []).join(' ');

/** Whether the note beside the answer has the same decimals in both languages. */
const hasSameDecimals = ({ say }: Answer) => !say || decimalsOf(say.en) === decimalsOf(say.zh);

/** A formula without spacing commands. */
const withoutSpacing = (tex: string) => tex.replace(/\\(?:left|right|quad|qquad|[,;:! ])|\s+/g, '');

const UNITS = /\\(?:mathrm|text)\{[^{}]*\}|\^\{\\circ\}/g;
const hasUnit = (line: string) =>
  /\\(?:mathrm|text)\{[A-Za-z\\%]/.test(line.replace(/\\mathrm\{[dei]\}/g, ''));
const SAME: ReadonlySet<Verdict> = new Set<Verdict>(['equal', 'equivalent']);

/** "M = 25 × 4": a name and a number still to be worked out, which nothing before it proves. */
const isSum = (line: string) => namedNumber(line) !== null && /\\times|\d [-+] |\^/.test(line);

/** Whether each formula of a step follows, is proved by its own numbers, or is the answer that was checked. */
export function isStepProved(
  tex: string[],
  {
    verdicts,
    isLast,
    answer,
    question,
  }: { verdicts: Verdict[]; isLast: boolean; answer: Answer; question: string },
): boolean {
  return tex.every((line, at) => {
    const enough = isLast && at === tex.length - 1 ? SAME : GOOD;
    const byItself = hasUnit(line) || /\d\.\d/.test(line) || isSum(line);
    return (!byItself && enough.has(verdicts[at]!)) || isProved(line, tex, answer, question);
  });
}

/** Whether a last step in words names no number that the answer does not. */
export function namesOnlyAnswerNumbers({ say }: Step, answer: Answer): boolean {
  const known: string[] = `${answer.text} ${answer.say?.en ?? ''}`.match(/\d+(?:\.\d+)?/g) ?? [];
  return (say.en.match(/\d+(?:\.\d+)?/g) ?? []).every((number) => known.includes(number));
}

function isProved(line: string, all: string[], answer: Answer, question: string): boolean {
  const units = hasUnit(line) ? (line.match(UNITS) ?? []) : [];
  if (!units.every((unit) => answer.tex.includes(unit))) return false;
  const { truth, names } = truthOf(line);
  if (truth === 'holds') return names.every((name) => isNamedBy(question, name));
  const [whole, answerText] = [withoutSpacing(line), withoutSpacing(answer.tex)];
  if (whole.endsWith(answerText)) {
    const lead = whole.slice(0, -answerText.length);
    return (
      lead === '' || (/(?:=|\\approx|\\in|:)$/.test(lead) && isNamedBy(question, lead.replace(/\\in$/, '=')))
    );
  }
  const named = namedNumber(line);
  return (
    named !== null &&
    isNamedBy(question, named.name) &&
    all.some((other) => {
      const value = other === line ? null : namedNumber(other);
      return value?.name === named.name && agree(value.side, named.side);
    })
  );
}

const linesOf = (steps: readonly Step[]) => steps.flatMap(({ tex }) => tex ?? []);

/** Checks the printed solution, independently of the method. */
export function shownChecks({ answer, steps }: Solution): Check[] {
  return [
    {
      name: {
        en: 'The lines shown are consistent.',
        zh: '所显示的各行前后一致。',
      },
      passed:
        steps.every(({ tex = [] }) => tex.every((line) => truthOf(line).truth !== 'fails')) &&
        !agreements(linesOf(steps)).includes(false),
    },
    {
      name: {
        en: 'The answer shown is the one that was checked.',
        zh: '所显示的答案与核对过的一致。',
      },
      passed: isSetAsTyped(answer) && hasSameDecimals(answer),
    },
  ];
}
