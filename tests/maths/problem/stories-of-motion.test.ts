import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

describe('how strong gravity is to be taken', () => {
  test.each([
    'Take the acceleration due to gravity to be 10 m s⁻².',
    'You should take g as 10 m s⁻² throughout this question.',
    '[g = 10 m s⁻².]',
    'Neglect air resistance and take g = 10 m s⁻².',
  ])('is said in many ways: %s', (note) => {
    expect(
      answers(
        `A ball is thrown vertically upwards with speed 20 m s⁻¹ from horizontal ground. ${note} Find the greatest height of the ball above the ground.`,
      ),
    ).toEqual(['20 m']);
  });

  test('is another number where the question says so', () => {
    expect(
      answers(
        'A ball is thrown vertically upwards with speed 14 m s⁻¹ from horizontal ground. Take the acceleration due to gravity to be 9.8 m s⁻². Find the greatest height of the ball above the ground.',
      ),
    ).toEqual(['10 m']);
  });
});

describe('a journey between places', () => {
  test('ends at rest where it leads, and its parts are told behind that', () => {
    expect(
      answers(
        'A train leaves a station A and travels along a straight track to the next station B, where it comes to rest. The train accelerates uniformly for 20 s until its speed is V m s⁻¹. It then travels at this constant speed, before decelerating uniformly for the last 30 s of the journey. The distance AB is 1500 m and the whole journey takes 85 s. Find the value of V.',
      ),
    ).toEqual([null]);
    expect(
      answers(
        'A train starts from rest at a station A and travels along a straight track to the next station B, where it comes to rest. The train accelerates uniformly for 20 s until its speed is V m s⁻¹. It then travels at this constant speed, before decelerating uniformly for the last 30 s of the journey. The distance AB is 1500 m and the whole journey takes 85 s. Find the value of V.',
      ),
    ).toEqual(['V = 25']);
  });

  const RIDE =
    'A cyclist passes three posts P, Q and R, in that order, on a straight road. She moves with constant acceleration from P to R. The distance PQ is 30 m and she covers it in 5 s. The distance QR is 45 m and she covers it in 5 s.';

  test('has the same acceleration between all of them where that is said', () => {
    expect(answers(`${RIDE} Find the acceleration of the cyclist and her speed as she passes P.`)).toEqual([
      '0.6 m s^-2, 4.5 m s^-1',
    ]);
    expect(
      answers(
        `${RIDE.replace('She moves with constant acceleration from P to R. ', '')} Find the acceleration of the cyclist.`,
      ),
    ).toEqual([null]);
  });
});

describe('an engine at one moment', () => {
  const CAR =
    'The greatest power of the engine of a car of mass 1200 kg is 30 kW. When the speed of the car is v m s⁻¹ the resistance to its motion is kv N, where k is a constant. The greatest steady speed of the car on a straight horizontal road is 50 m s⁻¹.';

  test('works against a resistance that depends on the speed', () => {
    expect(
      answers(
        `${CAR}\n(a) Find the value of k.\n(b) Find the acceleration of the car on this road at an instant when its speed is 20 m s⁻¹ and its engine is working at 50% of the greatest power.`,
      ),
    ).toEqual(['k = 12', '0.425 m s^-2']);
  });

  test('keeps its power and its speed where the road changes', () => {
    expect(
      answers(
        'A car of mass 1000 kg travels at a constant speed of 20 m s⁻¹ up a straight road which makes an angle of 30° with the horizontal. The resistance to its motion is constant and equal to 400 N.\n(a) Find the power of the engine.\nAt the top of the hill the road becomes horizontal. The car continues to work at the same rate.\n(b) Find its acceleration just after it reaches the horizontal road.',
      ),
    ).toEqual(['108000 W', '5 m s^-2']);
  });
});

describe('up a hill and down again', () => {
  test('work is that of the way that it is told of', () => {
    expect(
      answers(
        'A straight hill is 400 m long, and its top is 20 m higher than its bottom. A van of mass 2000 kg, travelling up this hill, has speed 15 m s⁻¹ at the bottom and speed 10 m s⁻¹ at the top. The work done by the engine of the van during the climb is 400 kJ.\n(a) Find the work done against the resistance to motion during the climb.\n(b) Later the van, with its engine switched off, rolls down the hill from rest at the top. The work done against the resistance to motion is half of that for the climb. Find the speed of the van at the bottom.',
      ),
    ).toEqual(['125000 J', null]);
  });
});

describe('a law of motion', () => {
  test.each([
    'The velocity of P, measured in m s⁻¹, at time t s after leaving O is given by v = 3t² − 12t.',
    'At time t s after leaving O, the velocity of P is v m s⁻¹, where v = 3t² − 12t.',
    'At time t s after leaving O, P has velocity v m s⁻¹, where v = 3t² − 12t.',
  ])('may be told in many orders: %s', (told) => {
    const [speed] = answers(
      `A particle P moves in a straight line, starting from a point O. ${told} Find the speed with which P returns to O.`,
    );
    expect(speed).toBe('36 m s^-1');
  });

  test('is not read in other units', () => {
    expect(
      answers(
        'A particle P moves in a straight line, starting from a point O. The velocity of P, measured in km s⁻¹, at time t s after leaving O is given by v = 3t² − 12t. Find the acceleration of P when t = 3.',
      ),
    ).toEqual([null]);
  });
});
