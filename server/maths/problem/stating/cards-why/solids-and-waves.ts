import { derivation, law, list, reason, type Statement, term } from '../statement.ts';

export const SOLIDS_WHY: Statement[] = [
  law(
    '[name of the] point [on the graph] (at which the (line|graph) begins to curve|beyond which the (line|graph) (is not straight|curves)|where the (line|graph) (begins to curve|stops being straight))',
    '图线 开始 弯曲 的 点 的 名称',
    [['The limit of proportionality.', '比例极限。']],
    { about: /load|force|extension|伸长/i },
  ),
  reason(
    ['how the work done in stretching is found from a graph', '怎样由图线求拉伸所做的功'],
    [
      'how the (graph|force extension graph) (could|can|may) be used to (find|determine) the (work done [in (stretching|extending) the {noun}|on the {noun}]|[elastic] (strain|potential) energy [stored in the {noun}])',
      '怎样 由 图线 求 (拉伸所做的功|弹性势能)',
    ],
    [['It is the area between the line and the extension axis.', '等于图线与伸长量轴之间的面积。']],
  ),
];

const ELECTROMAGNETIC: readonly (readonly [string, string])[] = [
  [
    'They travel at the same speed, 3.00 × 10⁸ m s⁻¹, in a vacuum.',
    '在真空中传播速度相同，均为 3.00 × 10⁸ m s⁻¹。',
  ],
  ['They can travel through a vacuum.', '可以在真空中传播。'],
];

export const WAVES_WHY: Statement[] = [
  term(
    'this [statement]',
    '这句话',
    [
      ['The oscillations (vibrations) of the particles are parallel', '质点振动的方向'],
      ['to the direction in which the wave travels (of transfer of energy).', '与波（能量）的传播方向平行。'],
    ],
    { about: /sound is a longitudinal wave/i },
  ),
  list(
    ['properties of electromagnetic waves besides that they are polarised', '电磁波除偏振外的共性'],
    [
      '{number} (property|properties|feature|features) [,] other than (polarisation|that they can be polarised|being transverse|that they are transverse) [,] [that] (is|are) common to all electromagnetic waves|{number} (property|properties) (common to|of) all electromagnetic waves [,] other than (polarisation|that they can be polarised)',
      '除 偏振 外 电磁波 共有 的 {number} 个 性质',
    ],
    ELECTROMAGNETIC.map((one) => one),
  ),
  derivation(
    ['the wave equation', '波速公式'],
    [
      '[that] [for a (progressive|) wave ,] [the (equation|relationship|relation)] [the speed v of (a|the) [progressive] wave is given by] v = fλ',
      '[波速公式] v = fλ',
    ],
    [
      [
        'In one period T the wave travels one wavelength λ, so its speed is v = λ / T.',
        '一个周期 T 内波传播一个波长 λ，故 v = λ / T。',
      ],
      ['Frequency is f = 1 / T, so that v = fλ.', '频率 f = 1 / T，所以 v = fλ。'],
    ],
    {
      within: [
        '[the] definitions of [the terms] (speed|frequency|wavelength|period) , (speed|frequency|wavelength|period) and (speed|frequency|wavelength|period)|[the] definitions of (frequency and wavelength|wavelength and frequency)',
        '(速度|频率|波长) (速度|频率|波长) 和 (速度|频率|波长) 的 定义',
      ],
    },
  ),
  reason(
    ['why the frequency of a source that comes nearer is higher', '波源靠近时频率为什么升高'],
    [
      'why the [observed] frequency [of the sound] [(heard|detected|observed)] [by the observer] (is (higher|greater|different)|increases) [(than|from) the frequency (emitted|of the source)] (as|when|while) the {noun} (approaches|moves towards) [the observer]',
      '为什么 波源 靠近 [观察者] 时 [听到的] 频率 (升高|变高)',
    ],
    [
      [
        'The source moves in the direction of the waves that it sends to the observer, so the wavefronts are closer together (shorter wavelength)',
        '波源朝观察者运动，前方的波阵面变密（波长变短），',
      ],
      [
        'and more of them reach the observer per unit time, at the same wave speed.',
        '波速不变，单位时间内到达观察者的波数增多。',
      ],
    ],
  ),
  reason(
    ['why light can be polarised and sound cannot', '光为什么能偏振而声波不能'],
    [
      'why light [waves] can be polarised (but|and|whereas) sound [waves] cannot [be polarised]',
      '光 [波] 能够 偏振 而 声波 不能 , 试 解释 其 (原因|理由)|(为什么|为何) 光 [波] (能|能够) 偏振 [,] [而] 声波 不能',
    ],
    [
      [
        'Light is a transverse wave: it oscillates at right angles to its direction, and this can be kept to one plane.',
        '光是横波，振动方向与传播方向垂直，可以限制在一个平面内；',
      ],
      [
        'Sound is longitudinal: it oscillates along its direction of travel.',
        '声波是纵波，振动方向沿传播方向。',
      ],
    ],
  ),
];

