import type { Fact, Term, Thing } from '../schema/problem.ts';
import { kindNamed } from '../kinds/kinds.ts';
import { plainId } from './states.ts';

const equal = (a: Term, b: Term): Fact => ({ relation: 'equal', of: [a, b] });

const isOf = (kind: string, { kind: whole }: Thing): boolean => whole.split(' + ').includes(kind);

const WAVES = ['wave', 'electromagnetic wave'];
const PATTERNS = ['double slit', 'grating'];
const TUBES = ['resonance tube', 'tube closed at one end', 'tube open at both ends'];
const OF_LIGHT = ['photon', 'photoelectric emission'];

/** The wavelength of a pattern is that of the only light that there is, and so is that of its photons. */
function ofPatterns(things: readonly Thing[]): Fact[] {
  const [wave, another] = things.filter((one) => WAVES.some((kind) => isOf(kind, one)));
  if (!wave || another) return [];
  return things
    .filter(
      ({ kind }) =>
        PATTERNS.includes(kind) || (isOf('electromagnetic wave', wave) && OF_LIGHT.includes(kind)),
    )
    .map(({ id }) =>
      equal({ the: 'wavelength', of: [{ thing: id }] }, { the: 'wavelength', of: [{ thing: wave.id }] }),
    );
}

/** The one fluid that there is is that in which the one body hangs. */
function ofFluids(things: readonly Thing[]): Fact[] {
  const [fluid, other] = things.filter((one) => isOf('fluid', one));
  const [body, another] = things.filter((one) => isOf('body in a fluid', one));
  if (!fluid || !body || other || another) return [];
  return [
    equal({ the: 'density', of: [{ thing: fluid.id }] }, { the: 'fluid density', of: [{ thing: body.id }] }),
  ];
}

/** What an oscilloscope shows is the sound that there is, and so is what resonates in a tube. */
function ofSound(things: readonly Thing[]): Fact[] {
  const [wave, other] = things.filter((one) => WAVES.some((kind) => isOf(kind, one)));
  const shown = things.filter(
    (one) => isOf('oscilloscope trace', one) || TUBES.some((kind) => isOf(kind, one)),
  );
  if (!wave || other || shown.length !== 1) return [];
  const same = (name: string) =>
    equal({ the: name, of: [{ thing: shown[0]!.id }] }, { the: name, of: [{ thing: wave.id }] });
  if (isOf('tube closed at one end', shown[0]!) || isOf('tube open at both ends', shown[0]!))
    return [
      ...['frequency', 'wavelength'].map(same),
      equal(
        { the: 'speed of sound', of: [{ thing: shown[0]!.id }] },
        { the: 'speed', of: [{ thing: wave.id }] },
      ),
    ];
  return isOf('resonance tube', shown[0]!)
    ? ['frequency', 'wavelength', 'speed'].map(same)
    : [same('frequency')];
}

/** Wien’s constant is the same for all stars. */
function ofStars(things: readonly Thing[]): Fact[] {
  const [first, ...others] = things.filter((one) => isOf('star', one));
  return others.map(({ id }) =>
    equal(
      { the: 'Wien constant', of: [{ thing: id }] },
      { the: 'Wien constant', of: [{ thing: first!.id }] },
    ),
  );
}

/** Protons and neutrons have the masses that were told of one of them alone. */
function ofNucleons(things: readonly Thing[]): Fact[] {
  const named = (id: string) => things.find((one) => one.id === id);
  const bound = things.filter((one) => isOf('nuclide', one) && /^nuclide [A-Z]/.test(one.id));
  return [
    ['nuclide p-1', 'proton mass'],
    ['nuclide n', 'neutron mass'],
  ].flatMap(([id, name]) =>
    named(id!)
      ? bound.map((one) =>
          equal({ the: name!, of: [{ thing: one.id }] }, { the: 'mass', of: [{ thing: id! }] }),
        )
      : [],
  );
}

/** "A neutron" is like any other neutron. */
function ofParticles(things: readonly Thing[]): Fact[] {
  const alike = Map.groupBy(
    things,
    ({ id }) => /^(neutron|proton|electron|positron|alpha-particle)\d+$/.exec(id)?.[1],
  );
  return [...alike].flatMap(([name, [first, ...others]]) =>
    name === undefined
      ? []
      : others.map(({ id }) =>
          equal({ the: 'mass', of: [{ thing: id }] }, { the: 'mass', of: [{ thing: first!.id }] }),
        ),
  );
}

/** The one heater that there is heats the one body that is warmed, melts or boils. */
function ofHeaters(things: readonly Thing[]): Fact[] {
  const [heater, other] = things.filter((one) => isOf('heater', one) || /kettle|heater/.test(one.id));
  const [body, another] = things.filter((one) => isOf('warmed body', one) || isOf('changing body', one));
  if (!heater || !body || other || another) return [];
  return ['power', 'time'].map((name) =>
    equal({ the: name, of: [{ thing: heater.id }] }, { the: name, of: [{ thing: body.id }] }),
  );
}

/** The wave on the one string that there is. */
function ofStrings(things: readonly Thing[]): Fact[] {
  const [wave, other] = things.filter((one) => WAVES.some((kind) => isOf(kind, one)));
  const [string, another] = things.filter((one) => isOf('string with a wave', one));
  if (!wave || other || !string || another || isOf('electromagnetic wave', wave)) return [];
  return ['frequency', 'wavelength', 'speed', 'period'].map((name) =>
    equal({ the: name, of: [{ thing: string.id }] }, { the: name, of: [{ thing: wave.id }] }),
  );
}

/** What holds between things that were spoken of together. */
export const linksOf = (things: readonly Thing[]): Fact[] =>
  things.every(({ kind }) => kindNamed(kind))
    ? [ofPatterns, ofFluids, ofSound, ofStars, ofHeaters, ofStrings, ofNucleons, ofParticles].flatMap((of) =>
        of(things),
      )
    : [];

/** All that is joined. */
export const CIRCUIT = 'circuit';

/** Which things are changed together: a circuit as a whole, and what is linked. */
export function changedTogether(told: readonly Fact[], links: readonly Fact[]): (id: string) => string {
  const groups = new Map<string, string>();
  for (const { of } of links) {
    const ids = of.flatMap(ownersIn);
    const group = ids.map((id) => groups.get(id)).find((one) => one !== undefined) ?? ids[0];
    for (const id of ids) if (group !== undefined) groups.set(id, group);
  }
  for (const { relation, of } of told)
    if (relation === CIRCUIT) for (const id of of.flatMap(ownersIn)) groups.set(plainId(id), CIRCUIT);
  return (id) => groups.get(id) ?? id;
}

/** The things of which a term speaks. */
export const ownersIn = (term: Term): string[] => {
  if (typeof term !== 'object') return [];
  if ('thing' in term) return [term.thing];
  if ('all' in term) return term.all.flatMap(ownersIn);
  return 'the' in term ? term.of.flatMap(ownersIn) : [];
};
