import type { Fact, Goal, Problem, ProblemPart, Term, Thing } from '../../schema/problem.ts';

const SPRING = 'physics spring';
const GROUP = 'physics combination';
const JOINED = new Set(['joined in series', 'joined in parallel']);

const idOf = (term: Term | undefined): string =>
  typeof term === 'object' && 'thing' in term ? term.thing : '';
const idsIn = (terms: readonly Term[]): string[] =>
  terms.flatMap((term) => (typeof term === 'object' && 'all' in term ? idsIn(term.all) : [idOf(term)]));
const of = (name: string, id: string): Term => ({ the: name, of: [{ thing: id }] });
const equal = (left: Term, right: Term): Fact => ({ relation: 'equal', of: [left, right] });

/** Springs one below the other, or side by side. */
interface Group {
  id: string;
  isSeries: boolean;
  members: string[];
}

/** A question with springs that are joined as one spring; null where it is not clear which. */
export function sprung(problem: Problem): Problem | null {
  const kinds = new Map(problem.things.map(({ id, kind }) => [id, kind]));
  const groups = new Map<string, Group>();
  const isSpring = (id: string) => kinds.get(id) === SPRING || groups.has(id);
  const all = [...problem.facts, ...problem.parts.flatMap(({ given, facts }) => [...given, ...facts])];
  for (const { relation, of: terms } of all) {
    if (!JOINED.has(relation)) continue;
    const ids = idsIn(terms);
    const [id, members] = [ids.at(-1)!, ids.slice(0, -1)];
    if (kinds.get(id) === GROUP && members.length > 1 && members.every(isSpring))
      groups.set(id, { id, isSeries: relation === 'joined in series', members });
  }
  if (groups.size === 0) return isOfEach(problem) ? null : problem;
  // What was joined anew, a part would have to say.
  const places = [problem.facts, ...problem.parts.map(({ given, facts }) => [...given, ...facts])];
  if (places.filter((facts) => facts.some(({ relation }) => JOINED.has(relation))).length > 1) return null;
  const isJoining = ({ relation, of: terms }: Fact) =>
    JOINED.has(relation) && groups.has(idsIn(terms).at(-1)!);
  const facts = <F extends Fact>(some: readonly F[]): F[] =>
    some.flatMap((one) => (isJoining(one) ? (factsOf(groups.get(idsIn(one.of).at(-1)!)!) as F[]) : [one]));
  const goals = <G extends Goal>(some: readonly G[]): G[] =>
    some.map((one) => ({ ...one, target: asked(one.target, groups, all) }));
  return {
    ...problem,
    things: problem.things.map((one): Thing => (groups.has(one.id) ? { ...one, kind: SPRING } : one)),
    facts: facts(problem.facts),
    parts: problem.parts.map((part): ProblemPart => ({
      ...part,
      given: facts(part.given),
      facts: facts(part.facts),
      goals: goals(part.goals),
      otherwise: part.otherwise.map((one) => ({ goals: goals(one.goals) })),
    })),
  };
}

/** What the whole has of its members: of the extension and the force, one adds up and the other is the same. */
function factsOf({ id, isSeries, members }: Group): Fact[] {
  const [added, same] = isSeries ? ['extension', 'force'] : ['force', 'extension'];
  const sum = (name: string): Fact =>
    equal(of(name, id), { the: 'sum', of: members.map((one) => of(name, one)) });
  return [...members.map((one) => equal(of(same!, one), of(same!, id))), sum(added!), sum('elastic energy')];
}

const COMBINED = 'combined ';
const EACH = 'each ';

/** What is asked of the whole, or of each of those that are alike. */
function asked(target: Term, groups: ReadonlyMap<string, Group>, all: readonly Fact[]): Term {
  if (typeof target !== 'object' || !('the' in target)) return target;
  const [only, another] = groups.values();
  const members = another ? [] : only!.members;
  if (target.the.startsWith(COMBINED)) {
    const ids = idsIn(target.of);
    const isWhole =
      ids.every((id) => groups.has(id)) || (ids.length > 0 && ids.every((id) => members.includes(id)));
    const id = groups.has(ids[0] ?? '') ? ids[0]! : only!.id;
    return isWhole && !another
      ? { ...target, the: target.the.slice(COMBINED.length), of: [{ thing: id }] }
      : target;
  }
  if (!target.the.startsWith(EACH)) return target;
  const told = members.map((id) =>
    JSON.stringify(
      all.filter(
        ({ relation, of: [left] }) => relation === 'equal' && JSON.stringify(left).includes(`"${id}"`),
      ),
    ).replaceAll(`"${id}"`, '""'),
  );
  return members.length > 0 && told.every((one) => one === told[0])
    ? { ...target, the: target.the.slice(EACH.length), of: [{ thing: members[0]! }] }
    : target;
}

const isOfEach = ({ parts }: Problem): boolean =>
  parts.some(({ goals }) =>
    goals.some(({ target }) => typeof target === 'object' && 'the' in target && target.the.startsWith(EACH)),
  );
