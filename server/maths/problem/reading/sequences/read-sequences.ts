import { openParser } from '../chart.ts';
import { SENTENCE_RULES as CHINESE_SENTENCES } from '../chinese/sentences.ts';
import { SENTENCE_RULES } from '../english/sentences.ts';
import type { Meaning, Said } from '../meaning.ts';
import { openPhrases, wordsOf } from '../stories/phrases.ts';
import type { Token } from '../tokens.ts';
import { CHINESE_SEQUENCES } from './chinese.ts';
import { CHINESE_TALES } from './chinese-tales.ts';
import { ENGLISH_SEQUENCES } from './english.ts';
import { ENGLISH_TALES } from './english-tales.ts';
import { settledSaid } from './terms.ts';

const OWN = [...ENGLISH_SEQUENCES, ...ENGLISH_TALES];
const FUNCTION_WORDS =
  'hence and or the a an of to it its their this that these those if when then also given find show value values let not no only except until without at least most from into between both half double';

const NAMED = /^(?:a|u|b|S|s)_(?:\{?(?:\d{1,3}|[nmk])\}?)$/;

/** Terms and sums that are written with a letter: a_n, S_10. */
function phrasesOfSequences(known: ReadonlySet<string>) {
  const open = openPhrases(known);
  return (token: Token) => {
    const source = token.word === null ? (token.formula?.source.replaceAll('$', '').trim() ?? '') : '';
    const kinds = [
      ...(/^\\?\{[a-z]_\{?n\}?\\?\}$/.test(source) ? ['sequence-name'] : []),
      ...(NAMED.test(source) ? ['sequence-term'] : []),
      ...(/^[auS]_.{1,60}[^<>]=/.test(source) ? ['sequence-equation'] : []),
      ...(/^[auS]_.{1,30}[<>≤≥]/.test(source) ? ['sequence-inequality'] : []),
      ...(/^[^%]{1,20}\\?%$/.test(source) ? ['percent-sign'] : []),
    ];
    return [...open(token), ...kinds.map((kind) => ({ kind, meaning: source as Meaning }))];
  };
}

const parents: Record<string, string[]> = {
  number: ['expression'],
  letter: ['expression'],
  note: ['facts'],
  equation: ['condition'],
  inequality: ['condition'],
  range: ['condition'],
};
const kindsAbove = (kind: string): readonly string[] => [kind, ...(parents[kind] ?? [])];

const parseEnglish = openParser<Meaning>({
  rules: [...SENTENCE_RULES, ...OWN],
  kindsAbove,
  phrasesOf: phrasesOfSequences(new Set([...wordsOf(OWN), ...FUNCTION_WORDS.split(' ')])),
});

const parseChinese = openParser<Meaning>({
  rules: [...CHINESE_SENTENCES, ...CHINESE_SEQUENCES, ...CHINESE_TALES],
  kindsAbove,
  phrasesOf: phrasesOfSequences(new Set()),
});

const isChinese = ({ word }: Token) => word !== null && /[\u4e00-\u9fff]/.test(word);

/** Every meaning of a sentence about progressions, and about what grows from one period to the next. */
export function readSequences(tokens: readonly Token[]): Said[] {
  const trimmed = tokens.at(-1)?.word === ',' ? tokens.slice(0, -1) : tokens;
  const found = (trimmed.some(isChinese) ? parseChinese : parseEnglish)(trimmed).at('sentence', [
    0,
    trimmed.length,
  ]);
  const said = found.map(({ meaning }) => settledSaid(meaning as Said));
  return [...new Map(said.map((one) => [JSON.stringify(one), one])).values()];
}
