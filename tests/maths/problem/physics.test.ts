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
      'Force per unit cross-sectional area (the force being normal to the area).',
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
    'A lorry of mass 5000 kg travels at 12.0 m s^-1. A car drives along the road. Calculate the momentum of the car.',
    '一辆质量为 1200 kg 的汽车拖着一辆拖车以 15.0 m/s 的速度行驶。求拖车的动能。',
    'A hollow metal sphere has a mass of 2.0 kg and a radius of 10.0 cm. Calculate the density of the metal.',
    // What is to be shown is not so.
    `${WIRE} Show that the resistance of the wire is approximately $31\\,\\Omega$.`,
    // 9.81 is not meant where data are whole numbers.
    'A box has mass 5 kg. It is hung from a rod. Find the weight of the box.',
  ])('and nothing is shown for: %s', (question) => {
    expect(answers(question)).toEqual([null]);
  });
});

const CELL =
  'A resistor of resistance 4.0 Ω and a resistor of resistance 12.0 Ω are connected in parallel. The combination is connected in series with a 3.0 Ω resistor and a battery of electromotive force (e.m.f.) 6.0 V and negligible internal resistance.';

describe('a circuit is worked out from how its parts are joined', () => {
  test.each<[question: string, ...expected: (string | null)[]]>([
    [
      `${CELL}\n(a) Calculate the current in the battery. [2]\n(b) Determine the potential difference across the 4.0 Ω resistor. [2]\n(c) Calculate the power dissipated in the 12.0 Ω resistor. [2]`,
      '1 A',
      '3 V',
      '0.75 W',
    ],
    [
      '电动势为 $9.00\\,\\text{V}$、内阻为 $0.800\\,\\Omega$ 的电池接成如下电路：$12.0\\,\\Omega$ 与 $6.00\\,\\Omega$ 的电阻并联后，再与 $2.70\\,\\Omega$ 的电阻串联，接在电池两端。\n(1) 求通过电池的电流。（3分）\n(2) 求电池的路端电压。（1分）\n(3) 求 $6.00\\,\\Omega$ 电阻消耗的功率。（2分）',
      '1.2 A',
      '8.04 V',
      '3.84 W',
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });

  test.each([
    // Whether the battery has an internal resistance, nobody says.
    'A battery of e.m.f. 12.0 V is connected to a resistor of resistance 5.5 Ω. Calculate the current in the circuit.',
    'A battery of e.m.f. 12.0 V and internal resistance 0.50 Ω is connected in series with a lamp and a resistor of resistance 5.5 Ω. Calculate the current in the battery.',
    `${CELL} The 3.0 Ω resistor is removed. Calculate the current in the battery.`,
    // A device of which nothing more is known, a potential difference of a part, a meter with a resistance, two cells.
    'An LDR is connected in series with a resistor of resistance 2.0 kΩ and a battery of e.m.f. 9.0 V and negligible internal resistance. Calculate the current in the battery.',
    'A resistor of resistance 4.0 Ω and a resistor of resistance 12.0 Ω are connected in series. The potential difference across the 4.0 Ω resistor is 3.0 V. Calculate the current in the 12.0 Ω resistor.',
    `${CELL} A voltmeter has a resistance of 12.0 Ω. It is connected across the 4.0 Ω resistor. Determine the potential difference across the 4.0 Ω resistor.`,
    `${CELL} The current in the 3.0 Ω resistor is 0.80 A. Determine the potential difference across the 4.0 Ω resistor.`,
    '电动势为 9.0 V、内阻不计的电池与 2.0 Ω 的电阻 R1、3.0 Ω 的电阻 R2 并联后再串联。求通过电池的电流。',
    `${CELL} A lamp is connected in parallel with the battery. Calculate the current in the battery.`,
  ])('and not where it is not clear: %s', (question) => {
    expect(answers(question)).toEqual([null]);
  });
});

describe('what is said beside the quantities decides which law holds', () => {
  const SIREN = 'The siren emits sound of frequency 640 Hz. The speed of sound in the air is 340 m s^-1.';
  const SLOPE = 'a slope inclined at 5.0° to the horizontal';
  test.each<[question: string, ...expected: (string | null)[]]>([
    [
      `A lifeboat moves at 16.0 m s^-1 directly towards a stationary observer. ${SIREN} Calculate the frequency of the sound heard by the observer.`,
      '672 Hz',
    ],
    [
      `An observer moves towards a stationary lifeboat at 16.0 m s^-1. ${SIREN} Calculate the frequency of the sound heard by the observer.`,
      null,
    ],
    [
      `A car of mass 1200 kg travels up ${SLOPE} at a constant speed of 15.0 m s^-1 against a resistive force of 400 N. Calculate the driving force.`,
      '1430 N',
    ],
    [
      `A car of mass 1200 kg travels down ${SLOPE} at a constant speed of 15.0 m s^-1 against a resistive force of 1400 N. Calculate the driving force.`,
      null,
    ],
    [
      `A car of mass 1200 kg travels up ${SLOPE} with an acceleration of 1.50 m s^-2 against a resistive force of 400 N. Calculate the driving force.`,
      null,
    ],
    [
      'A stone is thrown vertically upwards with a speed of 14.0 m s^-1 from the top of a cliff. Calculate the maximum height of the stone above the sea.',
      null,
    ],
    [
      'A ball of mass 0.20 kg has a speed of 5.0 m s^-1. Calculate the loss in kinetic energy of the ball.',
      null,
    ],
    [
      'A ball is thrown with a horizontal velocity of 5.0 m s^-1. The mass of the ball is 0.20 kg. Calculate the kinetic energy of the ball.',
      null,
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });
});

test('uncertainties of the data add up to that of the result', () => {
  expect(
    answers(
      '某同学测量一段圆柱形金属棒的密度，测得的数据如下：\n质量 $m=(9.40\\pm0.02)\\,\\text{g}$，直径 $d=(4.20\\pm0.02)\\,\\text{mm}$，长度 $l=(8.50\\pm0.05)\\,\\text{cm}$。\n(1) 计算金属棒的密度。（2分）\n(2) 求所得密度的百分不确定度。（2分）\n(3) 用 (1)、(2) 的结果，求密度的绝对不确定度。（1分）',
    ),
  ).toEqual(['7980 kg m^-3', '1.8 %', '140 kg m^-3']);
});

test('of answers to choose from, the one is chosen that the value rounds to', () => {
  const question =
    'A progressive sound wave of frequency 850 Hz travels through air with a speed of 340 m s^-1. What is its wavelength?';
  expect(answers(`${question}\nA  0.20 m\nB  0.40 m\nC  0.80 m\nD  2.5 m`)).toEqual(['B 0.40 m']);
  expect(answers(`${question}\nA  0.20 m\nB  0.44 m\nC  0.80 m\nD  2.5 m`)).toEqual([null]);
});

const BALLS =
  'Ball X of mass 0.50 kg moves to the right at 3.0 m s^-1. It collides head-on with ball Y of mass 0.30 kg that moves to the left at 2.0 m s^-1.';

describe('momentum is conserved where two bodies collide along a line', () => {
  test.each<[question: string, ...expected: (string | null)[]]>([
    [
      `${BALLS} After the collision, ball X moves to the left at 0.40 m s^-1.\n(a) Calculate the speed of ball Y after the collision. [2]\n(b) Determine the loss in kinetic energy. [2]`,
      '3.67 m s^-1',
      '0.793 J',
    ],
    // Where X goes is not told, or it would go through Y.
    [
      `${BALLS} After the collision, ball X moves at 0.40 m s^-1. Calculate the speed of ball Y after the collision.`,
      null,
    ],
    [
      `${BALLS} After the collision, ball X moves to the right at 2.90 m s^-1. Calculate the speed of ball Y after the collision.`,
      null,
    ],
    [
      'A trolley A of mass 0.80 kg moves at 2.4 m s^-1 along a horizontal frictionless track. It collides with a stationary trolley B of mass 1.2 kg. The trolleys stick together. Calculate the speed of the trolleys after the collision.',
      '0.96 m s^-1',
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });
});

describe('usual questions of one step are answered in both languages', () => {
  test.each<[question: string, ...expected: (string | null)[]]>([
    [
      'A tennis ball of mass 58 g moves horizontally at a speed of 31 m s^-1. The ball is struck by a racket and rebounds along its original path with a speed of 42 m s^-1. The ball is in contact with the racket for a time of 4.5 ms. Determine the average force exerted on the ball by the racket.',
      '941 N',
    ],
    [
      'A crane lifts a load of weight 6.5 kN vertically through a height of 14.0 m in a time of 25 s at constant speed. The input power to the motor of the crane is 5.2 kW.\n(a) Calculate the work done on the load. [1]\n(b) Calculate the output power of the motor. [1]',
      '9.1 * 10^4 J',
      '3640 W',
    ],
    [
      'A laser beam is incident normally on a diffraction grating. The grating has 300 lines per mm. The second-order maximum is at an angle of 22.3° to the zero order. Calculate the wavelength of the light.',
      '6.32 * 10^-7 m',
    ],
    [
      '一辆汽车由静止开始做匀加速直线运动，经过 8.0 s 速度达到 24.0 m/s。\n(1) 求汽车的加速度。\n(2) 求这段时间内汽车行驶的距离。',
      '3.0 m s^-2',
      '96 m',
    ],
    // 功率的定义 is no power.
    [
      '一台电动机的电压为 220 V，电流为 2.0 A。\n(1) 写出功率的定义。[1]\n(2) 求电动机的功率。[1]',
      'The work done (energy transferred) per unit time.',
      '440 W',
    ],
  ])('%s', (question, ...expected) => {
    expect(answers(question)).toEqual(expected);
  });
});
