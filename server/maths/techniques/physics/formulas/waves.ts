import { type Formula, formula } from '../formula.ts';

export const waves: Formula[] = [
  formula('waves', 'v = f*l', 'v:waveSpeed f:frequency l:wavelength', 'The wave equation.', '波速公式。', {
    unless: /stationary|standing|grating|驻波|光栅/i,
  }),
  formula(
    'waves',
    'c = f*l',
    'f:frequency l:wavelength',
    'The wave equation; in a vacuum the speed is c.',
    '波速公式；真空中波速为 c。',
    {
      when: /light|electromagnetic|radio|microwave|x-ray|infrared|ultraviolet|gamma|laser|光|电磁|无线电|微波|射线|红外|紫外/i,
      unless: /water|glass|photoelectr|threshold|水|玻璃|光电|声/i,
    },
  ),
  formula(
    'waves',
    'f = 1/T',
    'f:frequency T:period',
    'Frequency is the reciprocal of the period.',
    '频率是周期的倒数。',
  ),
  formula(
    'waves',
    'I = P/A',
    'I:intensity P:power A:area',
    'Intensity is power per unit area.',
    '强度是单位面积上的功率。',
  ),
  formula(
    'waves',
    'I = J*cos(a)^2',
    'I:transmittedIntensity J:incidentIntensity a:angle',
    "Malus's law.",
    '马吕斯定律。',
    { when: /polari|偏振/i, unless: /unpolari|自然光|非偏振/i },
  ),
  formula(
    'waves',
    'o = f*v/(v - s)',
    'o:observedFrequency f:sourceFrequency v:waveSpeed s:sourceSpeed',
    'Doppler effect, the source approaching.',
    '多普勒效应，波源靠近。',
    { when: /toward|approach|靠近|驶近|接近|驶向/i, unless: /away|reced|远离|离开|驶离|moves from/i },
  ),
  formula(
    'waves',
    'o = f*v/(v + s)',
    'o:observedFrequency f:sourceFrequency v:waveSpeed s:sourceSpeed',
    'Doppler effect, the source moving away.',
    '多普勒效应，波源远离。',
    { when: /away|reced|远离|离开|驶离/i, unless: /toward|approach|靠近|驶近|接近|驶向/i },
  ),

  formula(
    'superposition',
    'l = a*x/D',
    'l:wavelength a:slitSeparation x:fringeSeparation D:screenDistance',
    'Double-slit interference.',
    '双缝干涉。',
    { pair: true },
  ),
  formula(
    'superposition',
    'd*sin(t) = n*l',
    'd:gratingSpacing t:angle n:order l:wavelength',
    'Diffraction grating.',
    '衍射光栅。',
    { when: /grating|光栅/i },
  ),
];
