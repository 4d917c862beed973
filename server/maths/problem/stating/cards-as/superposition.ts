import { SUPERPOSITION_MORE } from '../cards-why/more-waves.ts';
import { SUPERPOSITION_WHY } from '../cards-why/solids-and-waves.ts';
import { law, list, reason, rest, type StatedCard, term } from '../statement.ts';

const STANDING = '(stationary|standing)';
const IN_TUBE = '[(in|on|along|inside) (the|a) [stretched] {noun}]';

export const SUPERPOSITION: StatedCard = {
  topic: '9702/all/superposition',
  title: { en: 'Superposition: words that earn the marks', zh: '波的叠加：得分表述' },
  statements: [
    law('principle of superposition [of waves]', '[波的] 叠加原理', [
      ['When two or more waves meet (overlap) at a point,', '两列或多列波在某点相遇（重叠）时，'],
      [
        'the resultant displacement is the sum of the displacements of the individual waves.',
        '合位移等于各列波单独引起的位移的（矢量）和。',
      ],
    ]),
    term(
      'coherence|coherent [(waves|sources|light)]|[that] (two|the) [light] (waves|sources) [that] are coherent',
      '相干 [波|波源|光|光源|性]|(两束|两列) (光|波) 相干',
      [
        [
          'There is a constant phase difference between the waves (sources).',
          '两列波（两波源）之间的相位差保持恒定。',
        ],
      ],
    ),
    term('interference [of [(light|sound)] [waves]]', '[波的|光的] 干涉', [
      ['Two or more (coherent) waves meet and superpose', '两列或多列（相干）波相遇叠加，'],
      [
        'so that the resultant displacement (amplitude) is greater in some places and smaller in others.',
        '使某些地方的合位移（振幅）增大、另一些地方减小。',
      ],
    ]),
    term('diffraction [of (a|the|light|sound|water)] [(wave|waves)]', '[波的|光的] 衍射', [
      ['The spreading of a wave (into the geometrical shadow)', '波（向几何阴影区）扩展传播的现象，'],
      ['when it passes through a gap or past an edge.', '发生在波通过狭缝或障碍物边缘时。'],
    ]),
    term('path difference', '(路程差|波程差)', [
      [
        'The difference between the distances from the two sources to the point where their waves meet.',
        '两列波从各自波源到相遇点所经过的路程之差。',
      ],
    ]),
    term(`${STANDING} (wave|waves)`, '驻波', [
      [
        'The wave formed when two progressive waves of the same frequency (wavelength) and speed, travelling in opposite directions, superpose.',
        '两列频率（波长）和速率相同、沿相反方向传播的行波叠加形成的波；',
      ],
      ['It has nodes and antinodes and transfers no energy.', '它有波节和波腹，不传递能量。'],
    ]),
    term(`node [of a ${STANDING} wave]|nodes|node (on|in) a ${STANDING} wave`, '[驻波的] 波节', [
      [
        'A point of a stationary wave at which the amplitude is zero (minimum).',
        '驻波中振幅为零（最小）的点。',
      ],
    ]),
    term(`antinode [of a ${STANDING} wave]|antinodes|antinode (on|in) a ${STANDING} wave`, '[驻波的] 波腹', [
      ['A point of a stationary wave at which the amplitude is a maximum.', '驻波中振幅最大的点。'],
    ]),
    list(
      ['conditions for a stationary wave', '形成驻波的条件'],
      [
        `[the] [{number}] (conditions|condition) [that are] (required|necessary|needed|for) [(for|to form|to produce)] [(the formation of|forming|producing)] [a|the] ${STANDING} wave [(to be formed|to form)]`,
        '形成驻波的 [{number}] [个] 条件',
      ],
      [
        [
          'Two waves of the same type travel in opposite directions and overlap.',
          '两列同类的波沿相反方向传播并重叠。',
        ],
        [
          'They have the same frequency (wavelength) and speed (and similar amplitude).',
          '频率（波长）和速率相同（振幅相近）。',
        ],
      ],
    ),
    term('diffraction grating', '衍射光栅', [
      [
        'A plate with a large number of parallel, equally spaced narrow slits.',
        '刻有大量平行、等间距狭缝的光学元件。',
      ],
    ]),
    reason(
      ['how a stationary wave is formed', '驻波是怎样形成的'],
      [
        `(how|why) (a|the) ${STANDING} wave (is|can be|may be|has been) (formed|produced|set up|created) ${IN_TUBE}|the formation of (a|the) ${STANDING} wave ${IN_TUBE}|how (a|the) ${STANDING} wave (forms|is formed) ${IN_TUBE}`,
        '[{noun} {noun} [{noun}] [{noun}] [中|上|内] [的]] 驻波 (是怎样|是如何|如何|怎样|的) (形成 [的]|产生 [的]|形成过程|形成原因)',
      ],
      [
        [
          'A progressive wave travels to the end (boundary) and is reflected there.',
          '行波传到端点（边界）后被反射。',
        ],
        [
          'The incident and the reflected wave superpose (interfere);',
          '入射波与反射波叠加（干涉）形成驻波；',
        ],
        [
          'they have the same frequency and speed and travel in opposite directions.',
          '二者频率和速率相同、传播方向相反。',
        ],
      ],
      { about: /tube|pipe|string|wire|reflect|wall|plate|cord|rope|管|弦|绳|反射|板/i },
    ),
    list(
      ['differences between stationary and progressive waves', '驻波与行波的区别'],
      [
        `[{number}] (difference|differences|way|ways) (between a ${STANDING} wave and a progressive wave|between a progressive wave and a ${STANDING} wave|between ${STANDING} (waves and progressive|and progressive) waves|between progressive (waves and ${STANDING}|and ${STANDING}) waves|in which a ${STANDING} wave differs from a progressive wave)`,
        '(驻波 (与|和|同) 行波|行波 (与|和|同) 驻波) [之间] 的 [{number}] [个|点|条] (区别|不同|不同点|不同之处|差别)',
      ],
      [
        [
          'A stationary wave does not transfer energy; a progressive wave does.',
          '驻波不传递能量；行波传递能量。',
        ],
        [
          'In a stationary wave the amplitude varies from point to point (zero at nodes, a maximum at antinodes); in a progressive wave every point has the same amplitude.',
          '驻波各点振幅不同（波节处为零，波腹处最大）；行波各点振幅相同。',
        ],
        [
          'In a stationary wave all points between adjacent nodes are in phase; in a progressive wave the phase changes continuously along one wavelength.',
          '驻波相邻两波节之间各点同相；行波一个波长内各点相位连续变化。',
        ],
      ],
    ),
    list(
      ['conditions for observable interference', '观察到干涉的条件'],
      [
        '[the] [{number}] (conditions|condition) (required|necessary|needed|that must be (satisfied|met)) (for|in order for|to) [(observe|produce|see)] [(an|the)] [observable|visible|steady|clear|two source] [two source] (interference|interference pattern|interference fringes|interference to be observed) [(to be (observed|seen|formed)|of (two|light) waves)]',
        '(观察到|产生|得到|形成) [清晰|稳定] [的] (干涉|干涉现象|干涉图样|干涉条纹) [的|所需的|需要的|必须满足的] [{number}] [个] 条件',
      ],
      [
        [
          'The waves (sources) are coherent: they have a constant phase difference.',
          '两列波（波源）相干，即相位差恒定。',
        ],
        ['The waves meet (overlap) at a point and are of the same type.', '两列同类的波在某处相遇（重叠）。'],
        [
          'The waves have amplitudes that are about equal, so that there is clear contrast.',
          '两列波的振幅相近，使明暗（强弱）对比清楚。',
        ],
      ],
    ),
    rest(
      ['conditions for observable interference besides meeting', '除相遇外观察到干涉的条件'],
      [
        '{number} conditions',
        '(观察到|产生|得到|形成) [清晰|稳定] [的] (干涉|干涉现象|干涉图样|干涉条纹) [的|所需的|需要的] {number} [个] 条件',
      ],
      [
        [
          'The waves (sources) are coherent: they have a constant phase difference.',
          '两列波（波源）相干，即相位差恒定。',
        ],
        ['The waves have amplitudes that are about equal.', '两列波的振幅相近。'],
        [
          'The waves are of the same type (if transverse, unpolarised or polarised in the same plane).',
          '两列波种类相同（若为横波，未偏振或偏振方向相同）。',
        ],
      ],
      {
        within: [
          'the waves (meet|overlap) [,] that are (required|needed|necessary) (for|to observe|to produce) [an|a] [observable] [two source] interference [(pattern|fringes)]',
          '两列波相遇',
        ],
      },
    ),
    reason(
      ['why waves from two slits are coherent', '为什么双缝的光相干'],
      [
        'why [the] [light] (waves|light) (emerging from|from|that emerge from|leaving|passing through) the [two] (slits|double slit) (are|is) coherent',
        '为什么 (通过|来自|从) [两条|两个|两] 狭缝 [射出|出来|发出] 的 [两束|两列] (光|光波) (是相干的|相干)',
      ],
      [
        [
          'The waves at both slits come from the same source (wavefront), so they have the same frequency and a constant phase difference.',
          '两缝处的波来自同一光源（同一波阵面），频率相同，相位差恒定。',
        ],
      ],
      { about: /(?:single|one|same) (?:source|slit)|laser|monochromatic|单缝|同一光源|激光|单色/i },
    ),
    ...SUPERPOSITION_WHY,
    ...SUPERPOSITION_MORE,
  ],
};
