import { readProblems } from '../../../server/maths/solving/solve.ts';
import type { Fact, Problem, Term } from '../../../server/maths/problem/schema/problem.ts';
import { readPapers } from '../papers/question.ts';

/** A word of the problem data with a sentence that it is read from, and what is read there. */
export interface Entry {
  word: string;
  sentence: string;
  example: string;
}

export type Section = 'kinds' | 'relations' | 'properties' | 'verbs';
export type Vocabulary = Record<Section, Entry[]>;

/** Every word that the printed questions of the development set are read with, with its shortest example. */
export function vocabularyOf(): Vocabulary {
  const found: Record<Section, Map<string, Entry>> = {
    kinds: new Map(),
    relations: new Map(),
    properties: new Map(),
    verbs: new Map(),
  };
  const add = (section: Section, word: string, sentence: string, example: unknown) => {
    const entry = { word, sentence, example: JSON.stringify(example) };
    const known = found[section].get(word);
    if (!known || sizeOf(entry) < sizeOf(known)) found[section].set(word, entry);
  };
  for (const question of readPapers())
    for (const problem of readProblems(question.text.join('\n'))) collect(problem, add);
  const listed = (section: Section) =>
    [...found[section].values()].toSorted((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0));
  return {
    kinds: listed('kinds'),
    relations: listed('relations'),
    properties: listed('properties'),
    verbs: listed('verbs'),
  };
}

/** Short examples stand before long ones, and English ones before Chinese ones. */
const sizeOf = ({ sentence, example }: Entry): number =>
  sentence.length + example.length + (/[\u4e00-\u9fff]/.test(sentence) || sentence === '' ? 1000 : 0);

type Add = (section: Section, word: string, sentence: string, example: unknown) => void;

function collect({ text, things, facts, parts }: Problem, add: Add): void {
  const points = Array.from(text);
  const said = (span: readonly [number, number] | undefined) =>
    span
      ? points
          .slice(...span)
          .join('')
          .replaceAll(/\s+/g, ' ')
      : '';
  for (const { span, ...thing } of things) add('kinds', thing.kind, said(span), thing);
  const told = [...facts, ...parts.flatMap((part) => [...part.given, ...part.facts])];
  for (const { span, ...fact } of told) ofFact(fact, said(span), add);
  for (const { span, ...goal } of parts.flatMap(({ goals }) => goals)) {
    add('verbs', goal.verb, said(span), goal);
    ofTerm(goal.target, said(span), add);
    for (const fact of goal.where ?? []) ofFact(fact, said(span), add);
  }
}

function ofFact(fact: Fact, sentence: string, add: Add): void {
  add('relations', fact.relation, sentence, fact);
  for (const term of fact.of) ofTerm(term, sentence, add);
}

function ofTerm(term: Term, sentence: string, add: Add): void {
  if (typeof term === 'string' || 'amount' in term || 'thing' in term) return;
  if ('all' in term) return term.all.forEach((one) => ofTerm(one, sentence, add));
  add('properties', term.the, sentence, term);
  for (const one of term.of) ofTerm(one, sentence, add);
  for (const fact of term.where ?? []) ofFact(fact, sentence, add);
}
