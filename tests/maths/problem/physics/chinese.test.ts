import { describe, expect, test } from 'vitest';
import { answersTo, expectRefused } from './asked.ts';

const WIRE = '一根铜导线长 2.0 m，直径为 0.40 mm。';

describe('a question of physics in Chinese is answered by the laws of its things', () => {
  test.each([
    [
      [
        WIRE,
        '铜的电阻率为 $1.7\\times10^{-8}\\ \\Omega\\,\\text{m}$。',
        '（1）求导线的电阻。（2分）',
        '（2）导线中通有 2.0 A 的电流。求导线消耗的电功率。（2分）',
      ],
      ['0.27 Ω', '1.08 W'],
    ],
    [
      [
        '电动势为 6.0 V、内阻为 0.50 Ω 的电池提供 1.2 A 的电流。电池的路端电压为（　　）',
        'A. 5.4 V　　B. 6.0 V　　C. 6.6 V　　D. 0.6 V',
      ],
      ['A (5.40 V)'],
    ],
    [['电容为 470 μF 的电容器充电到 12 V。求电容器所带的电荷量。'], ['5.6 * 10^-3 C']],
    [['一个光子的能量为 $3.2\\times10^{-19}$ J。求该光子的波长（以 nm 为单位）。'], ['622 nm']],
    [['一个小球在水平面内做匀速圆周运动，半径为 0.50 m，周期为 1.0 s。求小球的速率。'], ['3.14 m s^-1']],
  ])('%j', (lines, answers) => {
    expect(answersTo(...lines)).toEqual(answers);
  });
});

describe('there is no answer to a question in Chinese', () => {
  test('where a sentence was not read', () => {
    expectRefused(
      WIRE,
      '导线被对折。导线的电阻率为 $1.7\\times10^{-8}\\ \\Omega\\,\\text{m}$。',
      '求导线的电阻。',
    );
  });

  test('where a property is spoken of that several things have', () => {
    expectRefused(
      '一根铜导线长 2.0 m，直径 0.40 mm，电阻率为 $1.7\\times10^{-8}\\ \\Omega\\,\\text{m}$。一个灯泡的电阻为 5.0 Ω。',
      '求电阻。',
    );
  });
});
