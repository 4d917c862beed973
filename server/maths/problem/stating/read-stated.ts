import { openParser, type Rule } from '../reading/chart.ts';
import { patternOf } from '../reading/patterns/pattern.ts';
import type { Token } from '../reading/tokens.ts';
import { CHINESE_ASKS, CHINESE_NUMBERS, CHINESE_WITHIN } from './asked-chinese.ts';
import { ENGLISH_ASKS, ENGLISH_NUMBERS, ENGLISH_WITHIN } from './asked-english.ts';
import { plainPattern, plainSentences } from './plain-words.ts';
import { STATED, type Stated } from './stated.ts';
import { isWhole, mayStandBefore } from './told-before.ts';
import { isToldOtherwise, toldIn } from './untold.ts';

/** A statement that is asked for, and of a list how many of its items; null for all. */
export interface AskedStatement {
  key: string;
  count: number | null;
}

/** What a phrase asks for. */
type Meaning = readonly AskedStatement[];
type Slots = Readonly<Record<string, Meaning>>;

const rule = (kind: string, pattern: string, make: Rule<Meaning>['make']): Rule<Meaning> => ({
  kind,
  pattern: patternOf(plainPattern(pattern)),
  make,
});

const joined = (slots: Slots): Meaning => Object.values(slots).flat();

function grammarOf(
  language: 'en' | 'zh',
  asks: readonly (readonly [kind: string, pattern: string])[],
  within: readonly string[],
  numbers: Record<string, number>,
): Rule<Meaning>[] {
  return [
    ...[...STATED.values()].flatMap((one) => rulesOf(one, language)),
    ...asks.map(([kind, pattern]) => rule(kind, pattern, joined)),
    ...within.map((pattern) => rule('asked', pattern, askedWithin)),
    ...Object.entries(numbers).map(([word, count]) => rule('number', word, () => [{ key: '', count }])),
  ];
}

/** By what words a statement is asked for: a law as what it says and as what is meant by it. */
function rulesOf({ key, statement }: Stated, language: 'en' | 'zh'): Rule<Meaning>[] {
  const { kind, asked, within } = statement;
  const kinds = kind === 'law' ? ['law', 'term'] : [kind];
  return [
    ...kinds.map((one) =>
      rule(one, asked[language], ({ number }: Slots) => [{ key, count: number?.[0]?.count ?? null }]),
    ),
    ...(within ? [rule('within', within[language], () => [{ key, count: null }])] : []),
  ];
}

/** What a statement is asked for in terms of has to be what it says itself. */
function askedWithin({ within = [], asked = [] }: Slots): Meaning | null {
  return asked.every(({ key }) => within.some((one) => one.key === key)) ? asked : null;
}

