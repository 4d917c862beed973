import { describe, expect, test } from 'vitest';
import { statedCard } from '#server/curriculum/content/stated-card.ts';
import { STATED, STATED_CARDS } from '#server/maths/problem/stating/stated.ts';
import { solveParts } from '#server/maths/solving/solve.ts';
import { readSolution } from '#server/maths/solving/read-solution.ts';

/** What is shown for each part: the answer in a language, or null. */
const shown = (text: string, language: 'en' | 'zh' = 'en') =>
  solveParts(text).map(({ outcome }) =>
    outcome.solved ? (outcome.worked.answer.say?.[language] ?? null) : null,
  );

const ofKey = (key: string, language: 'en' | 'zh' = 'en') =>
  STATED.get(key)!
    .statement.says.map((one) => one[language])
    .join(language === 'en' ? ' ' : '');

describe('a term is stated as its card does, however it is asked for', () => {
  test.each([
    'State what is meant by gravitational potential at a point. [2]',
    'Explain what is meant by *gravitational potential*. [2]',
    'Define gravitational potential at a point in a gravitational field.',
    'Define the term gravitational potential. [2]',
    'State the meaning of gravitational potential. [1]',
    'What is meant by gravitational potential?',
    '(a) State what is meant by\n(i) gravitational potential. [2]',
  ])('%s', (text) => {
    expect(shown(text)).toEqual([ofKey('gravitational potential')]);
  });

  test.each([
    '写出引力势的定义。（2分）',
    '说明引力势的含义。[2]',
    '什么是引力势？',
    '解释什么是“引力势”。[2]',
    '给引力势下定义。',
    '某点的引力势是什么意思？[2]',
  ])('%s', (text) => {
    expect(shown(text, 'zh')).toEqual([ofKey('gravitational potential', 'zh')]);
  });

  test('the story around it may be unread', () => {
    const text =
      'A wobbly gizmo glimmers oddly near 5 blorps.\n(a) Define power. [1]\n(b) Find the blorp. [2]';
    expect(shown(text)).toEqual([ofKey('power'), null]);
  });

  test('every term by its name, in both languages', () => {
    const terms = [...STATED.values()].filter(({ statement: { kind, about } }) => kind === 'term' && !about);
    const asked = (key: string, name: { en: string; zh: string }) => [
      shown(`State what is meant by ${name.en}.`)[0] === ofKey(key),
      shown(`写出${name.zh}的含义。`, 'zh')[0] === ofKey(key, 'zh'),
    ];
    const missed = terms.filter(({ key, statement }) => asked(key, statement.name).includes(false));
    expect(missed.map(({ key }) => key)).toEqual([]);
  });
});

describe('what stands before it in its part', () => {
  const SOUND = 'A loudspeaker emits a sound wave of frequency 680 Hz.';

  test.each([
    'Give one example of a transverse wave. State what is meant by the frequency of a wave.',
    'Is sound a transverse wave? State what is meant by the frequency of a wave.',
    'Complete the table. State what is meant by the frequency of a wave.',
    'There is no wall. Explain how a stationary wave is formed.',
    'The wall absorbs all the sound. Explain how a stationary wave is formed.',
  ])('asks for more, or tells what may withhold a reason: %s', (asked) => {
    expect(shown(`${SOUND}\n(a) ${asked} [2]\n(b) Define power. [1]`)).toEqual([null, ofKey('power')]);
  });

  test('a sentence stands before a reason only where it tells of what is explained', () => {
    const thrown = 'A ball is thrown vertically upwards with a speed of 12 m s^-1.\n(a) Define power. [1]';
    const asked = 'Explain the effect of air resistance on the maximum height reached by the ball. [2]';
    const told = (sentence: string) => shown(`${thrown}\n(b) ${sentence} ${asked}`)[1];
    expect(told('In practice, air resistance is not negligible.')).toBe(
      ofKey('how air resistance changes the maximum height'),
    );
    expect(told('In practice, air resistance is negligible.')).toBeNull();
    expect(told('The magnet does not touch the tube.')).toBeNull();
    expect(told('The accelerating potential difference is increased.')).toBeNull();
  });

  test.each(['举出一种横波。', '声波是纵波吗？', '列举两种横波。', '写出功的单位。'])('%s', (first) => {
    expect(shown(`扬声器发出声波。\n(a) ${first}说明纵波与横波的区别。\n(b) 给出功率的定义。`, 'zh')).toEqual(
      [null, ofKey('power', 'zh')],
    );
  });

  test('may be a story', () => {
    const asked = 'The wave is longitudinal. State what is meant by the frequency of a wave.';
    expect(shown(`${SOUND}\n(a) ${asked} [1]\n(b) Define power. [1]`)[0]).not.toBeNull();
  });
});

