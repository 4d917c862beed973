import type { Fact, Goal } from '../schema/problem.ts';
import { bound, type Discourse } from './discourse.ts';
import { readSentence } from './read-sentence.ts';
import { fact, type Said } from './meaning.ts';
import { blocksOf } from '../layout/tables.ts';
import { simplerSentences } from './clauses/simpler.ts';
import { sentencesOf, type Token, tokensOf } from './tokens.ts';

/** Every meaning of a sentence by itself. */
export type ReadSentence = (tokens: readonly Token[]) => Said[];

/** One way to read a text: its things, its facts and what it asks for. */
export interface Reading extends Discourse {
  goals: Goal[];
  /** So many facts were known before the text that was read last. */
  own?: number;
}

export const NOTHING_READ: Reading = { things: [], facts: [], goals: [] };

/** Ways to read a text that are kept beside each other. */
const MAX_READINGS = 8;

/** A sentence with what it may mean by itself, or a table. */
export interface Sentence {
  /** As it is written; of a table, its first cell. */
  text: string;
  said: Said[];
  /** The same in simpler sentences, in each way to take it apart. */
  simpler?: () => Iterable<Sentence[]>;
}

/** The sentences and tables of a text, in their order. */
export function saidIn(text: string, read: ReadSentence = (tokens) => readSentence(tokens).said): Sentence[] {
  return blocksOf(text).flatMap((block): Sentence[] => {
    if ('rows' in block) {
      const said: Said = { facts: [fact('table', JSON.stringify(block.rows))], goals: [] };
      return [{ text: block.rows[0]?.[0] ?? '', said: [said] }];
    }
    return sentencesOf(tokensOf(block.text)).map((sentence) =>
      sentenceOf(sentence, block.text.slice(sentence[0]!.from, sentence.at(-1)!.to), read),
    );
  });
}

const sentenceOf = (tokens: readonly Token[], text: string, read: ReadSentence): Sentence => ({
  text,
  said: read(tokens),
  *simpler() {
    for (const pieces of simplerSentences(tokens)) yield pieces.map((one) => sentenceOf(one, text, read));
  },
});

/** The readings with one more sentence, in every way that binds; null where there is none, or too many. */
export function withSentence(readings: readonly Reading[], { said }: Sentence): Reading[] | null {
  const next = readings.flatMap((reading) =>
    said.flatMap((one) => {
      const after = bound(one, reading);
      return after
        ? [{ ...after, own: reading.own, goals: withManner([...reading.goals, ...after.goals]) }]
        : [];
    }),
  );
  const kept = distinct(next.filter(isOfOneKind));
  return kept.length === 0 || kept.length > MAX_READINGS ? null : kept;
}

const DRAWN = new Set([
  'turn',
  'thrown',
  'odds',
  'odds of',
  'counts',
  'event is',
  'known event',
  'values taken',
]);
/** What happens at a rate is asked for by how much happens in a time. */
const HAPPENING = new Set(['happenings']);
const DRAWN_FROM = new Set(['contents', 'numbered', 'device', 'values taken']);
const CHOSEN_FROM = new Set(['letters', 'people', 'crowd', 'digits', 'event', 'normal', 'distribution']);
const OTHER_CHANCES = new Set([
  'trials',
  'first',
  'event',
  'both events',
  'event is',
  'chance of',
  'chance',
  'count chance',
  'count called',
]);

/** Balls are drawn from what holds them, and what is asked of draws is no trial of something else. */
function isOfOneKind({ facts, goals }: Reading): boolean {
  const tells = (relations: ReadonlySet<string>) => facts.some(({ relation }) => relations.has(relation));
  const asks = (names: ReadonlySet<string>) =>
    goals.some(({ target }) => typeof target === 'object' && 'the' in target && names.has(target.the));
  const last = facts.at(-1);
  if (last?.relation === 'scene' && tells(DRAWN_FROM) && TAKEN.test(String(last.of[0]))) return false;
  if (tells(VALUES) && facts.some(isSmooth)) return false;
  if (asks(VALUE_CHANCE) && facts.some(isOfVariable)) return false;
  if (tells(tells(SUPPORT) ? PARTS_ARE : CHANCES_ARE)) return false;
  if (tells(COUNT_OF) && tells(DRAWN_FROM)) return false;
  // "Their mean is 4.8 m": of a population, where one was told of.
  if (tells(tells(POPULATION) ? DATA_MOMENT : LAW_MOMENT)) return false;
  if (tells(RATE) ? asks(OTHER_CHANCES) : asks(HAPPENING)) return false;
  if (tells(WAITS) && !tells(UNTIL)) return false;
  if (tells(UNTIL) ? asks(OTHER_CHANCES) : asks(WAIT_CHANCE)) return false;
  const isDrawn = tells(DRAWN);
  if (isDrawn && !tells(DRAWN_FROM)) return false;
  if (tells(CHOSEN) && !tells(CHOSEN_FROM) && tells(DRAWN_FROM)) return false;
  return isDrawn ? !asks(OTHER_CHANCES) : !asks(DRAW_CHANCE);
}

const VALUES = new Set(['values taken']);
/** A variable of which no value can be counted. */
const isSmooth = ({ relation, of: [first] }: Fact): boolean =>
  relation === 'normal' ||
  (relation === 'distribution' && /~\s*(?:N|\\mathrm\{N\})\s*\(/.test(String(first).replace('\\sim', '~')));
const POPULATION = new Set(['normal']);
const DATA_MOMENT = new Set(['data moment']);
const VALUE_CHANCE = new Set(['value chance']);
/** "X is positive", of a variable: what is known of the value that came out, and no quality of a constant. */
const isOfVariable = ({ relation, of: [name] }: Fact): boolean =>
  /^(?:positive|negative|integer)$/.test(relation) && /^[A-Z]$/.test(String(name));
const SUPPORT = new Set(['support']);
const PARTS_ARE = new Set(['parts are']);
const CHANCES_ARE = new Set(['chances are']);
const COUNT_OF = new Set(['measured']);
const LAW_MOMENT = new Set(['law moment']);
const TAKEN = /\b(?:chosen|drawn|selected|taken|picked|removed)\b|[取抽摸]/;
const CHOSEN = new Set(['chosen', 'must', 'sample', 'size']);
const RATE = new Set(['rate']);
const WAITS = new Set(['waits']);
const UNTIL = new Set(['until']);
const WAIT_CHANCE = new Set(['wait chance', 'wait mean']);
const DRAW_CHANCE = new Set(['draw chance']);

function distinct(readings: Reading[]): Reading[] {
  const keyOf = ({ facts, goals }: Reading) => JSON.stringify([facts, goals]);
  return [...new Map(readings.map((one) => [keyOf(one), one])).values()];
}

/** "Give your answers to 3 significant figures" belongs to what was asked for before it. */
function withManner(goals: Goal[]): Goal[] {
  const last = goals.at(-1);
  if (last?.verb !== 'manner') return goals;
  const { verb: _verb, target: _target, figures, where, ...manner } = last;
  return goals.slice(0, -1).map((one) => ({
    ...one,
    ...manner,
    ...(figures && !one.exact && { figures }),
    ...(where && { where: [...(one.where ?? []), ...where] }),
  }));
}
