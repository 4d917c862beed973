import type { Pattern } from './pattern.ts';
import { END, openSlots, openStates, type Slots, type State } from './states.ts';

/** A pattern that has come to its end, with its slots in the order in which they were filled. */
export interface End<Rule> {
  rule: Rule;
  slots: readonly string[];
}

/** How far the patterns have come that begin alike. */
export interface Node<Rule> {
  afterWord(word: string): Node<Rule> | null;
  /** The kinds of phrases that may come next. */
  kinds: readonly string[];
  afterKind(kind: string): Node<Rule>;
  ends: readonly End<Rule>[];
}

interface Item<Rule> {
  rule: Rule;
  state: State;
  slots: Slots;
}

/** Beyond it they are made anew: a node is a few kilobytes. */
const MAX_NODES = 20_000;

/**
 * All patterns of a grammar followed at once, by an automaton whose nodes are made when they are first reached: written
 * out, a pattern with ten choices of three would be 59,049 sequences.
 */
export function openAutomaton<Rule extends { kind: string; pattern: Pattern }>(
  rules: readonly Rule[],
  plainWord: (word: string) => string,
) {
  const stateOf = openStates();
  const { none, withSlot } = openSlots();
  const nodes = new Map<string, Node<Rule>>();

  /** The items without those that wait for nothing. */
  function closed(items: readonly Item<Rule>[]): Map<string, Item<Rule>> {
    const found = new Map<string, Item<Rule>>();
    const seen = new Set<string>();
    const open = [...items];
    for (let item = open.pop(); item; item = open.pop()) {
      const { state, slots, rule } = item;
      const key = state === END ? `${numbers.get(rule)} ${slots.id}` : `${state.id}.${slots.id}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (state === END || state.move) found.set(key, item);
      else for (const next of state.next) open.push({ rule, state: next, slots });
    }
    return found;
  }

  function nodeOf(items: readonly Item<Rule>[]): Node<Rule> {
    const all = closed(items);
    const name = [...all.keys()].sort().join(',');
    const known = nodes.get(name);
    if (known) return known;
    if (nodes.size >= MAX_NODES) nodes.clear();
    const node = opened([...all.values()]);
    nodes.set(name, node);
    return node;
  }

  function opened(items: readonly Item<Rule>[]): Node<Rule> {
    const words = new Map<string, Item<Rule>[]>();
    const kinds = new Map<string, Item<Rule>[]>();
    for (const { rule, state, slots } of items) {
      if (!state.move) continue;
      const [map, name, after] =
        'word' in state.move
          ? ([words, plainWord(state.move.word), slots] as const)
          : ([kinds, state.move.kind, withSlot(slots, state.move.slot)] as const);
      const item = { rule, state: state.next[0]!, slots: after };
      const list = map.get(name);
      if (list) list.push(item);
      else map.set(name, [item]);
    }
    const reached = new Map<Item<Rule>[], Node<Rule>>();
    const after = (list: Item<Rule>[]) => {
      const node = reached.get(list) ?? nodeOf(list);
      reached.set(list, node);
      return node;
    };
    return {
      afterWord: (word) => {
        const next = words.get(plainWord(word));
        return next ? after(next) : null;
      },
      kinds: [...kinds.keys()],
      afterKind: (kind) => after(kinds.get(kind)!),
      ends: items.flatMap(({ rule, state, slots }) => (state === END ? [{ rule, slots: slots.names }] : [])),
    };
  }

  const numbers = new Map(rules.map((rule, at) => [rule, at]));
  const root = opened([
    ...closed(rules.map((rule) => ({ rule, state: stateOf(rule.pattern, END), slots: none }))).values(),
  ]);
  const [empty] = root.ends;
  if (empty) throw new Error(`A rule for ${empty.rule.kind} is empty.`);
  return root;
}
