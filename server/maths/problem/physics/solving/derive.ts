import { constants } from '../../../reading/physics/constants.ts';
import { compute, solveFor, type Term } from '../../../techniques/physics/relation.ts';
import type { Law } from '../laws/law.ts';
import { LAWS } from '../laws/laws.ts';
import { roleNamed } from '../roles/roles.ts';
import { isOne, type Tale, type Told } from './told.ts';

/** A quantity that is known, and from what. */
export interface Known {
  value: number;
  told: Told | null;
  by: Applied | null;
}

/** A law with one of its quantities found. */
export interface Applied {
  law: Law;
  role: string;
  rearranged: Term;
  /** The values of its letters. */
  values: ReadonlyMap<string, number>;
}

/** Two ways to one quantity agree as far as rounded data can. */
const AGREES = 0.03;

/** What the laws make of the quantities of one thing; null where two ways to a quantity differ. */
export function derive(
  known: ReadonlyMap<string, Known>,
  tale: Tale,
): { all: Map<string, Known>; disputed: Set<string> } {
  const all = new Map(known);
  const disputed = new Set<string>();
  const names = new Set([...tale.marks, ...tale.things, ...tale.amounts.map(({ role }) => role)]);
  const usable = LAWS.filter(
    ({ needs, unless }) => needs.every((one) => names.has(one)) && unless.every((one) => !names.has(one)),
  );
  for (let isNew = true; isNew;) {
    const found = usable.flatMap((law) => appliedOf(law, all));
    isNew = false;
    for (const { role, known: one } of found) {
      const before = all.get(role);
      if (!before) {
        all.set(role, one);
        isNew = true;
      } else if (!agree(before.value, one.value)) disputed.add(role);
    }
  }
  for (const law of usable) for (const role of disputedBy(law, all)) disputed.add(role);
  return { all, disputed };
}

const agree = (a: number, b: number) => Math.abs(a - b) <= AGREES * Math.max(Math.abs(a), Math.abs(b));

function valuesOf(law: Law, all: ReadonlyMap<string, Known>): Map<string, number> {
  return new Map([
    ...law.constants.map((id): [string, number] => [id, constants[id]!.value]),
    ...[...law.roles].flatMap(([id, role]): [string, number][] => {
      const known = all.get(role);
      return known ? [[id, known.value]] : [];
    }),
  ]);
}

function appliedOf(law: Law, all: ReadonlyMap<string, Known>): { role: string; known: Known }[] {
  const open = [...law.roles].filter(([, role]) => !all.has(role));
  if (open.length !== 1) return [];
  const [id, role] = open[0]!;
  const rearranged = solveFor(id, law.relation);
  if (!rearranged) return [];
  const values = valuesOf(law, all);
  const value = compute(rearranged, values);
  if (!Number.isFinite(value) || value < 0) return [];
  return [{ role, known: { value, told: null, by: { law, role, rearranged, values } } }];
}

/** The quantities of a law that does not hold for what is known. */
function disputedBy(law: Law, all: ReadonlyMap<string, Known>): string[] {
  const roles = [...law.roles.values()];
  if (roles.some((role) => !all.has(role))) return [];
  const values = valuesOf(law, all);
  const [left, right] = [compute(law.relation.left, values), compute(law.relation.right, values)];
  return agree(left, right) ? [] : roles;
}

/** What a quantity rests on: the laws in the order in which they are applied, and what was told. */
export function tracedBack(
  role: string,
  all: ReadonlyMap<string, Known>,
): { laws: Applied[]; told: Set<Told>; roles: Set<string> } {
  const laws: Applied[] = [];
  const told = new Set<Told>();
  const roles = new Set<string>();
  const visit = (name: string): void => {
    if (roles.has(name)) return;
    roles.add(name);
    const known = all.get(name);
    if (known?.told) for (const one of [known.told, ...(known.told.from ?? [])]) told.add(one);
    if (!known?.by) return;
    for (const one of known.by.law.roles.values()) if (one !== name) visit(one);
    laws.push(known.by);
  };
  visit(role);
  return { laws, told, roles };
}

/** The quantities that one thing has: its own, and those that nothing else of its kind could have. */
export function quantitiesOf(
  thing: string | null,
  { amounts, things }: Tale,
  asked: string,
): Map<string, Known> {
  const known = new Map<string, Known>();
  // Beside others of its kind, or never spoken of, it has nothing but its own.
  const isApart = thing !== null && (/ /.test(thing) || [...things].every((other) => !isOne(other, thing)));
  // No body has the mass of another.
  const isOfBody = thing !== null && roleNamed(asked)!.bearer === 'body';
  const rivals = (bearer: string) =>
    new Set(
      amounts.filter(({ role, of }) => of !== null && roleNamed(role)!.bearer === bearer).map(({ of }) => of),
    );
  for (const [role, all] of Map.groupBy(amounts, (one) => one.role)) {
    const own = all.filter(({ of }) => isOne(of, thing));
    const { bearer } = roleNamed(role)!;
    const others = rivals(bearer);
    // Action and reaction are alike.
    const isAlike = all.every(({ value, steps }) => steps && Math.abs(value - all[0]!.value) <= 1e-9 * value);
    const isShared =
      isAlike ||
      bearer === 'scene' ||
      (others.size <= 1 && !isApart && (bearer !== 'body' || !isOfBody || others.size === 0)) ||
      all.every(({ of }) => of === null);
    const fitting = own.length > 0 ? own : isShared ? all : [];
    const values = new Set(fitting.map(({ value }) => value));
    // The speed in water is not that in air.
    const isInMedium = role === 'wave speed' && fitting.some(({ of }) => of !== null && !isOne(of, thing));
    if (values.size > 1 || isInMedium) continue;
    const [first] = fitting;
    if (first) known.set(role, { value: first.value, told: first, by: null });
  }
  return known;
}
