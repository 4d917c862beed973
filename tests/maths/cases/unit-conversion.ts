import type { MethodCases } from './case.ts';

export const cases: MethodCases = {
  method: 'unit-conversion',
  solved: [
    { ask: 'Convert 72 km h^-1 to m s^-1', answer: '20 m s^-1' },
    { ask: 'Express 5 μF in F', answer: '5 * 10^-6 F' },
    { ask: 'Convert 2.5 cm^2 to m^2', answer: '2.5 * 10^-4 m^2' },
    { ask: '将 90 km/h 换算成 m/s', answer: '25 m/s' },
    { ask: 'Convert 3.2 × 10^-19 J to eV', answer: '2.0 eV' },
    { ask: 'Convert 27 °C to K', answer: '300.15 K' },
    { ask: 'Express 1.5 kWh in J', answer: '5.4 * 10^6 J' },
    { ask: '把 250 g 换算为 kg', answer: '0.25 kg' },
    { ask: 'Convert 4 g cm^-3 to kg m^-3', answer: '4000 kg m^-3' },
    { ask: '将 660 nm 换算成 m', answer: '6.6 * 10^-7 m' },
    { ask: 'Convert 30 rpm to rad s^-1', answer: '3.14 rad s^-1' },
    { ask: '将 12 km/h 换算为 m/s。', answer: '3.33 m/s' },
    { ask: 'Convert 36.0 km/h to m/s', answer: '10.0 m/s' },
  ],
  refused: ['Convert 5 kg to m'],
  near: [
    'Convert 0.25 to a fraction',
    'Express 3 + 4i in polar form',
    'Express (x + 1)/(x - 2) in partial fractions',
  ],
};
