import { QUANTUM_REASONS } from '../reasons-a2/quanta-and-nuclei.ts';
import { law, list, reason, type StatedCard, term } from '../statement.ts';

const OF_THE_EFFECT = ['[the] photoelectric (effect|emission)', '光电效应'] as const;

export const QUANTUM: StatedCard = {
  topic: '9702/all/quantum-physics',
  title: { en: 'Quantum physics: words that earn the marks', zh: '量子物理：得分表述' },
  statements: [
    term('photon|photons', '光子', [
      ['A quantum (packet, discrete amount) of energy', '电磁辐射的'],
      ['of electromagnetic radiation (E = hf).', '能量量子（一份分立的能量，E = hf）。'],
    ]),
    term('photoelectric (effect|emission)', '光电效应', [
      ['The emission of electrons from the surface of a metal', '金属表面发射电子的现象，'],
      [
        'when electromagnetic radiation (of high enough frequency) is incident on it.',
        '发生在（频率足够高的）电磁辐射照射金属时。',
      ],
    ]),
    term(
      'work function [energy] [of (a|the) (metal|surface|metal surface|{noun})]',
      '[金属的] (逸出功|功函数)',
      [
        ['The minimum energy', '电子从金属表面逸出'],
        ['required for an electron to escape from the surface of the metal.', '所需的最小能量。'],
      ],
      { within: OF_THE_EFFECT },
    ),
    term(
      'threshold frequency [(of|for) (a|the) (metal|surface|{noun})]',
      '[金属的] (截止频率|极限频率|阈频率|阈值频率)',
      [
        ['The minimum frequency of electromagnetic radiation', '能使金属表面发射电子的'],
        ['that causes emission of electrons from the surface of the metal.', '电磁辐射的最小频率。'],
      ],
      { within: OF_THE_EFFECT },
    ),
    term(
      'threshold wavelength [(of|for) (a|the) (metal|surface|{noun})]',
      '[金属的] (截止波长|极限波长|阈波长)',
      [
        ['The maximum wavelength of electromagnetic radiation', '能使金属表面发射电子的'],
        ['that causes emission of electrons from the surface of the metal.', '电磁辐射的最大波长。'],
      ],
    ),
    term('electronvolt|electron volt', '电子伏特|电子伏', [
      [
        'The energy gained by an electron accelerated through a potential difference of 1 V: 1.60 × 10⁻¹⁹ J.',
        '一个电子经 1 V 电势差加速所获得的能量，1.60 × 10⁻¹⁹ J。',
      ],
    ]),
    term('de Broglie wavelength [of (a|the) [moving] (particle|electron|{noun})]', '德布罗意波长', [
      ['The wavelength associated with a moving particle,', '与运动粒子相联系的波长，'],
      [
        'λ = h/p, where p is its momentum and h the Planck constant.',
        'λ = h/p，其中 p 是粒子的动量，h 是普朗克常量。',
      ],
    ]),
    term('wave particle duality', '波粒二象性', [
      [
        'Waves can behave as particles (the photoelectric effect) and particles as waves (electron diffraction).',
        '波能表现出粒子性（光电效应），粒子也能表现出波动性（电子衍射）。',
      ],
    ]),
    term(
      '[discrete] (energy level|energy levels|electron energy levels) [in (an|the) [isolated] (atom|atoms|hydrogen atom)]',
      '[分立的] [电子] 能级',
      [
        [
          'The electrons of an isolated atom can have only certain (discrete) values of energy.',
          '孤立原子中的电子只能具有某些确定的（分立的）能量值。',
        ],
      ],
    ),
    term('ground state [of an atom]', '基态', [
      ['The state of an atom with the lowest energy.', '原子能量最低的状态。'],
    ]),
    reason(
      ['how an emission line spectrum shows discrete energy levels', '发射光谱怎样说明分立能级'],
      [
        '(how|why) (a|the|an) [emission] (line spectrum|emission spectrum|emission line spectrum|line emission spectrum|line spectra) [of (a gas|hydrogen|an element|{noun})] (provides|provide|gives|is|leads to|leads to the idea of|indicates|shows|suggests) [evidence] [for] [the existence of] [discrete] [electron] [energy] (levels|energy levels) [in [isolated] atoms]|(how|why) [the] (emission line spectra|emission spectra|lines in the emission spectrum) [of (a gas|gases|hydrogen)] (provide evidence for|lead to the idea of|show) [the existence of] discrete [electron] energy levels [in [isolated] atoms]',
        '(发射|线状|原子) [线状] 光谱 (怎样|如何|为什么) (说明|表明|证明) [原子中存在|原子具有|存在] [分立的] [电子] [分立] 能级',
      ],
      [
        [
          'Each line is of one wavelength (frequency), so photons of one energy are emitted for it.',
          '每条谱线对应一个确定的波长（频率），即发射能量确定的光子。',
        ],
        [
          'A photon is emitted when an electron falls from a higher to a lower level, its energy being the difference of the two.',
          '电子从高能级跃迁到低能级时发出光子，光子能量等于两能级之差。',
        ],
        [
          'Discrete photon energies mean discrete differences and so discrete energy levels.',
          '光子能量分立说明能级差分立，因而能级是分立的。',
        ],
      ],
    ),
    reason(
      ['why there are dark lines in an absorption spectrum', '吸收光谱中暗线的成因'],
      [
        '(why|how) (dark lines|the dark lines|there are dark lines|the [dark] lines|an absorption (spectrum|line spectrum)) [(are|is)] [(seen|observed|formed|produced|present|appear)] [in (the|an) [absorption] spectrum] [[of] [the] [transmitted] [light]] [(when [white] light passes through a [cool|cold] gas)]',
        '(吸收光谱|光谱) 中 [的] (暗线|为什么有暗线|为什么出现暗线) (的成因|的形成原因|是怎样形成的|是如何形成的)|[光谱中] 为什么 [会] 出现暗线',
      ],
      [
        [
          'Electrons in the gas atoms absorb photons whose energy equals the difference between two energy levels and rise to a higher level.',
          '气体原子中的电子吸收能量恰好等于两能级之差的光子，跃迁到较高能级。',
        ],
        [
          'They fall back and emit photons of that energy in all directions,',
          '随后回到低能级，向各个方向发出同样能量的光子，',
        ],
        [
          'so the intensity at those wavelengths in the direction of the beam is reduced: dark lines.',
          '因此沿光束方向该波长处强度减弱，形成暗线。',
        ],
      ],
      { about: /absor|gas|吸收|气体/i },
    ),
    list(
      ['photoelectric effect that the wave theory cannot explain', '波动理论不能解释的光电效应现象'],
      [
        '{number} (piece of evidence|pieces of evidence|observation|observations|feature|features|experimental (observation|observations)|result|results) (provided by the photoelectric effect for (a|the) particulate nature of (electromagnetic radiation|light|radiation)|of the photoelectric effect for (a|the) particulate nature of (electromagnetic radiation|light)|(of the photoelectric effect|(associated with|from|in) (the photoelectric effect|photoelectric emission|photoelectric experiments)) that (cannot be explained (by|using) [a|the] wave (theory|model) [of light]|provides evidence for (a|the) particulate nature of (electromagnetic radiation|light)|provide evidence for (a|the) particulate nature of (electromagnetic radiation|light)))',
        '光电效应 [中|的] [实验中] {number} [个|条] 不能用 [光的] (波动理论|波动说) 解释的 [实验] (现象|事实)',
      ],
      [
        [
          'There is a threshold frequency below which no electrons are emitted, however great the intensity.',
          '存在截止频率，低于它时无论光强多大都没有电子逸出。',
        ],
        [
          'The maximum kinetic energy of the electrons depends on the frequency, not on the intensity.',
          '光电子的最大动能取决于频率，与光强无关。',
        ],
        ['Emission is instantaneous, even at low intensity.', '即使光很弱，电子也立即逸出。'],
      ],
    ),
    reason(
      ['why the maximum kinetic energy does not depend on the intensity', '为什么最大动能与光强无关'],
      [
        '(why|the reason why) the maximum kinetic energy [of (the|emitted|the emitted) (electrons|photoelectrons)] (does not depend on|is independent of|does not change with|is unchanged by|is not affected by) [(a change in|changing)] [the] intensity [of the (light|radiation|incident light|incident radiation)]',
        '为什么 光电子 [的] 最大 [初] 动能与 [光的|入射光的|光] [强度|光强|强] 无关',
      ],
      [
        [
          'Each electron absorbs one photon; the intensity changes only the number of photons per unit time,',
          '每个电子只吸收一个光子；光强只改变单位时间内的光子数，',
        ],
        [
          'and not the energy hf of a photon, so hf minus the work function stays the same.',
          '不改变每个光子的能量 hf，所以 hf 减逸出功不变。',
        ],
      ],
    ),
    reason(
      ['why photoelectrons have a range of kinetic energies', '为什么光电子动能有一个范围'],
      [
        'why [the] [emitted] (electrons|photoelectrons|electrons emitted) [are emitted with|have|emitted have] (a range of|a range of values of|various|different) [kinetic] (energies|energy|speeds) [(up to a maximum [value]|less than the maximum)]',
        '为什么 [逸出的] 光电子 [的] [动能] (动能有一个范围|有不同的动能|的动能各不相同|动能不同|的动能有一个范围)',
      ],
      [
        [
          'The maximum kinetic energy is that of electrons emitted from the surface.',
          '最大动能是从表面逸出的电子所具有的。',
        ],
        [
          'Electrons below the surface need energy to come to the surface, so they are emitted with less kinetic energy.',
          '表面以下的电子到达表面还要消耗能量，所以逸出时动能较小。',
        ],
      ],
      { about: /photoelectr|photon|emitted electrons|work function|光电/i },
    ),
    reason(
      ['an experiment on electron diffraction', '电子衍射实验'],
      [
        '(an experiment|how an experiment) (to show|to demonstrate|that shows|shows|that demonstrates|on) (electron diffraction|the wave nature of (electrons|particles)|that electrons can behave as waves)',
        '(演示|说明) 电子衍射 的 实验',
      ],
      [
        [
          'In a vacuum, a beam of electrons accelerated through a p.d. is incident on a thin crystal (graphite film).',
          '在真空中，经电压加速的电子束射到薄晶体（石墨膜）上。',
        ],
        [
          'A pattern of concentric rings is seen on a fluorescent screen behind it.',
          '后面的荧光屏上出现同心圆环图样。',
        ],
        [
          'The rings are a diffraction pattern like that of waves; a greater accelerating p.d. (shorter wavelength) makes the rings smaller.',
          '圆环是与波相同的衍射图样；加速电压增大（波长变短）时圆环变小。',
        ],
      ],
    ),
    law(
      'evidence (for|of) the wave nature of (particles|matter|electrons)|evidence that (particles|electrons) (can behave as waves|have wave properties|have a wave nature)',
      '(粒子|电子) 具有波动性的 (证据|实验证据)',
      [
        [
          'Electron diffraction: electrons passing through a thin crystal (graphite) give a diffraction pattern.',
          '电子衍射：电子穿过薄晶体（石墨）后形成衍射图样。',
        ],
      ],
    ),
    law(
      'evidence (for|of) the particulate nature of (electromagnetic radiation|light)',
      '光的粒子性的 (证据|实验证据)',
      [['The photoelectric effect.', '光电效应。']],
    ),
    ...QUANTUM_REASONS,
  ],
};