/** A word of any kind, where a phrase leaves open of what it speaks, and a number in figures. */
const phrasesOf = ({ word }: Token) =>
  word === null
    ? []
    : /^[\p{L}']+$/u.test(word)
      ? [{ kind: 'noun', meaning: [] }]
      : /^\d+$/.test(word)
        ? [{ kind: 'figure', meaning: [] }]
        : [];
const kindsAbove = (kind: string): string[] => [kind];
const parserOf = (rules: Rule<Meaning>[]) => openParser<Meaning>({ rules, kindsAbove, phrasesOf });

const parseEnglish = parserOf(grammarOf('en', ENGLISH_ASKS, ENGLISH_WITHIN, ENGLISH_NUMBERS));
const parseChinese = parserOf(grammarOf('zh', CHINESE_ASKS, CHINESE_WITHIN, CHINESE_NUMBERS));

/** More words than that ask for more than a statement. */
const MAX_WORDS = 90;

/** What the same words may ask for elsewhere. */
function isOf(question: string, { key }: AskedStatement): boolean {
  const { kind, about, unless } = STATED.get(key)!.statement;
  return (!about || about.test(question)) && (kind === 'reason' || !unless?.test(question));
}

/** The statements that a sentence asks for, every word of it read; null where it asks for anything else. */
function askedIn(sentence: readonly Token[], question: string): Meaning | null {
  const words = trimmed(sentence);
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const isChinese = words.some(({ word }) => /[\u4e00-\u9fff]/.test(word!));
  const chart = (isChinese ? parseChinese : parseEnglish)(words);
  const meanings = chart
    .at('asked', [0, words.length])
    .map(({ meaning }) => meaning)
    .filter((meaning) => meaning.every((one) => isOf(question, one)));
  // The difference of two terms may be a list of its own.
  const lists = meanings.filter((one) => one.every(({ key }) => STATED.get(key)!.statement.kind === 'list'));
  const distinct = new Map((lists.length > 0 ? lists : meanings).map((one) => [JSON.stringify(one), one]));
  // Two ways to read it that ask for different things.
  return chart.isWhole && distinct.size === 1 ? [...distinct.values()][0]! : null;
}

/** 若发生共振，说明什么是共振：what stands before a comma may tell the occasion. */
function askedBehind(words: readonly Token[], question: string): Meaning | null {
  const comma = words.findLastIndex(({ word }) => word === ',');
  const isOccasion = comma > 0 && OCCASION.has(words[0]!.word!);
  const asked = isOccasion ? askedIn(words.slice(comma + 1), question) : null;
  return asked?.every(({ key }) => STATED.get(key)!.statement.kind === 'term') ? asked : null;
}

const OCCASION = new Set(['若', '如', '当']);

function trimmed(sentence: readonly Token[]): readonly Token[] {
  let to = sentence.length;
  while (to > 0 && ENDS.has(sentence[to - 1]!.word!)) to -= 1;
  return sentence.slice(0, to);
}

const ENDS = new Set([',', ';', ':', 'and', '和', '及']);

const REASON_TOO =
  /^(?:give (?:a|one) reason for your answer|explain your (?:answer|reasoning)|justify your answer|[请试]?(?:简要)?(?:说明|简述|给出|写出)(?:你的)?理由)$/;
const ASSUMED =
  /^(?:you may )?assume that (?:each photon has the same chance of causing the emission of an electron|the dust absorbs all wavelengths equally)$/;

/** "Give a reason for your answer", behind what is answered with one, and what the answer takes for granted. */
function beside(sentence: readonly Token[], before: Meaning | null): Meaning | null {
  const words = trimmed(sentence).map(({ word }) => word!);
  const text = words.join(/[\u4e00-\u9fff]/.test(words.join('')) ? '' : ' ');
  const isReasoned =
    before?.length && before.every(({ key }) => STATED.get(key)!.statement.kind === 'reason');
  return isReasoned && (REASON_TOO.test(text) || ASSUMED.test(text)) ? [] : null;
}

/** What is told changes nothing in these. */
const UNTOUCHED: ReadonlySet<string> = new Set(['term', 'law', 'list']);

/** A reason holds of what is told up to there, where that tells of no change besides. */
function isReasonHere({ key }: AskedStatement, said: string): boolean {
  const { statement } = STATED.get(key)!;
  if (statement.kind !== 'reason') return true;
  const { about, unless } = statement;
  return (!about || about.test(said)) && !unless?.test(said) && !isToldOtherwise(statement, toldIn(said));
}

/**
 * What a part of a question tells before it asks for statements, and these; null for any other part. What stands in the
 * question before the part was said.
 */
export function statedIn(
  text: string,
  question: string,
  said: string,
): { told: string; asked: Meaning } | null {
  const sentences = plainSentences(text);
  if (!sentences) return null;
  const read: (Meaning | null)[] = [];
  for (const { words } of sentences)
    read.push(beside(words, read.at(-1) ?? null) ?? askedIn(words, question) ?? askedBehind(words, question));
  const first = read.findIndex((one) => one !== null);
  if (first < 0 || read.slice(first).includes(null)) return null;
  const asked = read.slice(first).flatMap((one) => one ?? []);
  if (!asked.every((one) => isReasonHere(one, `${said}\n${text}`))) return null;
  const isAll = isWhole(text, question);
  const isUntouched = asked.every(({ key }) => UNTOUCHED.has(STATED.get(key)!.statement.kind));
  const settings = asked.flatMap(({ key }) => STATED.get(key)!.statement.settings ?? []);
  const before = sentences.slice(0, first);
  if (
    !before.every(({ source, words }) => mayStandBefore(source, trimmed(words), settings, isUntouched, isAll))
  )
    return null;
  return {
    told: sentences
      .slice(0, first)
      .map(({ source }) => source)
      .join(' '),
    asked,
  };
}