describe('what is explained of the situation that is told', () => {
  test.each([
    [
      "A wire hangs from a hook.\n(a) For a metal wire that obeys Hooke's law, define\n(i) stress. [1]",
      'stress',
    ],
    [
      'Explain, by considering the pressures on the top face and on the bottom face, why the oil exerts an upthrust on the cylinder. [2]',
      'why a fluid pushes a body up by its faces',
    ],
    [
      'A stone is thrown upwards. State and explain the effect of air resistance on the time taken for the stone to reach its maximum height. [2]',
      'how air resistance changes the time to the highest point',
    ],
    ['Explain how a dark fringe is formed. [2]', 'how a dark fringe is formed'],
    [
      'Show that, for a constant force F, the power P is given by P = Fv. [2]',
      'power is force times velocity',
    ],
  ])('%s', (text, key) => {
    expect(shown(text)).toEqual([ofKey(key)]);
  });

  test.each([
    'State and explain the effect of a larger mass on the time taken for the stone to reach its maximum height. [2]',
    'Explain how a dark fringe is seen in the light of two lamps. [2]',
    'Show that the power P is given by P = 2Fv. [2]',
    'Describe what is meant by this statement. [2]',
  ])('refused: %s', (text) => {
    expect(shown(text)).toEqual([null]);
  });
});

describe('laws, reasons and lists', () => {
  test.each([
    ["State Newton's first law of motion. [1]", "newton's first law"],
    ['State Hooke’s law. [2]', "hooke's law"],
    ['State what is meant by the principle of superposition. [2]', 'principle of superposition'],
    [
      'Explain why the gravitational potential near an isolated planet is always negative. [2]',
      'why gravitational potential is negative',
    ],
    [
      'Explain, with reference to pressure, why the liquid exerts an upward force on the block. [2]',
      'why a fluid exerts an upthrust',
    ],
    [
      'By reference to the direction of propagation of energy, state what is meant by a transverse wave. [1]',
      'transverse wave',
    ],
  ])('%s', (text, key) => {
    expect(shown(text)).toEqual([ofKey(key)]);
  });

  test('of a list as many as are asked for, and without the one that is named', () => {
    const { says } = STATED.get('assumptions of the kinetic theory')!.statement;
    expect(shown('State two assumptions of the kinetic theory of gases. [2]')).toEqual([
      `${says[0]!.en} ${says[1]!.en}`,
    ]);
    const others = shown(
      'State two assumptions of the kinetic theory of gases, other than that the molecules are in random motion. [2]',
    );
    expect(others).toEqual([`${says[1]!.en} ${says[2]!.en}`]);
  });

  test('two terms, each with its name', () => {
    expect(shown('Define stress and strain. [2]')).toEqual([
      `Stress: ${ofKey('stress')} Strain: ${ofKey('strain')}`,
    ]);
    expect(shown('说明横波与纵波的区别。[2]', 'zh')).toEqual([
      `横波：${ofKey('transverse wave', 'zh')}纵波：${ofKey('longitudinal wave', 'zh')}`,
    ]);
  });
});

test.each([
  'State what is meant by gravitational potential and calculate it at the surface. [3]',
  'State what is meant by gravitational potential difference. [2]',
  'Explain why the gravitational potential is not negative. [2]',
  'Explain why the electric potential is negative. [2]',
  'State three conditions for equilibrium. [3]',
  'State two assumptions of the kinetic theory, other than that the collisions are elastic. [2]',
  "State Newton's law of cooling. [1]",
  'State what is meant by the speed of the wave in terms of its wavelength. [1]',
  'By reference to the phase of the particles, state what is meant by a transverse wave. [1]',
  'Define the internal energy of a lattice. [1]',
  'State what is meant by resistance. Use your answer to explain the reading. [3]',
  'A wave travels along a string. Define the speed. [1]',
  '写出引力势差的定义。',
  '说明引力势与电势的相同点。',
  '除“碰撞是弹性碰撞”以外，写出分子动理论的两条假设。[2]',
])('nothing is stated where it is only near what is asked: %s', (text) => {
  expect(shown(text)).toEqual([null]);
});

test('nothing is stated where more marks are given than it earns', () => {
  expect(shown('Define power. [1]')).toEqual([ofKey('power')]);
  expect(shown('Define power. [2]')).toEqual([null]);
});

