import { ELECTRICITY_MORE } from '../cards-why/more-waves.ts';
import { ELECTRICITY_WHY } from '../cards-why/circuits-and-particles.ts';
import { law, list, reason, type StatedCard, term } from '../statement.ts';

const OF_COMPONENT =
  '[of (a|an|the) [(electrical|electronic|ohmic)] (component|conductor|resistor|wire|lamp|sample)]';

export const ELECTRICITY: StatedCard = {
  topic: '9702/all/electricity',
  title: { en: 'Electricity: words that earn the marks', zh: '电学：得分表述' },
  statements: [
    term('[electric] current [(in|through) a (wire|conductor|metal)]', '电流', [
      [
        'The flow of charge carriers: the charge that passes a point per unit time.',
        '载流子的定向流动；单位时间内通过某点的电荷量。',
      ],
    ]),
    term('charge carrier|charge carriers', '载流子|电荷载体', [
      [
        'A charged particle that is free to move through a material, such as an electron or an ion.',
        '能在材料中自由移动的带电粒子，如电子或离子。',
      ],
    ]),
    term('coulomb', '库仑这一单位', [
      [
        'The charge that passes a point in one second when there is a constant current of one ampere.',
        '恒定电流为 1 A 时，1 s 内通过某点的电荷量。',
      ],
    ]),
    term(
      '[electric] (charge is quantised|charge is quantized|quantised charge|quantisation of charge)|[that] [electric] charge (is|being) (quantised|quantized)|[statement [that]] charge on [charge] carriers is (quantised|quantized)',
      '电荷 [是] 量子化 [的]',
      [
        [
          'Charge exists only in discrete amounts: whole-number multiples of the elementary charge e.',
          '电荷只能取分立的值，即元电荷 e 的整数倍。',
        ],
      ],
    ),
    term(
      'potential difference|p.d.|potential difference [(across|between) (a|the|two) (component|points|resistor|{noun})]',
      '[电路中] [元件两端的|两点间的] (电势差|电压)',
      [
        [
          'The energy transferred from electrical to other forms per unit charge that passes (between the two points).',
          '单位电荷通过（两点之间）时由电能转化为其他形式能量的多少。',
        ],
      ],
      { unless: /\bfield|电场/i },
    ),
    term('volt', '伏特这一单位', [
      [
        'One joule per coulomb: the p.d. when 1 J of energy is transferred for each 1 C of charge.',
        '每库仑一焦耳：1 C 电荷通过时转移 1 J 能量的电势差。',
      ],
    ]),
    term(`[electrical] resistance ${OF_COMPONENT}`, '[元件的|导体的] 电阻', [
      [
        'The ratio of the potential difference across a component to the current in it.',
        '元件两端的电势差与通过它的电流之比。',
      ],
    ]),
    term('ohm', '欧姆这一单位', [
      [
        'One volt per ampere: the resistance of a component in which a p.d. of 1 V gives a current of 1 A.',
        '每安培一伏特：两端电势差为 1 V 时电流为 1 A 的元件的电阻。',
      ],
    ]),
    law("Ohm's law", '欧姆定律', [
      [
        'The current in a conductor is proportional to the potential difference across it',
        '导体中的电流与其两端的电势差成正比，',
      ],
      [
        'provided that its temperature (physical conditions) stays constant.',
        '条件是温度（物理条件）保持不变。',
      ],
    ]),
    term('[electrical] resistivity [of (a|the) (material|metal|wire|substance)]', '[材料的|金属的] 电阻率', [
      ['Resistivity ρ = RA / L,', '电阻率 ρ = RA / L，'],
      [
        'where R is the resistance of a sample of the material, A its cross-sectional area and L its length.',
        '其中 R 是该材料样品的电阻，A 是横截面积，L 是长度。',
      ],
    ]),
    term('(light-dependent resistor|LDR)', '光敏电阻', [
      [
        'A component whose resistance decreases as the intensity of the light that falls on it increases.',
        '电阻随照射光强度的增大而减小的元件。',
      ],
    ]),
    term('thermistor|negative temperature coefficient thermistor', '热敏电阻', [
      [
        'A component whose resistance decreases as its temperature increases (negative temperature coefficient).',
        '电阻随温度升高而减小（负温度系数）的元件。',
      ],
    ]),
    term(
      '[mean|average] drift (velocity|speed) [of [the] (electrons|free electrons|charge carriers)]',
      '[电子的|载流子的] [平均] 漂移 (速度|速率)',
      [
        [
          'The average velocity of the charge carriers along the conductor when there is a current in it.',
          '导体中有电流时，载流子沿导体定向移动的平均速度。',
        ],
      ],
    ),
    reason(
      ['why the resistance of a filament lamp increases', '为什么灯丝的电阻增大'],
      [
        '(why|how) the resistance of (a|the) (filament|filament lamp|lamp|filament of the lamp|filament of a lamp|lamp filament) (increases|changes|increases as|is greater|becomes greater) [(as|when|at) [the|a|greater|higher] (current|potential difference|p.d.|voltage|currents) [(in|across) (it|the lamp|the filament)] [(increases|is increased)]]',
        '为什么 (灯丝|白炽灯|灯泡|小灯泡) [的] [灯丝] [的] 电阻 [会] [随] [(电流|电压|电势差)] [的|的增大|增大] [而] (增大|变大|增加)',
      ],
      [
        [
          'As the current (p.d.) increases the temperature of the filament rises',
          '电流（电压）增大时灯丝温度升高，',
        ],
        [
          'so the lattice ions vibrate with greater amplitude and the electrons collide with them more often: the resistance increases.',
          '晶格离子振动加剧，电子与其碰撞更频繁，电阻增大。',
        ],
      ],
    ),
    reason(
      ['how the resistance of a filament lamp varies', '灯丝电阻怎样变化'],
      [
        'how the resistance of (a|the) filament lamp (varies|changes) (as|when) the (potential difference|p.d.|current|voltage) [(across|in) it] (is increased|increases) [from zero] [, and explain this variation]',
        '灯丝 [的] 电阻随 (电压|电流) (怎样|如何) 变化',
      ],
      [
        ['The resistance increases as the p.d. (current) increases,', '电阻随电压（电流）的增大而增大，'],
        [
          'because the temperature of the filament increases (the lattice ions vibrate more).',
          '因为灯丝温度升高（晶格离子振动加剧）。',
        ],
      ],
    ),
    list(
      ['why the graph of a filament lamp is a curve', '灯丝伏安曲线的特点'],
      [
        '[the] {number} (features|feature) of the I V (characteristic|graph) of a filament lamp',
        '灯丝 [的] 伏安特性曲线的 {number} [个] 特点',
      ],
      [
        ['It passes through the origin and is symmetrical about it.', '过原点，并关于原点对称。'],
        [
          'Its gradient decreases as the p.d. increases (current against p.d.).',
          '（电流—电压图）斜率随电压增大而减小。',
        ],
      ],
    ),
    ...ELECTRICITY_WHY,
    ...ELECTRICITY_MORE,
  ],
};
