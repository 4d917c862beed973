import { type Formula, formula } from '../formula.ts';

export const medicalAndAstronomy: Formula[] = [
  formula(
    'medical-physics',
    'Z = r*c',
    'Z:impedance r:density c:soundSpeed',
    'Specific acoustic impedance.',
    '比声阻抗。',
    { when: /impedance|阻抗/i },
  ),
  formula(
    'medical-physics',
    'I = J*exp(-m*x)',
    'I:transmittedIntensity J:incidentIntensity m:attenuation x:absorber',
    'Exponential attenuation.',
    '指数衰减。',
  ),

  formula(
    'astronomy-and-cosmology',
    'F = L/(4*pi*d^2)',
    'F:radiantFlux L:luminosity d:starDistance',
    'Radiation spreads over a sphere.',
    '辐射分布在球面上。',
  ),
  formula(
    'astronomy-and-cosmology',
    'L = 4*pi*sigma*r^2*T^4',
    'L:luminosity r:radius T:temperature',
    'Stefan–Boltzmann law for a star.',
    '恒星的斯特藩–玻尔兹曼定律。',
  ),
  formula(
    'astronomy-and-cosmology',
    'D/l = v/c',
    'D:wavelengthChange l:wavelength v:recessionSpeed',
    'Redshift of a source much slower than light.',
    '退行速度远小于光速时的红移。',
    { when: /galax|redshift|recession|reced|star|星系|红移|退行|远离|恒星/i },
  ),
  formula(
    'astronomy-and-cosmology',
    'v = H*d',
    'v:recessionSpeed H:hubble d:starDistance',
    "Hubble's law.",
    '哈勃定律。',
  ),
];
