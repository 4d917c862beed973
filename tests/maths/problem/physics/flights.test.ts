import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const UP =
  'A ball is thrown vertically upwards with a speed of 12.0 m s^-1 from a point at the edge of a cliff. The point is 25.0 m above the surface of the sea. Air resistance is negligible.';

describe('what is thrown or dropped', () => {
  test('rises above where it was thrown, and falls to the sea', () => {
    expect(
      answersTo(
        UP,
        'The ball just misses the cliff edge as it falls and then hits the sea.',
        'Calculate',
        '(i) the maximum height of the ball above the surface of the sea, [2]',
        '(ii) the speed with which the ball hits the sea, [2]',
        '(iii) the time between the ball being thrown and it hitting the sea. [2]',
      ),
    ).toEqual(['32.3 m', '25.2 m s^-1', '3.79 s']);
  });

  test('a height that may be above either place has no answer', () => {
    expectRefused(UP, 'Calculate the maximum height reached by the ball.');
  });

  test('moves steadily sideways', () => {
    expect(
      answersTo(
        'A stone is thrown horizontally with speed 15.0 m s^-1 from the top of a cliff of height 33.0 m. Air resistance is negligible.',
        '(a) What is the time taken for the stone to reach the sea? [1]',
        '(b) Calculate the horizontal distance from the base of the cliff to the point where the stone hits the sea. [1]',
      ),
    ).toEqual(['2.59 s', '38.9 m']);
  });

  test('falls otherwise where air resistance is not negligible', () => {
    expectRefused(
      'A stone is dropped from a height of 22.5 m above the ground. Air resistance is not negligible.',
      'Calculate the speed of the stone just before it hits the ground.',
    );
  });
});

describe('what accelerates uniformly', () => {
  test('has an acceleration, a distance and, by its mass, a resultant force', () => {
    expect(
      answersTo(
        'A car accelerates uniformly from rest to a speed of 18.0 m s^-1 in a time of 6.00 s.',
        '(a) Calculate the acceleration of the car. [1]',
        '(b) The mass of the car is 900 kg. Calculate the resultant force on the car. [2]',
      ),
    ).toEqual(['3.00 m s^-2', '2700 N']);
  });

  test('in stages has no distance that is meant by itself', () => {
    expectRefused(
      'A car travels at a constant speed of 20.5 m s^-1 for 5.00 s. It then decelerates uniformly to rest in 4.00 s.',
      'Calculate the distance travelled by the car.',
    );
  });
});
