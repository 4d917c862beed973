import { type Chart, openParser, type Phrase } from '../chart.ts';
import { fact, type Meaning, type RawFact, type RawGoal, type Said } from '../meaning.ts';
import type { Rule } from '../rule.ts';
import { phrasesOfStatistics } from '../statistics/phrases.ts';
import type { Token } from '../tokens.ts';

type IsStoryWord = (token: Token) => boolean;

interface Cover {
  plain: number;
  /** How many words are left to the story, and how many of them stand behind the first piece. */
  words: number;
  behind: number;
  pieces: number;
  facts: RawFact[];
  goals: RawGoal[];
}

const JOINTS = new Set([
  ',',
  ';',
  ':',
  'and',
  '(',
  ')',
  '"',
  '“',
  '”',
  "'",
  'but',
  'so',
  'or',
  'then',
  'that',
  'which',
]);
/** What begins so asks for something. */
const ORDERS = new Set(
  'give answer comment write draw sketch use using name list interpret describe define prove verify deduce calculate find state hence obtain construct complete copy identify compare discuss criticise justify evaluate estimate carry perform conduct do is are does should would can explain determine test show what how why which'.split(
    ' ',
  ),
);
const MOST_COVERS = 4;

/** A sentence as what it tells, with words of its story between; null where one word says something else. */
function covers(chart: Chart<Meaning>, tokens: readonly Token[], isStoryWord: IsStoryWord): Cover[] {
  const starting = tokens.map((_, from) =>
    chart.phrases.filter(
      (one) =>
        one.from === from &&
        (one.kind === 'piece' || one.kind === 'ask' || isSaying(one)) &&
        !(isNamed(tokens, from) && one.kind === 'piece'),
    ),
  );
  const best: Cover[][] = Array.from({ length: tokens.length + 1 }, () => []);
  best[tokens.length] = [{ plain: 0, words: 0, behind: 0, pieces: 0, facts: [], goals: [] }];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at]!;
    const isJoint = token.word !== null && JOINTS.has(token.word);
    const ways: Cover[] = [];
    if (isJoint || isStoryWord(token) || isName(token))
      for (const rest of best[at + 1]!)
        ways.push({
          ...rest,
          plain: rest.plain + (isJoint ? 0.5 : 1),
          words: rest.words + (isJoint ? 0 : 1),
        });
    for (const { kind, to, meaning } of starting[at]!)
      for (const rest of best[to]!)
        ways.push({
          plain: rest.plain + (kind === 'w-word' ? 0.5 : 0),
          words: rest.words + (kind === 'w-word' ? 1 : 0),
          behind: kind === 'w-word' ? rest.behind : rest.words,
          pieces: rest.pieces + 1,
          facts: kind === 'piece' ? [...(meaning as RawFact[]), ...rest.facts] : rest.facts,
          goals: kind === 'ask' ? [...(meaning as RawGoal[]), ...rest.goals] : rest.goals,
        });
    best[at] = bestOf(ways);
  }
  return best[0]!;
}

/** "A six" is what a die shows, and no number of things. */
const isNamed = (tokens: readonly Token[], at: number): boolean =>
  /^an?$/.test(tokens[at - 1]?.word ?? '') &&
  phrasesOfStatistics(tokens[at]!).some(({ kind }) => kind === 'count');

/** Words of a story that stand together: "last year", "a six". */
const isSaying = ({ kind, from, to }: Phrase<Meaning>): boolean => kind === 'w-word' && to - from > 1;

const isName = ({ formula, word }: Token): boolean =>
  word === null &&
  formula !== null &&
  /^[A-Za-z]$|^\\?(?:mu|lambda)$|^[μλ]$/.test(formula.source.replace(/[$\s]/g, ''));

/** Those that leave the fewest words to the story, with the fewest pieces. */
function bestOf(ways: Cover[]): Cover[] {
  const least = Math.min(...ways.map(({ plain, pieces }) => plain + pieces / 1000));
  const same = ways.filter(({ plain, pieces }) => plain + pieces / 1000 < least + 1e-9);
  return [...new Map(same.map((one) => [JSON.stringify([one.facts, one.goals]), one])).values()].slice(
    0,
    MOST_COVERS,
  );
}

/** Reads a sentence as pieces that stand in any order, with words of its story between them. */
export function openCovers(
  rules: readonly Rule[],
  phrasesOf: (token: Token) => { kind: string; meaning: Meaning }[],
  isStoryWord: IsStoryWord,
  /** Whether a sentence may be read so, with so many words left to the story. */
  isAllowed: (cover: Omit<Cover, 'plain' | 'pieces'>) => boolean,
) {
  const parse = openParser<Meaning>({ rules, kindsAbove: (kind) => [kind], phrasesOf });
  return (tokens: readonly Token[]): Said[] => {
    const all = tokens.at(-1)?.word === ',' || tokens.at(-1)?.word === ':' ? tokens.slice(0, -1) : tokens;
    if (all.length === 0) return [];
    const chart = parse(all);
    if (!chart.isWhole) return [];
    const found = covers(chart, all, isStoryWord).filter(
      (one) => isAllowed(one) && (one.goals.length > 0 || one.pieces > 0 || !ORDERS.has(all[0]!.word ?? '')),
    );
    return found.map(({ facts, goals }) => ({
      facts:
        facts.length === 0 && goals.length === 0
          ? [fact('scene')]
          : facts.filter(({ relation }) => relation !== 'scene'),
      goals,
    }));
  };
}
