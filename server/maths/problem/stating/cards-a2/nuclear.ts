import { NUCLEAR_REASONS } from '../reasons-a2/quanta-and-nuclei.ts';
import { list, reason, type StatedCard, term } from '../statement.ts';

export const NUCLEAR: StatedCard = {
  topic: '9702/all/nuclear-physics',
  title: { en: 'Nuclear physics: words that earn the marks', zh: '核物理：得分表述' },
  statements: [
    term('mass (defect|deficit) [of a nucleus]', '[原子核的] 质量亏损', [
      ['The difference between the total mass of the separate nucleons', '组成原子核的各核子分开时的总质量'],
      ['and the mass of the nucleus.', '与原子核质量之差。'],
    ]),
    term('[nuclear] binding energy [of (a|the) (nucleus|nuclide)]', '[原子核的] 结合能', [
      ['The minimum energy required to separate the nucleons of a nucleus', '把原子核中的核子全部分开'],
      ['completely (to infinity).', '（到无穷远处）所需的最小能量。'],
    ]),
    term('binding energy per nucleon [of a nucleus]', '每个核子的结合能|比结合能|核子平均结合能', [
      [
        'The energy required to separate the nucleons of a nucleus to infinity',
        '把原子核的核子全部分开到无穷远所需的能量',
      ],
      ['divided by the number of nucleons.', '与核子数之比。'],
    ]),
    term('nuclear fission|fission', '核裂变|裂变', [
      ['A heavy (large) nucleus splits', '一个重核分裂成'],
      [
        'into two nuclei of about equal mass (with release of neutrons and energy).',
        '两个质量相近的较轻的核（同时放出中子和能量）。',
      ],
    ]),
    term(
      'nuclear fusion|fusion',
      '核聚变|聚变',
      [
        ['Two light nuclei join together', '两个轻核结合'],
        ['to form one heavier nucleus (with release of energy).', '成一个较重的核（同时释放能量）。'],
      ],
      { unless: /latent heat|潜热/i },
    ),
    term('radioactive decay', '放射性衰变|衰变', [
      ['The spontaneous and random emission of radiation', '不稳定的原子核自发地、随机地'],
      ['by unstable nuclei.', '放出辐射的过程。'],
    ]),
    term(
      '[that] [radioactive] (random|random decay|decay is random|decay is a random process)|[that] the statement that radioactive decay is [a] random [process]|random nature of radioactive decay|statement that radioactive decay is [a] random [process]',
      '[放射性衰变|衰变] [是] 随机 [的|性]|[放射性] 衰变的随机性|放射性衰变是随机的',
      [
        [
          'It cannot be predicted when a particular nucleus will decay (or which nucleus will decay next);',
          '无法预测某个核何时衰变（或下一个衰变的是哪个核）；',
        ],
        ['each has a constant probability of decay per unit time.', '每个核单位时间内衰变的概率恒定。'],
      ],
      { about: /decay|radioactiv|衰变|放射/i },
    ),
    term(
      '[that] [radioactive] (spontaneous|spontaneous decay|decay is spontaneous|decay is a spontaneous process)|[that] the statement that radioactive decay is [a] spontaneous [process]|spontaneous nature of radioactive decay|statement that radioactive decay is [a] spontaneous [process]',
      '[放射性衰变|衰变] [是] 自发 [的|性]|[放射性] 衰变的自发性|放射性衰变是自发的',
      [
        [
          'The decay is not affected by external (environmental) factors such as temperature and pressure.',
          '衰变不受温度、压强等外界（环境）因素的影响。',
        ],
      ],
      { about: /decay|radioactiv|衰变|放射/i },
    ),
    term(
      'activity [of (a|the) [radioactive] (source|sample|isotope|substance|nuclide)]',
      '[放射源的|样品的|放射性样品的] (活度|放射性活度)',
      [
        [
          'The number of nuclei that decay per unit time (rate of decay).',
          '单位时间内衰变的原子核数（衰变率）。',
        ],
      ],
    ),
    term(
      'decay constant [of (a|the) [radioactive] (nuclide|isotope|sample)]',
      '[放射性核素的] 衰变常 (量|数)',
      [
        ['The probability of decay of a nucleus', '单位时间内'],
        ['per unit time.', '一个原子核发生衰变的概率。'],
      ],
    ),
    term(
      'half life [of (a|the) [radioactive] (nuclide|isotope|sample|source|substance|{noun})]',
      '[放射性核素的|放射性同位素的] 半衰期',
      [
        ['The time for the number of undecayed nuclei (or the activity)', '未衰变的原子核数（或活度）'],
        ['to fall to half of its initial value.', '减少到初始值的一半所需的时间。'],
      ],
    ),
    term('becquerel', '贝克勒尔这一单位', [['An activity of one decay per second.', '每秒衰变一次的活度。']]),
    reason(
      ['why fusion releases energy', '为什么聚变释放能量'],
      [
        'why energy is released in (the|this) [fusion] (reaction|process)|why (the|this) reaction releases energy|why [(energy is released|there is a release of energy)] (in|during|by|when) (nuclear fusion|fusion|a fusion reaction|light nuclei fuse) [releases energy|energy is released]',
        '为什么 (轻核聚变|核聚变|聚变) [会|能] (释放|放出) 能量',
      ],
      [
        [
          'The nucleus that is formed has a greater binding energy per nucleon than the light nuclei,',
          '生成核每个核子的结合能大于原来的轻核，',
        ],
        [
          'so the total binding energy increases (the total mass decreases) and the difference is released.',
          '总结合能增大（总质量减小），其差值以能量形式释放。',
        ],
      ],
      {
        about: /fusion|聚变/i,
        unless: /fission|裂变/i,
        within: ['[the] binding energy per nucleon', '(比结合能|每个核子的结合能)'],
      },
    ),
    reason(
      ['why fission releases energy', '为什么裂变释放能量'],
      [
        'why [(energy is released|there is a release of energy)] (in|during|by|when) (nuclear fission|fission|a fission reaction|a heavy nucleus undergoes fission) [releases energy|energy is released]',
        '为什么 (重核裂变|核裂变|裂变) [会|能] (释放|放出) 能量',
      ],
      [
        [
          'The nuclei that are formed have a greater binding energy per nucleon than the heavy nucleus,',
          '生成核每个核子的结合能大于原来的重核，',
        ],
        [
          'so the total binding energy increases (the total mass decreases) and the difference is released.',
          '总结合能增大（总质量减小），其差值以能量形式释放。',
        ],
      ],
      { within: ['[the] binding energy per nucleon', '(比结合能|每个核子的结合能)'] },
    ),
    list(
      ['why the measured count rate is less than the activity', '为什么测得的计数率小于活度'],
      [
        '[{number}] (reasons|reason) why the [measured|observed|recorded] count rate [(of|from) the {noun}] [(measured|recorded) [by|with] the detector] is (less than|not equal to|different from|not the same as|lower than) the activity [of the (source|sample)]',
        '[测得的|测量的] 计数率 (小于|不等于|低于) [放射源的|样品的] 活度 的 [{number}] [个|条] 原因',
      ],
      [
        [
          'The radiation is emitted in all directions and the detector receives only a part of it.',
          '辐射向各个方向发出，探测器只接收到一部分。',
        ],
        [
          'Some of the radiation is absorbed by the source itself, the air or the window of the detector.',
          '部分辐射被放射源自身、空气或探测器窗口吸收。',
        ],
        [
          'The detector does not register every particle (photon) that enters it (dead time).',
          '探测器并不能记录进入的每个粒子（光子）（存在死时间）。',
        ],
      ],
    ),
    ...NUCLEAR_REASONS,
  ],
};
