import { TEMPERATURE_REASONS } from '../reasons-a2/heat-and-oscillations.ts';
import { law, reason, type StatedCard, term } from '../statement.ts';

export const TEMPERATURE: StatedCard = {
  topic: '9702/all/temperature',
  title: { en: 'Temperature: words that earn the marks', zh: '温度：得分表述' },
  statements: [
    term(
      'thermal equilibrium|[that] (two|the) (bodies|objects) [that] are in thermal equilibrium|[that] two (bodies|objects) [are] in thermal equilibrium',
      '热平衡|(两物体|两个物体) 处于热平衡',
      [
        ['The bodies are at the same temperature:', '物体温度相同，'],
        [
          'there is no net transfer of thermal energy between them when they are in thermal contact.',
          '热接触时它们之间没有净的热能传递。',
        ],
      ],
    ),
    term(
      'specific heat capacity [of (a|the) (substance|material|liquid|solid|metal|{noun})]',
      '[物质的] 比热容',
      [
        ['The thermal energy per unit mass', '单位质量的物质'],
        [
          'required to raise the temperature of the substance by one unit (1 K).',
          '温度升高一个单位（1 K）所需的热能。',
        ],
      ],
    ),
    term('specific latent heat [of (a|the) (substance|material)]', '比潜热', [
      ['The thermal energy per unit mass', '单位质量的物质'],
      [
        'required to change the state of the substance at constant temperature.',
        '在温度不变时改变物态所需的热能。',
      ],
    ]),
    term(
      'specific latent heat of fusion [of (a|the) (substance|material|{noun})]',
      '[物质的] (熔化比潜热|比熔化潜热|熔化潜热)',
      [
        ['The thermal energy per unit mass', '单位质量的物质'],
        [
          'required to change the substance from solid to liquid at constant temperature.',
          '在温度不变时由固态变为液态所需的热能。',
        ],
      ],
    ),
    term(
      'specific latent heat of (vaporisation|vaporization) [of (a|the) (substance|material|liquid|{noun})]',
      '[物质的] (汽化比潜热|比汽化潜热|汽化潜热)',
      [
        ['The thermal energy per unit mass', '单位质量的物质'],
        [
          'required to change the substance from liquid to gas (vapour) at constant temperature.',
          '在温度不变时由液态变为气态所需的热能。',
        ],
      ],
    ),
    term('absolute zero [of temperature]', '绝对零度', [
      ['The lowest possible temperature, 0 K (−273.15 °C):', '可能的最低温度，0 K（−273.15 °C）；'],
      ['the temperature at which a system has minimum internal energy.', '此时系统的内能最小。'],
    ]),
    term(
      '[the] (thermodynamic|absolute) (scale|temperature scale|scale of temperature) [of temperature]',
      '热力学温标',
      [
        [
          'A scale that does not depend on the property of any particular substance',
          '不依赖于任何特定物质性质的温标，',
        ],
        ['and has its zero at absolute zero (0 K).', '其零点为绝对零度（0 K）。'],
      ],
    ),
    reason(
      ['why vaporisation needs more energy than fusion', '为什么汽化比潜热大于熔化比潜热'],
      [
        'why the specific latent heat of (vaporisation|vaporization) [of (a|the|water) [{noun}]] is (greater|much greater|larger|much larger|higher) than (the|its) specific latent heat of fusion [of (a|the|the same|ice) [{noun}]] [(for the same|of the same) (substance|material)]',
        '为什么 [水的|物质的|同一物质的] (汽化比潜热|比汽化潜热|汽化潜热) [远|要] (大于|比) [冰的|其|它的] (熔化比潜热|比熔化潜热|熔化潜热) [大] [得多]',
      ],
      [
        [
          'In vaporisation the molecules are separated completely (the increase of separation, and so of potential energy, is much greater than in fusion)',
          '汽化时分子完全分开，分子间距（势能）的增加远大于熔化时，',
        ],
        [
          'and work is done against the atmosphere as the volume increases greatly.',
          '且体积大大增加，还要克服大气压强做功。',
        ],
      ],
    ),
    reason(
      ['why temperature stays constant while a substance melts', '为什么物质熔化时温度不变'],
      [
        'why the temperature [of (a|the) {noun}] (does not change|stays constant|remains constant|is constant) (while|when|as|during) [(it|the {noun}|a {noun})] [is] (melting|melts|boiling|boils|(changing|changes) state)',
        '为什么 [物质|冰|水|液体|固体] [在] (熔化|沸腾|汽化|物态变化) (时|过程中) [其] 温度 (不变|保持不变)',
      ],
      [
        [
          'The energy supplied increases the potential energy of the molecules (it separates them, breaking bonds)',
          '所供给的能量用来增加分子的势能（使分子分开、克服分子间的作用力），',
        ],
        [
          'and not their mean kinetic energy, on which the temperature depends.',
          '而不增加分子的平均动能，温度由平均动能决定。',
        ],
      ],
    ),
    law('zeroth law of thermodynamics', '热力学第零定律', [
      [
        'If two bodies are each in thermal equilibrium with a third, they are in thermal equilibrium with each other.',
        '若两个物体分别与第三个物体处于热平衡，则它们彼此也处于热平衡。',
      ],
    ]),
    ...TEMPERATURE_REASONS,
  ],
};
