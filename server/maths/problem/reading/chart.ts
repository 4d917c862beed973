import { type End, type Node, openAutomaton } from './patterns/automaton.ts';
import type { Pattern } from './patterns/pattern.ts';
import type { Token } from './tokens.ts';

/** A way in which a phrase of some kind is put together, and what it means then; null where that makes no sense. */
export interface Rule<Meaning> {
  kind: string;
  pattern: Pattern;
  make: (slots: Readonly<Record<string, Meaning>>, span: Span) => Meaning | null;
}

/** Places of tokens: from the first, to before the last. */
export type Span = readonly [from: number, to: number];

export interface Phrase<Meaning> {
  kind: string;
  from: number;
  to: number;
  meaning: Meaning;
}

interface Grammar<Meaning> {
  rules: readonly Rule<Meaning>[];
  /** The kinds that a kind belongs to, itself first. */
  kindsAbove: (kind: string) => readonly string[];
  /** What a single token means as a formula or a number. */
  phrasesOf: (token: Token) => { kind: string; meaning: Meaning }[];
  /** The word that a word is read as, where several say the same. */
  plainWord?: (word: string) => string;
}

interface Edge<Meaning> {
  node: Node<Rule<Meaning>>;
  from: number;
  to: number;
  /** What fills the slots so far, in their order. */
  filled: readonly Meaning[];
}

/** Beyond it a sentence counts as not read. */
const MAX_EDGES = 60_000;

export interface Chart<Meaning> {
  /** Every phrase of a kind that stands exactly there. */
  at: (kind: string, span: Span) => Phrase<Meaning>[];
  phrases: readonly Phrase<Meaning>[];
  /** Whether nothing was left out for want of space. */
  isWhole: boolean;
}

/** A parser of typed phrases, bottom-up: every phrase that the rules allow, each meaning of a place once. */
export function openParser<Meaning>({
  rules,
  kindsAbove,
  phrasesOf,
  plainWord = (word) => word,
}: Grammar<Meaning>) {
  const root = openAutomaton(rules, plainWord);
  const beginnings = new Set(root.kinds);

  return function parse(tokens: readonly Token[]): Chart<Meaning> {
    const phrases: Phrase<Meaning>[] = [];
    const known = new Set<string>();
    const starting = tokens.map(() => new Map<string, Phrase<Meaning>[]>());
    const agenda: (() => void)[] = [];
    let edges = 0;

    function addPhrase(phrase: Phrase<Meaning>): void {
      const key = `${phrase.kind} ${phrase.from} ${phrase.to} ${JSON.stringify(phrase.meaning)}`;
      if (known.has(key)) return;
      known.add(key);
      phrases.push(phrase);
      for (const kind of kindsAbove(phrase.kind)) {
        push(starting[phrase.from]!, kind, phrase);
        if (!beginnings.has(kind)) continue;
        advance({ node: root.afterKind(kind), from: phrase.from, to: phrase.to, filled: [phrase.meaning] });
      }
    }

    const advance = (edge: Edge<Meaning>): void => void agenda.push(() => follow(edge));

    function follow({ node, from, to, filled }: Edge<Meaning>): void {
      edges += 1;
      for (const end of node.ends) {
        const meaning = end.rule.make(slotsOf(end, filled), [from, to]);
        if (meaning !== null) addPhrase({ kind: end.rule.kind, from, to, meaning });
      }
      const token = tokens[to];
      if (!token) return;
      const next = token.word === null ? null : node.afterWord(token.word);
      if (next) advance({ node: next, from, to: to + 1, filled });
      // From right to left: every phrase that can start there is known by now.
      for (const kind of node.kinds)
        for (const phrase of starting[to]!.get(kind) ?? [])
          advance({ node: node.afterKind(kind), from, to: phrase.to, filled: [...filled, phrase.meaning] });
    }

    for (let from = tokens.length - 1; from >= 0; from -= 1) {
      const token = tokens[from]!;
      for (const { kind, meaning } of phrasesOf(token)) addPhrase({ kind, from, to: from + 1, meaning });
      const node = token.word === null ? null : root.afterWord(token.word);
      if (node) advance({ node, from, to: from + 1, filled: [] });
      while (agenda.length > 0 && edges < MAX_EDGES) agenda.pop()!();
    }
    return {
      at: (kind, [from, to]) => (starting[from]?.get(kind) ?? []).filter((one) => one.to === to),
      phrases,
      isWhole: edges < MAX_EDGES,
    };
  };
}

function slotsOf<Meaning>({ slots }: End<unknown>, filled: readonly Meaning[]): Record<string, Meaning> {
  return Object.fromEntries(slots.map((name, at) => [name, filled[at]!]));
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
