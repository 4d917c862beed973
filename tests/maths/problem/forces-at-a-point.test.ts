import { describe, expect, test } from 'vitest';
import { solveParts } from '../../../server/maths/solving/solve.ts';

const answers = (question: string): (string | null)[] =>
  solveParts(question).map(({ outcome }) => (outcome.solved ? outcome.worked.answer.text : null));

const THREE =
  'Three coplanar forces of magnitudes 8 N, 10 N and 12 N act at a point O. The force of magnitude 8 N acts in the positive x-direction. The 10 N force acts at 30° above the negative x-axis and the 12 N force acts along the negative y-axis. ';

describe('forces at a point, each with its direction', () => {
  test('their resultant has a size and a direction', () => {
    expect(answers(`${THREE}Find the magnitude and direction of the resultant of the three forces.`)).toEqual(
      ['7.03 N, 84.6°'],
    );
  });

  test('one of which no direction is told leaves the resultant open', () => {
    expect(
      answers(
        `${THREE.replace('along the negative y-axis', 'downstream')}Find the magnitude of the resultant.`,
      ),
    ).toEqual([null]);
    expect(
      answers(
        `${THREE.replace('30° above the negative x-axis', '30° to the negative x-axis')}Find the magnitude of the resultant.`,
      ),
    ).toEqual([null]);
  });

  test('forces in equilibrium decide a size and an angle', () => {
    expect(
      answers(
        'Three horizontal forces of magnitudes 10 N, P N and Q N act at a point and are in equilibrium. The 10 N force acts due north, the force of magnitude P N acts due west and the force of magnitude Q N acts on a bearing of 150°. Find P and Q.',
      ),
    ).toEqual(['P = 5.77, Q = 11.5']);
    expect(
      answers(
        'A particle is in equilibrium under the action of three coplanar forces: a force of magnitude 20 N acting vertically downwards, a force of magnitude 2F N acting horizontally to the left, and a force of magnitude 3F N acting upwards and to the right at an angle of α° to the horizontal. Find the value of α and the exact value of F.',
      ),
    ).toEqual(['α = 48.2, F = 4sqrt(5)']);
  });

  test('as many as were told of have to be named', () => {
    expect(
      answers(
        'Four horizontal forces act at a point. The forces of magnitudes 30 N and 20 N act due east and due north respectively. Find the magnitude of the resultant.',
      ),
    ).toEqual([null]);
  });

  test('what holds in one case is not known in the next', () => {
    expect(
      answers(
        'Four horizontal forces act at a point. The forces of magnitudes 30 N and F N act due east and due north respectively. The other two forces, of magnitudes 25 N and 40 N, act on bearings of 210° and 300° respectively.\n(a) In the case where the resultant of the four forces acts due west, find the value of F and the magnitude of the resultant.\n(b) Given instead that F = 5, find the magnitude of the resultant force.',
      ),
    ).toEqual(['F = 1.65, 17.1 N', '17.5 N']);
  });

  test('a force that takes the place of another leaves the others as they are', () => {
    expect(
      answers(
        'Three coplanar forces act at the origin O of the x-y plane. A force of magnitude 13 N acts in the first quadrant at an angle α to the positive x-axis, where tan α = 5/12, and a force of magnitude 15 N acts in the fourth quadrant at an angle β to the positive x-axis, where tan β = 4/3. The third force has magnitude 20 N and acts along the negative x-axis.\n(a) Find the magnitude of the resultant and the angle it makes with the positive x-axis.\nThe force of magnitude 20 N is now replaced by a force of magnitude P N in the same direction. The resultant of the forces now acts along the y-axis.\n(b) State the value of P.',
      ),
    ).toEqual(['7.07 N, 81.9°', 'P = 21']);
  });

  test('in Chinese', () => {
    expect(
      answers(
        '同一水平面内的三个力作用于原点O处的质点，质点处于平衡状态。三个力中，大小为15 N的力沿x轴正方向；大小为20 N的力指向第二象限，与x轴负方向成60°角；大小为P N的力指向第三象限，与x轴负方向成θ角。\n(a) 求P和θ的值。\n(b) 现撤去大小为15 N的力，其余两个力保持不变，写出此时质点所受合力的大小和方向。',
      ),
    ).toEqual(['P = 18.0, θ = 73.9°', '15 N, 180°']);
    expect(
      answers(
        '四个共面力作用于点O，大小分别为18 N、25 N、P N和Q N。18 N的力沿x轴正方向，25 N的力与x轴正方向成60°角且指向第一象限，大小为P N的力沿x轴负方向，大小为Q N的力沿y轴负方向。这四个力处于平衡状态。求P和Q的值。',
      ),
    ).toEqual(['P = 30.5, Q = 21.7']);
  });
});