test('what a part tells before it asks is not lost for the parts behind it', () => {
  const text = '(a) The glimmer is wobbly. Define power. [1]\n(b) Hence solve $x^2 = 4$. [1]';
  expect(shown(text)[0]).toEqual(ofKey('power'));
});

test('no step is ticked and no check is claimed', () => {
  const solved = readSolution('Define power. [1]');
  expect(solved.solved && solved.worked.checks).toEqual([]);
  expect(solved.solved && solved.worked.steps.map(({ checked }) => checked)).toEqual([false, false]);
});

test('the steps name the card, and the marks are one for each of its clauses', () => {
  const [part] = solveParts('State what is meant by gravitational potential at a point. [2]');
  const worked = part!.outcome.solved ? part!.outcome.worked : null;
  expect(worked?.topic).toBe('9702/all/gravitational-fields');
  expect(worked?.steps.map(({ marks }) => marks ?? [])).toEqual([[], ['B1'], ['B1']]);
  const card = STATED_CARDS.find(({ topic }) => topic === worked?.topic)!;
  expect(worked?.steps[0]?.say.en).toContain(card.title.en);
});

test('what is stated stands in the card of the topic', () => {
  for (const { topic, statements } of STATED_CARDS) {
    const details = statedCard(topic).details.map(({ en, zh }) => en + zh);
    for (const { says } of statements)
      expect(details.some((one) => says.every(({ en, zh }) => one.includes(en) && one.includes(zh)))).toBe(
        true,
      );
  }
});

test('every statement has a name of its own', () => {
  expect(STATED.size).toBe(STATED_CARDS.flatMap(({ statements }) => statements).length);
});

describe('reasons are given where the question is of what they speak', () => {
  const BALANCE =
    'A magnet is on a balance. When there is a current in the wire, the reading on the balance increases by 1.9 g.\n(a) State and explain the direction of the magnetic force that acts on the wire. [3]';
  test.each([
    [
      'Two long straight parallel wires carry currents in the same direction.\n(a) By considering the magnetic field of each wire, explain why the wires attract one another. [2]',
      'why parallel currents in the same direction attract',
    ],
    [
      '(a) Describe the variation of binding energy per nucleon with nucleon number, for nucleon numbers from about 2 to 240. [3]',
      'how binding energy per nucleon varies',
    ],
    [
      'Electrons pass through carbon. Bright rings are seen. The potential difference V is now increased.\n(a) State and explain the change that is seen in the diameters of the rings. [3]',
      'what a greater accelerating p.d. does to the rings',
    ],
  ])('%s', (text, key) => expect(shown(text)).toEqual([ofKey(key)]));

  test.each([
    BALANCE,
    BALANCE.replace('increases', 'decreases'),
    'A double slit is used. One slit is now covered.\n(a) Explain how a dark fringe is formed. [2]',
    'The two slits are illuminated by light from two different lasers.\n(a) Explain how a dark fringe is formed. [2]',
    'A ball moves so that $a = -(48/0.85)x^2$.\n(a) Explain how this expression shows that the motion is simple harmonic. [2]',
    'A gas goes through a cycle. During the cycle some gas escapes.\n(a) Explain why the total change in the internal energy of the gas for one cycle is zero. [2]',
    'Trolleys A and B collide. Trolley A is held fixed.\n(a) Explain, using Newton’s third law, why the change in momentum of A is equal in magnitude to the change in momentum of B. [2]',
    '(a) Describe the variation of binding energy per nucleon with nucleon number, for nucleon numbers from about 60 to 240. [3]',
    'A cell has negligible internal resistance.\n(a) Explain why the terminal potential difference is less than the e.m.f. [2]',
    'Two long straight parallel wires carry currents in the same direction. The current in Q is now reversed.\n(a) Explain why the wires attract one another. [2]',
    'Two long straight parallel wires carry currents in opposite directions.\n(a) Explain why the wires attract one another. [2]',
    'Electrons pass through carbon. Bright rings are seen. The potential difference V is now reduced.\n(a) State and explain the change that is seen in the diameters of the rings. [3]',
  ])('%s', (text) => expect(shown(text)).toEqual([null]));

  test('a reason that is asked for behind it is a part of it', () => {
    expect(shown('振幅在 11 Hz 附近明显变大。\n(a) 怎样可以减弱它？说明理由。（1分）', 'zh')).toEqual([
      ofKey('how resonance is made less', 'zh'),
    ]);
    expect(shown('(a) Define power. Give a reason for your answer. [1]')).toEqual([null]);
  });
});
