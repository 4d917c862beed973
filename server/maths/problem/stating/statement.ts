import type { Text } from '../../../core/locale.ts';

/**
 * `term`: "what is meant by"; `law`: "state"; `reason`: "explain why", "describe how"; `list`: "state two …"; `derivation`: "show that"; `rest`: those
 * of a list that are not named in `within`.
 */
export type StatementKind = 'term' | 'law' | 'reason' | 'list' | 'rest' | 'derivation';

/** What a card says in the words that earn the marks, and the phrases that ask for it. */
export interface Statement {
  kind: StatementKind;
  /** How it is called, or what it explains. */
  name: Text;
  /** Patterns of what stands behind "what is meant by", "state" or "explain". */
  asked: Text;
  /** One for each mark; together they are the answer. Of a list, each is one of its items. */
  says: Text[];
  /** Patterns of what it may be asked in terms of: "by reference to …". */
  within?: Text;
  /** What the question has to speak of. */
  about?: RegExp;
  /** What it must not speak of: there the same word means something else. */
  unless?: RegExp;
  /** Sentences that may stand before what is asked: each tells whole, in plain words, of what is explained. */
  settings?: readonly RegExp[];
}

/** The statements of one topic, which are a card of it. */
export interface StatedCard {
  /** subject/paper/slug. */
  topic: string;
  title: Text;
  statements: Statement[];
}

type Mark = readonly [en: string, zh: string];
type Extra = Partial<Pick<Statement, 'about' | 'unless' | 'settings'>> & { within?: Mark };

const textOf = ([en, zh]: Mark): Text => ({ en, zh });

function statement(kind: StatementKind, name: Mark, asked: Mark, says: Mark[], extra: Extra): Statement {
  const { within, ...rest } = extra;
  return {
    kind,
    name: textOf(name),
    asked: textOf(asked),
    says: says.map(textOf),
    ...(within && { within: textOf(within) }),
    ...rest,
  };
}

/** A term under the name that its patterns begin with. */
export const term = (en: string, zh: string, says: Mark[], extra: Extra = {}): Statement =>
  statement('term', [plainName(en, ' '), plainName(zh, '')], [en, zh], says, extra);

export const law = (en: string, zh: string, says: Mark[], extra: Extra = {}): Statement =>
  statement('law', [plainName(en, ' '), plainName(zh, '')], [en, zh], says, extra);

export const reason = (name: Mark, asked: Mark, says: Mark[], extra: Extra = {}): Statement =>
  statement('reason', name, asked, says, extra);

export const list = (name: Mark, asked: Mark, says: Mark[], extra: Extra = {}): Statement =>
  statement('list', name, asked, says, extra);

export const derivation = (name: Mark, asked: Mark, says: Mark[], extra: Extra = {}): Statement =>
  statement('derivation', name, asked, says, extra);

export const rest = (name: Mark, asked: Mark, says: Mark[], extra: Extra): Statement =>
  statement('rest', name, asked, says, extra);

/** A pattern without what may be left out, and with the first of each choice. */
function plainName(pattern: string, joint: string): string {
  let left = pattern;
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replaceAll(/\[[^[\]()]*\]/g, '').replaceAll(/\(([^[\]()|]*)(?:\|[^[\]()]*)?\)/g, '$1');
  }
  return left.split('|')[0]!.split(' ').filter(Boolean).join(joint);
}
