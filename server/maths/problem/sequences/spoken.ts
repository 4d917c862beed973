import { symbol, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import { statementIn } from '../../algebra-system/parsing/statement.ts';
import type { Fact, Term } from '../schema/problem.ts';
import { type Progression, type Told, progressionOf, isOf } from './told.ts';

const lettersOf = (facts: readonly Fact[]): Set<string> => {
  const texts = JSON.stringify(facts.map(({ of }) => of)).match(/"(?:[^"\\]|\\.){1,80}"/g) ?? [];
  return new Set(
    texts.flatMap((text) => {
      const read = statementIn(text.slice(1, -1));
      return read?.kind === 'expression'
        ? symbolsOf(read.value)
        : read?.kind === 'relation'
          ? read.sides.flatMap(symbolsOf)
          : [];
    }),
  );
};

/** Letters for the first terms and steps of progressions, which stand for nothing else. */
function openLetters(told: Told, facts: readonly Fact[]) {
  const letters = lettersOf(facts);
  const isSaid = (letter: string, property: string, at?: string) =>
    facts.some(
      ({ relation, of: [left, right] }) =>
        relation.endsWith('equal') &&
        isOf(left) &&
        left.the === property &&
        (at === undefined || left.of[1] === at) &&
        right === letter,
    );
  const isStep = (letter: string): boolean =>
    isSaid(letter, 'difference') ||
    isSaid(letter, 'ratio') ||
    ((letter === 'd' || letter === 'q') && told.language === 'zh');
  function free(wanted: readonly string[], isOwn: (letter: string) => boolean): string {
    const taken = new Set(told.all.flatMap(({ first, step }) => [first, step].flatMap(symbolsOf)));
    const found = wanted.find((letter) => !taken.has(letter) && (isOwn(letter) || !letters.has(letter)));
    return found ?? `z_${taken.size + 1}`;
  }
  const ratios = letters.has('q') && !letters.has('r') ? ['q', 'k', 'v'] : ['r', 'q', 'k', 'v'];
  return {
    first: () => symbol(free(['a', 'b', 'c', 'u', 'w', 'g'], (letter) => isSaid(letter, 'nth', '1'))),
    step: (kind: Progression['kind']) =>
      symbol(free(kind === 'geometric' ? ratios : ['d', 'h', 'j', 'l'], isStep)),
  };
}

const idsIn = (facts: readonly Fact[]): string[] =>
  (JSON.stringify(facts).match(/"p:[^"]{0,40}"/g) ?? []).map((text) => text.slice(1, -1));

const OF_ONE = /^p:of /;
const OPEN = symbol('z_0');

/** Names the progressions that are spoken of, before anything is told of them; false where one is of two kinds. */
export function areNamed(told: Told, facts: readonly Fact[]): boolean {
  const letters = openLetters(told, facts);
  const create = (id: string, kind: Progression['kind']): void => {
    const made: Progression = { id, kind, first: letters.first(), step: OPEN };
    made.step = letters.step(kind);
    told.all.push(made);
  };
  for (const { relation, of } of facts) if (relation === 'actors') told.actors.push(...of.map(String));
  for (const actor of told.actors) create(`p:of ${actor}`, null);
  const rows = facts.filter(({ relation }) => relation.endsWith('in a row')).map(({ of }) => String(of[0]));
  for (const text of idsIn(facts)) {
    const id = text.replace('!', '');
    const kind = (/^p:(arithmetic|geometric)/.exec(id)?.[1] ?? null) as Progression['kind'];
    if (id !== 'p:of all' && !(kind && rows.includes(kind)) && isNew(told, id, kind)) create(id, kind);
  }
  for (const text of idsIn(facts).filter((id) => id.endsWith('!'))) {
    const progression = progressionOf(told, text);
    if (progression) told.nonzero.push(progression.step);
  }
  told.isTale = told.all.some(({ id }) => OF_ONE.test(id));
  return facts.every(
    ({ relation, of: [id, kind] }) => relation !== 'kind' || areOfKind(told, String(id), kind, letters.step),
  );
}

function isNew({ all }: Told, id: string, kind: Progression['kind']): boolean {
  if (all.some((each) => each.id === id)) return false;
  if (id === 'p:of ?') return !all.some((each) => OF_ONE.test(each.id));
  if (OF_ONE.test(id)) return true;
  return kind ? !(id === `p:${kind}` && all.some((each) => each.id.startsWith(id))) : all.length === 0;
}

function areOfKind(
  told: Told,
  id: string,
  kind: Term | undefined,
  stepOf: (kind: Progression['kind']) => Progression['step'],
): boolean {
  const own = id === 'p:of all' ? told.all.filter((each) => OF_ONE.test(each.id)) : [progressionOf(told, id)];
  return own.every((each) => {
    if (!each || (each.kind !== null && each.kind !== kind)) return false;
    if (each.kind === kind) return true;
    each.kind = kind as Progression['kind'];
    each.step = OPEN;
    each.step = stepOf(each.kind);
    return true;
  });
}
