import type { Given } from '../../reading/physics/given.ts';
import { constants } from '../../reading/physics/constants.ts';
import { quantities, type QuantityName } from '../../reading/physics/quantities.ts';
import { parseRelation, type Relation, type Term } from './relation.ts';

/** One formula of the syllabus: the quantities of its symbols, and the words that a question must or must not contain. */
export interface Formula {
  topic: string;
  text: string;
  relation: Relation;
  roles: Map<string, QuantityName>;
  constants: string[];
  say: { en: string; zh: string };
  when?: RegExp;
  unless?: RegExp;
  /** For questions about two bodies of one kind. */
  pair: boolean;
}

/** A formula with its numbers: what each symbol is, which one is found, and its value in SI. */
export interface Applied {
  formula: Formula;
  target: string;
  rearranged: Term;
  values: Map<string, number>;
  used: Map<string, Given>;
  result: number;
}

interface Words {
  when?: RegExp;
  unless?: RegExp;
  pair?: boolean;
}

/** `v:finalVelocity` names the quantity of a symbol; what is not named there is a constant. */
export function formula(
  topic: string,
  text: string,
  roles: string,
  en: string,
  zh: string,
  words: Words = {},
): Formula {
  const pairs = roles.split(' ').map((pair) => pair.split(':') as [string, QuantityName]);
  for (const [, name] of pairs) if (!quantities[name]) throw new Error(`No quantity ${name} for ${text}`);
  const symbols = text.match(/[A-Za-zΔ]\w*/gu) ?? [];
  const known = new Map(pairs);
  const fixed = [...new Set(symbols)].filter((id) => !known.has(id) && constants[id]);
  return {
    topic,
    text,
    relation: parseRelation(text),
    roles: known,
    constants: fixed,
    say: { en, zh },
    pair: false,
    ...words,
  };
}
