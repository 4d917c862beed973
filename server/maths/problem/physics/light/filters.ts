import type { Fact, Problem, ProblemPart, Term } from '../../schema/problem.ts';

const KIND = 'physics filter in a row';

/** Light that goes through one filter after another: how each stands to the light that falls on it; null where that is open. */
export function filtered(problem: Problem): Problem | null {
  const filters = problem.things.filter(({ kind }) => kind === KIND).map(({ id }) => id);
  if (filters.length === 0) return problem;
  const all = [problem.facts, ...problem.parts.flatMap(({ given, facts }) => [given, facts])].flat();
  if (all.some(({ relation }) => relation === 'change')) return null;
  const angles = filters.flatMap((id) => angleOf(id, all));
  if (angles.includes(null)) return null;
  const linked = all.flatMap((one) => (one.relation === 'passes on' ? passedOn(one) : []));
  const kept = <F extends Fact>(facts: readonly F[]): F[] =>
    facts.filter(({ relation, of: [left] }) => {
      const name = typeof left === 'object' && 'the' in left ? left.the : '';
      return relation !== 'passes on' && name !== 'axis direction' && name !== 'incident direction';
    });
  return {
    ...problem,
    facts: [...kept(problem.facts), ...linked, ...(angles as Fact[])],
    parts: problem.parts.map((part): ProblemPart => ({
      ...part,
      given: kept(part.given),
      facts: kept(part.facts),
    })),
  };
}

const property = (name: string, id: string): Term => ({ the: name, of: [{ thing: id }] });

const idOf = (term: Term | undefined): string =>
  typeof term === 'object' && 'thing' in term ? term.thing : '';

/** What one lets through is what falls on the next. */
const passedOn = ({ of: [a, b] }: Fact): Fact[] =>
  ['intensity', 'amplitude'].map((name) => ({
    relation: 'equal',
    of: [property(`incident ${name}`, idOf(b)), property(`transmitted ${name}`, idOf(a))],
  }));

/** The angle between its axis and the light; null where two directions do not tell on which sides of the vertical they lie. */
function angleOf(id: string, all: readonly Fact[]): (Fact | null)[] {
  const told = (name: string, of: string): Term | undefined =>
    all.find(
      ({ relation, of: [left] }) =>
        relation === 'equal' && JSON.stringify(left) === JSON.stringify(property(name, of)),
    )?.of[1];
  if (told('angle to the light', id) !== undefined) return [];
  const before = all.find(({ relation, of: [, b] }) => relation === 'passes on' && idOf(b) === id)?.of[0];
  const axis = degreesIn(told('axis direction', id));
  const light = degreesIn(
    before === undefined ? told('incident direction', id) : told('axis direction', idOf(before)),
  );
  if (axis === null || light === null) return [];
  if (axis % 90 !== 0 && light % 90 !== 0) return [null];
  const apart = Math.abs(axis - light) % 180;
  const amount = String(Number(Math.min(apart, 180 - apart).toFixed(6)));
  return [{ relation: 'equal', of: [property('angle to the light', id), { amount, unit: '°' }] }];
}

function degreesIn(term: Term | undefined): number | null {
  if (typeof term !== 'object') return null;
  if ('amount' in term) return /°|circ/.test(term.unit) ? Number(term.amount) : null;
  if (!('the' in term) || term.the !== 'difference') return null;
  const [a, b] = term.of.map(degreesIn);
  return a === null || b === null || a === undefined || b === undefined ? null : a - b;
}
