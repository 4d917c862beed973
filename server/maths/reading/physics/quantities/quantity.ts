/**
 * What a physics question speaks of. `names` are read longest first; one that begins with `-` gives the value its
 * other sign, with `<` can only be given, with `>` can only be asked for.
 */
export interface Quantity {
  latex: string;
  unit: string;
  symbols: string[];
  en: string[];
  zh: string[];
}

export const quantity = (latex: string, unit: string, symbols: string, en: string, zh: string): Quantity => ({
  latex,
  unit,
  symbols: symbols.split('|'),
  en: en.replace(/r\.m\.s\.|e\.m\.f\.|p\.d\./g, (short) => short.replaceAll('.', '')).split('|'),
  zh: zh.split('|'),
});

export const SPEEDS = 'speed|velocity';
