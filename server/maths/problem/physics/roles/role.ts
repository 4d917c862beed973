import { DIMENSIONLESS, type Dimension, parseUnit } from '../../../algebra-system/numbers/units.ts';

/** What bears a quantity: two of one kind are kept apart, what has one bearer alone belongs to the scene. */
export type Bearer = 'body' | 'part' | 'stuff' | 'wave' | 'field' | 'gas' | 'nucleus' | 'scene';

/** A quantity of the syllabus, called by the first of its English words. */
export interface Role {
  name: string;
  en: readonly string[];
  zh: readonly string[];
  latex: string;
  unit: string;
  dimension: Dimension;
  bearer: Bearer;
}

/**
 * Quantities as a table, one a line: English words | Chinese words | LaTeX | unit. The first English word names the
 * quantity in laws.
 */
export function roles(bearer: Bearer, table: string): Role[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [en, zh, latex, unit] = line.split('|').map((cell) => cell.trim()) as [
        string,
        string,
        string,
        string,
      ];
      const words = en.split(',').map((word) => word.trim());
      return {
        name: words[0]!,
        en: words,
        zh: zh.split(',').map((word) => word.trim()),
        latex,
        unit,
        dimension: unit === '' ? DIMENSIONLESS : parseUnit(unit)!.dimension,
        bearer,
      };
    });
}
