import { describe, expect, test } from 'vitest';
import { parseUnit } from '../../../server/maths/algebra-system/numbers/units.ts';
import { LAWS } from '../../../server/maths/problem/physics/laws/laws.ts';
import { ROLES, roleNamed } from '../../../server/maths/problem/physics/roles/roles.ts';
import { constants } from '../../../server/maths/reading/physics/constants.ts';
import { solveParts } from '../../../server/maths/solving/solve.ts';
import { isHomogeneous } from '../../../server/maths/techniques/physics/check.ts';

/** What is shown for each part; null where nothing is. */
const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

test.each(LAWS.map((law) => [law.name.en, law] as const))('both sides have one dimension: %s', (_, law) => {
  const of = (id: string) => {
    const role = law.roles.get(id);
    return role ? roleNamed(role)!.dimension : parseUnit(constants[id]!.unit)!.dimension;
  };
  expect(isHomogeneous(law.relation, of)).toBe(true);
});

test('no two quantities have one name', () => {
  const names = ROLES.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

const WIRE =
  'A uniform wire has length 1.80 m and diameter 0.310 mm. It is made of a metal of resistivity $1.12\\times10^{-6}\\,\\Omega\\,\\text{m}$. The potential difference between the ends of the wire is 6.00 V.';

describe('quantities of one thing follow from each other by laws', () => {
  test.each<[question: string, ...expected: (string | null)[]]>([
    [
      `${WIRE}\n(a) Show that the resistance of the wire is approximately $27\\,\\Omega$. [2]\n(b) Calculate the energy transferred by the wire in a time of 5.00 minutes. [2]`,
      '27 Ω',
      '404 J',
    ],
    [`${WIRE} Calculate the current in the wire, in mA.`, '225 mA'],
    [`${WIRE} Determine the current in the wire, to 2 significant figures.`, '0.22 A'],
    [
      '一根钢丝竖直悬挂，上端固定，原长 $2.4\\,\\text{m}$，直径 $0.80\\,\\text{mm}$。在下端挂上重为 $65\\,\\text{N}$ 的重物后，钢丝伸长 $1.6\\,\\text{mm}$。\n(1) 计算钢丝的应力。[2]\n(2) 求钢的杨氏模量。[2]',
      '1.29 * 10^8 Pa',
      '1.94 * 10^11 Pa',
    ],
    [
      '(a) Define stress. [1]\n(b) A metal wire of original length 2.50 m and diameter 0.560 mm hangs vertically from a fixed point. A load of 48.0 N is attached to its lower end and the wire extends by 2.45 mm.\n(i) Calculate the stress in the wire. [2]\n(ii) Determine the Young modulus of the metal. [2]',
      null,
      '1.95 * 10^8 Pa',
      '1.99 * 10^11 Pa',
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });

  test.each([
    // What changes, or belongs to another, is not told of this wire.
    `${WIRE} The wire is now stretched to twice its length. Calculate the resistance of the wire.`,
    `${WIRE} A second wire has half the diameter. Calculate the resistance of the second wire.`,
    `${WIRE} Calculate the current in the lamp P.`,
    `${WIRE} The temperature of the wire is not constant. Calculate the current in the wire.`,
    // An amount of no use in a question without parts says that it was not understood.
    `${WIRE} A spring has a spring constant of 25.0 N m^-1. Calculate the resistance of the wire.`,
    // Two ways to the resistance differ.
    `${WIRE} The current in the wire is 3.00 A. Calculate the power dissipated in the wire.`,
    // Neither body is said to be the one that is asked about.
    'Ball A has mass 2.0 kg. Ball B has a speed of 3.0 m s^-1. Calculate the momentum of ball A.',
    `${WIRE.replace('uniform wire', 'uniform wire, once coiled,')} Calculate the current in the wire.`,
    // What is to be shown is not so.
    `${WIRE} Show that the resistance of the wire is approximately $31\\,\\Omega$.`,
    // 9.81 is not meant where data are whole numbers.
    'A box has mass 5 kg. It is hung from a rod. Find the weight of the box.',
  ])('and nothing is shown for: %s', (question) => {
    expect(answers(question)).toEqual([null]);
  });
});
