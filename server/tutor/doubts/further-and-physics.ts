import type { Doubt } from './doubt.ts';

export const FURTHER_AND_PHYSICS: readonly Doubt[] = [
  {
    of: /roots?\b.{0,40}[αβγ]|[αβγ]|sum of (?:the )?squares|根之和/i,
    asks: /(?:\bhow\b|\bwhy\b|怎么|为什么).{0,40}(?:negative|squares?|负|平方)/i,
    say: {
      en: 'Squares of real numbers cannot add up to a negative number, so not all roots are real: two of them are complex, and the squares of complex numbers may have a negative real part.',
      zh: '实数的平方和不可能为负，所以根不全是实数：有两个是复数，复数的平方实部可以为负。',
    },
  },
  {
    of: /[αβγ]/i,
    asks: /(?:\bwhy\b|为什么).{0,20}\d{1,3}.{0,40}(?:only|equation|constant|times|常数|方程)/i,
    say: {
      en: 'Each root satisfies the equation. Putting in all of them and adding gives one relation between the sums of powers, and the constant comes once for each root, so it is multiplied by the number of roots.',
      zh: '每个根都满足方程，把它们都代入再相加，得到幂和之间的关系；常数项每个根出现一次，所以要乘以根的个数。',
    },
  },
  {
    of: /induction|归纳/i,
    asks: /(?:write|end|conclu|last mark|final|结论|最后|怎么写)/i,
    say: {
      en: 'At the end write: the statement is true for n = 1; if it is true for n = k, it is true for n = k + 1; so by induction it is true for all positive integers n. All three parts are needed for the last mark.',
      zh: '结尾写：n = 1 时成立；若 n = k 时成立，则 n = k + 1 时也成立；所以由数学归纳法对一切正整数 n 成立。三部分都要写才能得最后一分。',
    },
  },
  {
    of: /induction|divisib|归纳|整除/i,
    asks: /f\(k ?\+ ?1\)|sub(?:stitute)? in|assumption|which way|假设|哪种/i,
    say: {
      en: 'Both are accepted. With f(k + 1) − f(k) you show that the difference is divisible, so f(k + 1) is too; by substitution you write the power from the assumption as multiple minus the rest. Take the one that leaves fewer terms, and say where the assumption is used.',
      zh: '两种都可以。用 f(k + 1) − f(k) 就证明差能被整除，从而 f(k + 1) 也能；用代入法就由假设把那个幂写成倍数减去其余项。选项数少的那种，并写明哪里用了假设。',
    },
  },
  {
    of: /eigen|PDP|diagonal|特征|对角/i,
    asks: /(?:\bwhy\b|what|order|which|D\b|为什么|什么|顺序).{0,30}(?:same|D|order|P\b|invers|顺序|不变|对应|放)/i,
    say: {
      en: 'The columns of P are the eigenvectors, and D has on its diagonal the eigenvalues in the same order; for Aⁿ each of them is raised to the power n. Another order is as right, as long as both follow it. From Av = λv follows A⁻¹v = (1/λ)v: the inverse keeps the eigenvectors and turns the eigenvalues over.',
      zh: 'P 的各列是特征向量，D 的对角线按同样顺序放特征值；求 Aⁿ 时各自取 n 次幂。顺序可以换，但两者必须一致。由 Av = λv 得 A⁻¹v = (1/λ)v：逆矩阵特征向量不变，特征值取倒数。',
    },
  },
  {
    of: /polar|initial line|r ?=|极坐标/i,
    asks: /(?:furthest|far|max|\bwhy\b|do we|最远|最大).{0,40}(?:r sin|initial|line|sin|始线|极轴)/i,
    say: {
      en: 'The distance from the initial line is y = r sin θ, so that is what is made greatest: put r in, differentiate by θ and set it to 0. The greatest r is the distance from the pole, something else.',
      zh: '到极轴的距离是 y = r sin θ，所以要使它最大：代入 r，对 θ 求导并令其为 0。r 最大是离极点最远，是另一回事。',
    },
  },
  {
    of: /photoelectric|work function|photon|emitted|光电|逸出功/i,
    asks: /(?:intensity|bright|current|光强|强度|更亮|电流)/i,
    say: {
      en: 'Each electron is freed by one photon. More intensity means more photons a second, so more electrons and a larger current; but the energy of each photon is hf as before, so the maximum kinetic energy hf − φ stays the same. Light below the threshold frequency frees none, however bright it is.',
      zh: '每个电子由一个光子打出。强度增大只是每秒光子数增多，电子数和电流增大；每个光子能量仍是 hf，所以最大动能 hf − φ 不变。低于极限频率的光再强也打不出电子。',
    },
  },
  {
    of: /photoelectric|work function|eV|光电|逸出功/i,
    asks: /(?:units?|\beV\b|convert|1\.6|单位|换算)/i,
    say: {
      en: 'Both energies must be in the same unit before they are taken away from each other: 1 eV = 1.60 × 10⁻¹⁹ J.',
      zh: '相减之前两个能量必须用同一单位：1 eV = 1.60 × 10⁻¹⁹ J。',
    },
  },
  {
    of: /internal resistance|e\.?m\.?f|terminal|内阻|电动势|路端/i,
    asks: /(?:where|\bwhy\b|lost|how come|为什么|哪里|去哪|terminal|路端)/i,
    say: {
      en: 'The e.m.f. drives the current through both resistances. Inside the cell the p.d. Ir is used up (the lost volts), so the terminal p.d. is E − Ir. A larger current makes the lost volts larger and the terminal p.d. smaller.',
      zh: '电动势要让电流通过内、外电阻。电池内部降去 Ir（内压降），所以路端电压是 E − Ir；电流越大，内压降越大，路端电压越小。',
    },
  },
  {
    of: /stationary|standing|string|fundamental|harmonic|驻波|基频|谐波|弦/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,30}(?:twice|double|λ|wavelength|2|两倍|波长)/i,
    say: {
      en: 'In the fundamental of a string with both ends fixed there is a node at each end and one antinode between. From node to node is half a wavelength, so the wavelength is twice the length.',
      zh: '两端固定的弦做基频振动时两端是波节，中间一个波腹；相邻波节相距半个波长，所以波长是弦长的两倍。',
    },
  },
  {
    of: /pipe|tube|closed|harmonic|管|闭口|谐波|驻波/i,
    asks: /(?:closed|one end|1 ?2 ?3|odd|闭|一头|奇数|倍)/i,
    say: {
      en: 'A tube closed at one end has a node there and an antinode at the open end, so the length is an odd number of quarter wavelengths: only the frequencies f, 3f, 5f, … occur. With both ends open all of f, 2f, 3f, … occur.',
      zh: '一端封闭的管，闭端是波节、开端是波腹，管长是四分之一波长的奇数倍，所以只有 f、3f、5f……；两端都开口时 f、2f、3f……都有。',
    },
  },
  {
    of: /spring|wire|young|elastic|strain|弹|杨氏|钢丝|伸长/i,
    asks: /(?:\bwhy\b|为什么|为啥).{0,20}(?:1\/2|half|½|二分之一|Fx)/i,
    say: {
      en: 'The force grows from 0 to F while the wire stretches, so the mean force is ½F and the work is ½Fx, the area of the triangle under the force–extension graph.',
      zh: '拉伸时力从 0 增大到 F，平均力是 ½F，所以做功 ½Fx，即力—伸长图下三角形的面积。',
    },
  },
  {
    of: /uncertaint|不确定度/i,
    asks: /(?:percent|double|twice|square|times|百分|乘|两倍|平方|吗)/i,
    say: {
      en: 'Percentage uncertainties add when quantities are multiplied or divided, so a squared quantity counts twice: with d² in the area its percentage uncertainty is doubled.',
      zh: '相乘、相除时百分不确定度相加，平方的量算两次：面积含 d²，所以百分不确定度要乘 2。',
    },
  },
  {
    of: /project|thrown|cliff|抛/i,
    asks: /air resistance|空气阻力/i,
    say: {
      en: 'With air resistance the horizontal velocity falls as well, so the path is no longer a parabola: it lies below the old one, the range is shorter, the greatest height smaller, and the end is steeper than the beginning.',
      zh: '有空气阻力时水平速度也减小，轨迹不再是抛物线：在原轨迹下方，射程更短、最高点更低，落下的一段比上升的一段更陡。',
    },
  },
  {
    of: /photo|electron|photon|光电|光子|电子/i,
    asks: /(?:intens|bright|光强|强度|更亮).{0,40}(?:max|kinetic|energy|same|change|动能|不变|能量)|(?:\bwhy\b|为什么).{0,30}(?:intens|bright|光强|强度)/i,
    say: {
      en: 'At a fixed frequency a greater intensity means more photons per second, each with the same energy hf. One electron takes one photon, so its greatest kinetic energy hf − Φ stays the same; only the number of electrons per second grows.',
      zh: '频率不变时，光强变大只是每秒的光子数变多，每个光子的能量 hf 不变。一个电子只吸收一个光子，所以最大动能 hf − Φ 不变；变多的是每秒逸出的电子数。',
    },
  },
  {
    of: /photo|electron|photon|光电|光子|电子/i,
    asks: /(?:two|2|several|more) photons|(?:两|2|几|多)个光子/i,
    say: {
      en: 'In the model of the syllabus one photon gives all of its energy to one electron. Two at once are so unlikely at ordinary intensities that below the threshold frequency no electron is emitted, however bright the light.',
      zh: '在大纲的模型里，一个光子把全部能量交给一个电子。两个光子同时作用于一个电子在普通光强下极不可能，所以低于极限频率时，光再强也没有电子逸出。',
    },
  },
];
