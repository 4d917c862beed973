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
    [
      [
        '一辆质量为 1200 kg 的汽车由静止开始做匀加速直线运动，8.0 s 后速度达到 24 m s⁻¹。',
        '(a) 求汽车的加速度。',
        '(b) 求汽车所受的合力。',
        '(c) 求汽车行驶的距离。',
      ],
      ['3.00 m s^-2', '3600 N', '96.0 m'],
    ],
    [
      [
        '电阻为 6.0 Ω 的电阻器 A 与电阻为 3.0 Ω 的电阻器 B 并联，再接在电动势为 6.0 V、内阻为 1.0 Ω 的电池两端。',
        '(a) 求电路的总电流。',
        '(b) 求 A 消耗的功率。',
      ],
      ['2.00 A', '2.67 W'],
    ],
    [
      [
        '一电容为 470 μF 的电容器充电至 12.0 V，然后与电源断开，通过一个 56.0 kΩ 的电阻放电。',
        '（1）求放电电路的时间常数。（1分）',
        '（2）求电容器两端的电压降到 3.00 V 所需的时间。（2分）',
      ],
      ['26.3 s', '36.5 s'],
    ],
    [
      [
        '一个 150 匝的线圈，面积为 $8.50\\times10^{-4}\\ \\text{m}^2$，置于磁感应强度为 0.240 T 的匀强磁场中，线圈平面与磁场方向垂直。',
        '（1）求穿过线圈的磁链。',
        '（2）磁感应强度在 15.0 ms 内均匀减小到零，求线圈中的感应电动势。',
      ],
      ['0.0306 Wb', '2.04 V'],
    ],
    [
      [
        '用波长为 420 nm 的单色光照射逸出功为 2.28 eV 的金属表面。',
        '(a) 求光电子的最大动能。',
        '(b) 求该金属的截止频率。',
      ],
      ['1.09 * 10^-19 J', '5.50 * 10^14 Hz'],
    ],
    [
      [
        '一个 12 Ω 的电阻和一个 6.0 Ω 的电阻串联后接在电动势为 9.0 V、内阻不计的电池两端。',
        '(a) 求电路中的电流。',
        '(b) 求 12 Ω 电阻两端的电压。',
      ],
      ['0.500 A', '6.00 V'],
    ],
    [['一束激光的波长为 633 nm。求一个光子的动量。'], ['1.05 * 10^-27 kg m s^-1']],
    [['一个电阻为 8.0 Ω 的电阻器中的电流为 0.50 A。求 3.0 分钟内通过电阻器的电荷量。'], ['90.0 C']],
    [['当通过灯泡的电流为 0.40 A 时，灯泡两端的电压为 12 V。计算此时灯泡的电阻。'], ['30.0 Ω']],
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

  test('where something is told of another state than is asked for', () => {
    expectRefused('当通过灯泡的电流为 0.40 A 时，灯泡两端的电压为 12 V。求电流为 0.80 A 时灯泡的功率。');
    expectRefused('一个电阻为 8.0 Ω 的电阻器中的电流为 0.50 A。求电流为 1.0 A 时电阻器两端的最大电压。');
  });

  test('where what is asked for is qualified by a word that is not known', () => {
    expectRefused('一辆质量为 900 kg 的汽车以 20 m s⁻¹ 的速度行驶。求汽车的相对动量。');
    expectRefused('一个电阻为 24 Ω 的电阻器中的电流为 2.0 A。求电阻器两端电压的变化。');
  });

  test('where it is asked of one of two things alike, and not said of which', () => {
    expectRefused(
      '一根铜导线的电阻为 2.0 Ω，导线中的电流为 3.0 A。另一根铜导线的电阻为 4.0 Ω，其电流为 1.0 A。',
      '求导线消耗的功率。',
    );
  });

  test('where a property is spoken of that several things have', () => {
    expectRefused(
      '一根铜导线长 2.0 m，直径 0.40 mm，电阻率为 $1.7\\times10^{-8}\\ \\Omega\\,\\text{m}$。一个灯泡的电阻为 5.0 Ω。',
      '求电阻。',
    );
  });
});
