import { PARTICLES_MORE } from '../cards-why/more-waves.ts';
import { PARTICLES_WHY } from '../cards-why/circuits-and-particles.ts';
import { law, list, reason, type StatedCard, term } from '../statement.ts';

const QUARKS = '[the] quark (composition|structure|content)|quarks that make up';

export const PARTICLES: StatedCard = {
  topic: '9702/all/particle-physics',
  title: { en: 'Particle physics: words that earn the marks', zh: '粒子物理：得分表述' },
  statements: [
    term('(nucleon|mass) number [of a (nucleus|nuclide)]', '[原子核的] (核子数|质量数)', [
      ['The total number of protons and neutrons in a nucleus.', '原子核中质子与中子的总数。'],
    ]),
    term('(proton|atomic) number [of a (nucleus|nuclide|atom)]', '[原子核的] (质子数|原子序数)', [
      ['The number of protons in a nucleus.', '原子核中的质子数。'],
    ]),
    term('(isotopes|isotope) [of an element]', '同位素', [
      ['Atoms (nuclei) of the same element with the same number of protons', '质子数相同（同种元素）、'],
      ['but different numbers of neutrons.', '中子数不同的原子（核）。'],
    ]),
    term('nuclide', '核素', [
      [
        'A nucleus with a particular number of protons and a particular number of neutrons.',
        '具有确定质子数和确定中子数的一种原子核。',
      ],
    ]),
    term('nucleon|nucleons', '核子', [['A proton or a neutron in a nucleus.', '原子核中的质子或中子。']]),
    term('(fundamental|elementary) (particle|particles)', '基本粒子', [
      [
        'A particle that has no internal structure: it is not made of smaller particles.',
        '没有内部结构、不由更小的粒子组成的粒子。',
      ],
    ]),
    term('(antiparticle|antiparticles) [of a particle]', '反粒子', [
      ['A particle with the same mass as its particle', '与其对应粒子质量相同、'],
      ['but with opposite charge.', '电荷相反的粒子。'],
    ]),
    term('hadron|hadrons', '强子', [
      [
        'A particle that is made of quarks (and is affected by the strong force).',
        '由夸克组成（参与强相互作用）的粒子。',
      ],
    ]),
    term('baryon|baryons', '重子', [
      [
        'A hadron that consists of three quarks (or three antiquarks).',
        '由三个夸克（或三个反夸克）组成的强子。',
      ],
    ]),
    term('meson|mesons', '介子', [
      ['A hadron that consists of a quark and an antiquark.', '由一个夸克和一个反夸克组成的强子。'],
    ]),
    term('lepton|leptons', '轻子', [
      [
        'A fundamental particle that is not made of quarks and is not affected by the strong force, such as an electron or a neutrino.',
        '不由夸克组成、不参与强相互作用的基本粒子，如电子、中微子。',
      ],
    ]),
    term('quark|quarks', '夸克', [
      [
        'A fundamental particle, of charge +⅔e or −⅓e, that makes up hadrons.',
        '组成强子的基本粒子，电荷为 +⅔e 或 −⅓e。',
      ],
    ]),
    term('unified atomic mass unit', '统一原子质量单位|原子质量单位', [
      ['One twelfth of the mass of an atom of carbon-12.', '一个碳-12 原子质量的十二分之一。'],
    ]),
    term('(alpha|α) (particle|particles)', '(α|阿尔法) 粒子', [
      ['A helium nucleus: two protons and two neutrons.', '氦原子核：由两个质子和两个中子组成。'],
    ]),
    term('(beta minus|β−) (particle|particles)', '(β−|贝塔) 粒子', [
      ['An electron emitted from a nucleus.', '从原子核中发射出的电子。'],
    ]),
    term('(beta plus|β+) (particle|particles)', 'β+ 粒子', [
      ['A positron emitted from a nucleus.', '从原子核中发射出的正电子。'],
    ]),
    law(`(${QUARKS}) [of] [a|the] proton`, '质子的 [夸克] (夸克组成|组成|夸克成分)', [
      ['Up, up, down (uud).', '上、上、下（uud）。'],
    ]),
    law(`(${QUARKS}) [of] [a|the] neutron`, '中子的 [夸克] (夸克组成|组成|夸克成分)', [
      ['Up, down, down (udd).', '上、下、下（udd）。'],
    ]),
    law(`(${QUARKS}) [of] [an|the] antiproton`, '反质子的 (夸克组成|组成)', [
      ['Anti-up, anti-up, anti-down.', '反上、反上、反下。'],
    ]),
    law(
      'name of the (class|group|class group) [\\( (class|group) \\)] [of particles] to which (the|an) (electron|neutrino|positron|electrons and neutrinos) (belongs|belong)',
      '(电子|中微子|正电子) 所属的粒子类别',
      [['Leptons.', '轻子。']],
    ),
    law(
      'name of the (class|group|class group) [\\( (class|group) \\)] [of particles] to which (the|a) (proton|neutron|proton and the neutron|protons and neutrons) (belongs|belong)',
      '(质子|中子) 所属的粒子类别',
      [['Hadrons (baryons).', '强子（重子）。']],
    ),
    reason(
      ['the quark model of the proton and the neutron', '质子与中子的夸克模型'],
      ['the [simple] quark model of (a|the) proton and [of] (a|the) neutron', '质子和中子的夸克模型'],
      [
        [
          'A proton consists of two up quarks and one down quark (uud).',
          '质子由两个上夸克和一个下夸克组成（uud）。',
        ],
        [
          'A neutron consists of one up quark and two down quarks (udd).',
          '中子由一个上夸克和两个下夸克组成（udd）。',
        ],
      ],
    ),
    reason(
      ['why a nucleon is not a fundamental particle', '为什么核子不是基本粒子'],
      [
        'whether (a|the) (neutron|proton) is a fundamental particle|why (a|the) (neutron|proton) is not a fundamental particle',
        '(质子|中子) 是否是基本粒子|为什么 (质子|中子) 不是基本粒子',
      ],
      [['It is not fundamental, because it is made of quarks.', '不是基本粒子，因为它由夸克组成。']],
    ),
    reason(
      ['the change of quarks in β− decay', 'β− 衰变中夸克的变化'],
      [
        '[the] (change|changes) [to|in|of] [the] quark (composition|structure) [of (the|a) (nucleon|nucleus|neutron|proton)] [(that|which)] [(takes place|take place|occurs|occur|happens|is involved)] (during|in) [the] [a|this] (β−|beta minus) decay',
        'β− 衰变 (中|过程中|时) [核子] [的|发生的] 夸克 [组成|成分] [的|发生的] [变化]',
      ],
      [['A down quark changes into an up quark (udd → uud).', '一个下夸克变为上夸克（udd → uud）。']],
    ),
    reason(
      ['the change of quarks in β+ decay', 'β+ 衰变中夸克的变化'],
      [
        '[the] (change|changes) [to|in|of] [the] quark (composition|structure) [of (the|a) (nucleon|nucleus|neutron|proton)] [(that|which)] [(takes place|take place|occurs|occur|happens|is involved)] (during|in) [the] [a] (β+|beta plus) decay',
        'β+ 衰变 (中|过程中|时) [核子] [的|发生的] 夸克 [组成|成分] [的|发生的] [变化]',
      ],
      [['An up quark changes into a down quark (uud → udd).', '一个上夸克变为下夸克（uud → udd）。']],
    ),
    law(
      '[name of the] (force|interaction|interaction that is) [(responsible for|that gives rise to|that causes|involved in)] (beta|β−|β+|β) decay',
      '(引起|导致|支配|负责) (β|β−|β+) 衰变 的 [相互作用|力] [的名称]',
      [['The weak interaction (weak nuclear force).', '弱相互作用（弱力）。']],
    ),
    reason(
      ['why the energies of β particles show that there is a neutrino', 'β 粒子能量的连续分布说明什么'],
      [
        '(how|why) (this observation|the [continuous] range of [kinetic] energies of [the] (β−|β+|β|beta) particles|the fact that the (β−|β+|β|beta) particles have a (continuous|range of) [range of] [kinetic] energies) (supports|provides evidence for|suggests|leads to|indicates) the (existence|emission) of (the other light particle that is emitted|(a|an|the) (neutrino|antineutrino|electron antineutrino|electron neutrino|another particle))',
        '(β|β−|β+) 粒子 [的] [动能|能量] (连续分布|有一个范围|有一定范围) (如何|怎样|为什么) (说明|表明|支持) [有|存在] (中微子|反中微子) [的存在]',
      ],
      [
        ['The energy released in each decay is the same (fixed),', '每次衰变释放的能量相同（一定），'],
        [
          'so if the β particles have a range of energies, another particle (the neutrino) must carry the rest, in varying shares.',
          '而 β 粒子的能量有一个范围，所以必有另一个粒子（中微子）带走其余能量，分配的份额各不相同。',
        ],
      ],
      {
        about:
          /(?:range|continuous|spectrum|different)[^.]{0,60}energ|能量[^。]{0,20}(?:连续|范围|不同)|(?:连续|范围|不同)[^。]{0,20}能量/i,
        settings: [
          /^the β\+ particles emitted by a sample of [a-z]+(?: ?[-–]? ?\d+)? have a range of kinetic energies$/,
        ],
      },
    ),
    law(
      'what (may|can) be (inferred|deduced|concluded) about the structure of the atom from the observation that most of the (α|alpha) particles pass [straight] through the [gold] foil [with little or no (deviation|deflection)|undeviated|undeflected]',
      '绝大多数 (α|阿尔法) 粒子 [几乎] 不偏转 说明 的 原子结构',
      [
        [
          'Most of the atom is empty space: the nucleus is very small compared with the atom.',
          '原子内大部分是空的：原子核与原子相比非常小。',
        ],
      ],
    ),
    law(
      'what (may|can) be (inferred|deduced|concluded) about the structure of the atom from the observation that (a very small (proportion|fraction|number)|very few|a few) of the (α|alpha) particles (is|are) (deviated|deflected|scattered) through (angles greater than 90 ° |large angles)',
      '极少数 (α|阿尔法) 粒子 [发生] 大角度偏转 说明 的 原子结构',
      [
        ['The nucleus is charged (positively),', '原子核带（正）电，'],
        [
          'and most of the mass of the atom is concentrated in a very small nucleus.',
          '原子的绝大部分质量集中在很小的原子核内。',
        ],
      ],
    ),
    list(
      ['conclusions from the scattering of α-particles', 'α 粒子散射实验的结论'],
      [
        '[the] [{number}] (conclusions|conclusion) (about the structure of the atom|about the (nucleus|atom)|that can be drawn|drawn) [(about the (structure of the atom|nucleus|atom))] from [the results of] the (α|alpha) particle scattering experiment',
        '(α|阿尔法) 粒子散射 [实验] [得出|得到] 的 [{number}] [个|条] [关于原子结构的] 结论',
      ],
      [
        [
          'Most α-particles pass with little or no deviation: most of the atom is empty space (the nucleus is very small).',
          '绝大多数 α 粒子几乎不偏转：原子内大部分是空的（原子核很小）。',
        ],
        [
          'A few are deviated through large angles (more than 90°): the nucleus is charged and most of the mass is concentrated in it.',
          '极少数偏转角很大（超过 90°）：原子核带电，且集中了原子的绝大部分质量。',
        ],
      ],
    ),
    ...PARTICLES_WHY,
    ...PARTICLES_MORE,
  ],
};
