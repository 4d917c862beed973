import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'physics-medical-physics',
  solved: [
    {
      ask: 'Calculate the specific acoustic impedance of tissue of density 1060 kg m^-3 if the speed of ultrasound is 1540 m/s.',
      answer: '1.63 * 10^6 kg m^-2 s^-1',
    },
    {
      ask: 'An X-ray beam of incident intensity 20 W m^-2 passes through tissue of thickness 4.0 cm and linear attenuation coefficient 25 m^-1. Calculate the transmitted intensity.',
      answer: '7.4 W m^-2',
    },
    { ask: '密度为 1000 kg m^-3，声速为 1500 m/s，求声阻抗。', answer: '1.50 * 10^6 kg m^-2 s^-1' },
    {
      ask: 'X 射线的入射强度为 8.0 W m^-2，厚度为 3.0 cm，衰减系数为 50 m^-1，求透射强度。',
      answer: '1.8 W m^-2',
    },
    {
      ask: 'Bone has acoustic impedance 6.4 × 10^6 kg m^-2 s^-1 and density 1600 kg m^-3. Calculate the speed of ultrasound in bone.',
      answer: '4000 m s^-1',
    },
    {
      ask: 'An X-ray beam falls from an initial intensity of 12 W m^-2 to a transmitted intensity of 3.0 W m^-2 in a thickness of 2.0 cm. Calculate the linear attenuation coefficient.',
      answer: '69 m^-1',
    },
    {
      ask: 'The incident intensity is 50 W m^-2, the transmitted intensity is 10 W m^-2 and the linear attenuation coefficient is 80 m^-1. Calculate the thickness.',
      answer: '0.020 m',
    },
    {
      ask: 'Soft tissue has specific acoustic impedance 1.63 × 10^6 kg m^-2 s^-1 and the speed of sound is 1.54 × 10^3 m s^-1. Calculate its density.',
      answer: '1060 kg m^-3',
    },
    { ask: '空气的密度为 1.3 kg/m³，声速为 330 m/s，求比声阻抗。', answer: '430 kg m^-2 s^-1' },
  ],
  refused: ['Calculate the specific acoustic impedance of tissue of density 1060 kg m^-3.'],
  near: ['Calculate the density of a cube of mass 540 g and volume 200 cm³.', 'Solve 20e^{-25x} = 5'],
};