/** Fringes of another origin, or none. */
const OTHER_LIGHT =
  /covered|blocked|(?:two|different)(?: \w+)? (?:lasers|lamps|sources|wavelengths|bulbs)|single slit|grating|\bfilm\b|遮|挡|光栅|薄膜/i;

const FRINGE = '[interference] (fringe|fringes)';
const WHEN = '(when|if) [, separately ,]';
const ON_FRINGES =
  '(the effect [, if any ,] on the (separation|spacing|appearance) [and [on the] (appearance|separation|brightness)] of the [interference] fringes|the (change|changes) [, if any ,] [to|in] the (separation|appearance) [and [the] (appearance|separation)] of the [interference] fringes)';

export const SUPERPOSITION_WHY: Statement[] = [
  reason(
    ['how a dark fringe is formed', '暗条纹是怎样形成的'],
    [
      `(how|why) (a|the) dark ${FRINGE} (is|are) (formed|produced|observed|seen)`,
      '暗条纹 [是] (怎样|如何) (形成|产生) [的]',
    ],
    [
      [
        'The waves from the two slits meet there with a path difference of an odd number of half wavelengths: they are in antiphase (phase difference 180°)',
        '两缝的光在该处的路程差为半波长的奇数倍，相位相反（相差 180°），',
      ],
      [
        'and superpose to give destructive interference (zero or minimum amplitude).',
        '叠加后干涉相消（振幅为零或最小）。',
      ],
    ],
    { unless: OTHER_LIGHT },
  ),
  reason(
    ['how a bright fringe is formed', '亮条纹是怎样形成的'],
    [
      `(how|why) (a|the) bright ${FRINGE} (is|are) (formed|produced|observed|seen)`,
      '(亮条纹|明条纹) [是] (怎样|如何) (形成|产生) [的]',
    ],
    [
      [
        'The waves from the two slits meet there with a path difference of a whole number of wavelengths: they are in phase',
        '两缝的光在该处的路程差为波长的整数倍，相位相同，',
      ],
      [
        'and superpose to give constructive interference (maximum amplitude).',
        '叠加后干涉加强（振幅最大）。',
      ],
    ],
    { unless: OTHER_LIGHT },
  ),
  reason(
    ['what diffraction does for fringes', '衍射在形成条纹中的作用'],
    [
      'the (part|role) (played by|of) diffraction in (producing|the production of|forming|the formation of) (the|interference) [interference] (fringes|pattern)',
      '衍射 在 形成 [干涉] 条纹 中 的 作用',
    ],
    [
      [
        'The light spreads out as it passes through each slit, so that the waves from the two slits overlap.',
        '光通过每条狭缝时发生衍射而扩展，使两缝的光重叠。',
      ],
    ],
  ),
  reason(
    ['fringes when one slit passes less light', '一条缝的光减弱时的条纹'],
    [
      `${ON_FRINGES} ${WHEN} the (intensity|amplitude) of [the] light (passing through|from|incident on) one [of the] (slit|slits) [only] is (reduced|decreased)`,
      '一条缝 的 光强 减小 时 条纹 的 变化',
    ],
    [
      ['The separation does not change.', '条纹间距不变。'],
      [
        'Bright fringes are less bright and dark fringes are brighter: there is less contrast.',
        '亮条纹变暗，暗条纹变亮，对比度减小。',
      ],
    ],
  ),
  reason(
    ['fringes in light of a shorter wavelength', '改用波长较短的光时的条纹'],
    [
      `${ON_FRINGES} ${WHEN} the red light is replaced (by|with) (blue|green|violet) light [of the same intensity]`,
      '红光 换成 (蓝光|绿光|紫光) 时 条纹 的 变化',
    ],
    [
      ['The wavelength is shorter, so the separation decreases.', '波长变短，条纹间距减小。'],
      ['The fringes are of the other colour, with the same brightness.', '条纹变为另一种颜色，亮度不变。'],
    ],
  ),
  reason(
    ['why a tube resonates at particular lengths', '为什么在某些长度处声音增强'],
    [
      'why a loud sound is heard (at|for) (particular|certain|these|some) lengths of the (air column|tube)',
      '为什么 [空气柱] 在 某些 长度 [时] 声音 增强',
    ],
    [
      [
        'Sound waves travel down the tube and are reflected at the water (closed end).',
        '声波沿管向下传播，在水面（闭端）反射；',
      ],
      [
        'The incident and the reflected wave, of the same frequency and speed and in opposite directions, superpose.',
        '频率、波速相同而方向相反的入射波与反射波叠加；',
      ],
      [
        'A stationary wave is formed only where there is a node at the water and an antinode at the open end, and then the sound is loud.',
        '只有水面处为波节、管口处为波腹时才形成驻波，声音增强。',
      ],
    ],
    {
      about: /water|closed|水/i,
      unless: /both ends|两端开口/i,
      within: ['[the] formation of (a|the) stationary wave', '驻波的形成'],
    },
  ),
  law(
    'direction of [the] (oscillations|vibrations|oscillation|vibration|motion) of the [air] particles at an antinode',
    '波腹处 空气质点 的 振动方向',
    [['Along the axis (length) of the tube.', '沿管的轴线方向。']],
    { about: /tube|pipe|管/i },
  ),
];
