import type { TypedProblemInput } from '../../../lib/graph/schema-types.ts';
import type { ReadProblem } from './read-sentences.ts';

/** Something that a question tells or asks for, as it was read. */
export interface ReadNode {
  /** Where it is in the problem. */
  path: string;
  says: 'GIVEN' | 'ASKED';
  say: { en: string; zh: string };
  span: readonly number[] | null;
  /** Its formulas and amounts, which can be changed. */
  values: string[];
}

/** What a person changes of it. */
export type NodeChange = { removed: true } | { values: string[] };
/** By the path of the node. */
export type NodeChanges = Readonly<Record<string, NodeChange>>;

type Fact = ReadProblem['facts'][number];
type Goal = ReadProblem['parts'][number]['goals'][number];

/** Everything that was read in a question, in the order of its text. */
export function nodesOf(problem: ReadProblem): ReadNode[] {
  const facts = (path: string, all: readonly Fact[]) =>
    all.map((fact, at): ReadNode => ({
      path: `${path}.${at}`,
      says: 'GIVEN',
      say: fact.say,
      span: fact.span,
      values: valuesIn(fact.of),
    }));
  const goals = (path: string, all: readonly Goal[]) =>
    all.map((goal, at): ReadNode => ({
      path: `${path}.${at}`,
      says: 'ASKED',
      say: goal.say,
      span: goal.span,
      values: valuesIn(goal.target),
    }));
  return [
    ...facts('facts', problem.facts),
    ...problem.parts.flatMap((part, at) => [
      ...facts(`parts.${at}.given`, part.given),
      ...facts(`parts.${at}.facts`, part.facts),
      ...goals(`parts.${at}.goals`, part.goals),
    ]),
  ];
}

/** The problem as a person changed it, node by node; a part that was changed is not read in other ways. */
export function withChanges(problem: ReadProblem, changes: NodeChanges): ReadProblem {
  const facts = (path: string, all: readonly Fact[]) =>
    changed(path, all, changes, (fact, values) => ({ ...fact, of: replaced(fact.of, values) as Fact['of'] }));
  const goals = (path: string, all: readonly Goal[]) =>
    changed(path, all, changes, (goal, values) => ({ ...goal, target: replaced(goal.target, values) }));
  return {
    ...problem,
    facts: facts('facts', problem.facts),
    parts: problem.parts.map((part, at) => ({
      ...part,
      given: facts(`parts.${at}.given`, part.given),
      facts: facts(`parts.${at}.facts`, part.facts),
      goals: goals(`parts.${at}.goals`, part.goals),
      otherwise: Object.keys(changes).some((path) => path.startsWith(`parts.${at}.`)) ? [] : part.otherwise,
    })),
  };
}

function changed<Node>(
  path: string,
  all: readonly Node[],
  changes: NodeChanges,
  change: (node: Node, values: string[]) => Node,
): Node[] {
  return all.flatMap((node, at) => {
    const one = changes[`${path}.${at}`];
    if (!one) return [node];
    return 'removed' in one ? [] : [change(node, one.values)];
  });
}

const WORDY = /\p{Script=Han}|[a-z]{4,}/iu;

/** Words, and things that are only named, are no formulas. */
const isValue = (text: string): boolean =>
  text !== '' && (text.includes('\\') || !WORDY.test(text)) && !text.startsWith('[[');

function valuesIn(term: unknown): string[] {
  const found: string[] = [];
  walked(term, (value) => {
    found.push(value);
    return value;
  });
  return found;
}

function replaced(term: unknown, values: readonly string[]): unknown {
  let at = -1;
  return walked(term, (value) => {
    at += 1;
    return values[at] ?? value;
  });
}

/** The names of things, of properties and of units stay. */
const KEPT = new Set(['thing', 'the', 'unit', 'relation']);

function walked(term: unknown, change: (value: string) => string): unknown {
  if (typeof term === 'string') return isValue(term) ? change(term) : term;
  if (Array.isArray(term)) return term.map((one) => walked(one, change));
  if (typeof term !== 'object' || term === null) return term;
  return Object.fromEntries(
    Object.entries(term).map(([key, one]) => [key, KEPT.has(key) ? one : walked(one, change)]),
  );
}

/** As the graph takes it, without what it only gives. */
export const asInput = (value: object): TypedProblemInput =>
  JSON.parse(JSON.stringify(value, (key, one) => (key === '__typename' || key === 'say' ? undefined : one)));
