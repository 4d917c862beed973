import type { Kind } from '../kinds/kind.ts';
import type { Fact, Term } from '../schema/problem.ts';

const OF_CENTRE = new Set(['distance from the centre', 'field strength', 'potential']);

export const OF_TOP = /^(?:maximum height|rise to the top|time to the highest point)/;

const positive = (thing: Term, name: string, than: Term): Fact => ({
  relation: 'positive',
  of: [{ the: 'difference', of: [{ the: name, of: [thing] }, than] }],
});

const above = (greater: Term, less: Term): Fact => ({
  relation: 'positive',
  of: [{ the: 'difference', of: [greater, less] }],
});

interface OfFlight {
  name: string;
  state: string;
  body: Term;
  kind: Kind;
  /** Whether a wall or another obstacle was told. */
  isMet: boolean;
}

/** It rises to its top where nothing is met before, and is nowhere after it has landed. */
export function limitsOfFlight({ name, state, body, kind, isMet }: OfFlight): Fact[] {
  const rises =
    OF_TOP.test(name) && isMet
      ? [
          above(
            { the: 'time', of: [body, 'at the obstacle'] },
            { the: 'time to the highest point', of: [body] },
          ),
        ]
      : [];
  const isAtTime = name !== 'time' && state.startsWith('time ') && kind.properties.has('time of flight');
  return [
    ...rises,
    ...(isAtTime ? [positive(body, 'time of flight', { the: 'time', of: [body, state] })] : []),
  ];
}

/** The laws of a sphere hold outside it alone. */
export function limitsOfSphere(name: string, [sphere, ...when]: readonly Term[], kind: Kind): Fact[] {
  const isOutside =
    OF_CENTRE.has(name) && kind.properties.has('radius') && kind.properties.has('distance from the centre');
  return isOutside
    ? [
        above(
          { the: 'product', of: ['1.001', { the: 'distance from the centre', of: [sphere!, ...when] }] },
          { the: 'radius', of: [sphere!] },
        ),
      ]
    : [];
}
