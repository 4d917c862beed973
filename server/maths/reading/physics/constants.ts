import { ELEMENTARY_CHARGE } from '../../algebra-system/numbers/units.ts';

/** The acceleration of free fall that a paper uses, in m s⁻². */
export const FREE_FALL = { physics: 9.81, mechanics: 10 };

/** The constants of the 9702 data sheet, by the names that formulas use. */
export interface Constant {
  latex: string;
  /** As a question may give it: `g = 9.81 m s^-2` takes the place of the sheet's value. A mass given is that of its body. */
  symbols: string[];
  value: number;
  shown: string;
  unit: string;
}

export const constants: Record<string, Constant> = {
  g: { latex: 'g', symbols: ['g'], value: FREE_FALL.physics, shown: '9.81', unit: 'm s^-2' },
  c: { latex: 'c', symbols: ['c'], value: 3e8, shown: '3.00 \\times 10^{8}', unit: 'm s^-1' },
  h: { latex: 'h', symbols: ['h'], value: 6.63e-34, shown: '6.63 \\times 10^{-34}', unit: 'J s' },
  qe: {
    latex: 'e',
    symbols: ['e', 'q'],
    value: ELEMENTARY_CHARGE,
    shown: '1.60 \\times 10^{-19}',
    unit: 'C',
  },
  G: { latex: 'G', symbols: ['G'], value: 6.67e-11, shown: '6.67 \\times 10^{-11}', unit: 'N m^2 kg^-2' },
  me: { latex: 'm_{e}', symbols: [], value: 9.11e-31, shown: '9.11 \\times 10^{-31}', unit: 'kg' },
  mp: { latex: 'm_{p}', symbols: [], value: 1.67e-27, shown: '1.67 \\times 10^{-27}', unit: 'kg' },
  eps: {
    latex: '\\varepsilon_{0}',
    symbols: ['ε_0'],
    value: 8.85e-12,
    shown: '8.85 \\times 10^{-12}',
    unit: 'F m^-1',
  },
  kB: { latex: 'k', symbols: ['k'], value: 1.38e-23, shown: '1.38 \\times 10^{-23}', unit: 'J K^-1' },
  Rgas: { latex: 'R', symbols: ['R'], value: 8.31, shown: '8.31', unit: 'J K^-1 mol^-1' },
  NA: { latex: 'N_{A}', symbols: ['N_A'], value: 6.02e23, shown: '6.02 \\times 10^{23}', unit: 'mol^-1' },
  sigma: { latex: 'σ', symbols: ['σ'], value: 5.67e-8, shown: '5.67 \\times 10^{-8}', unit: 'W m^-2 K^-4' },
};
