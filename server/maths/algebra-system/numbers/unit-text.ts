import type { Unit } from './units.ts';

/** A unit as one types it: m s^-1. */
export const plainUnit = ({ latex }: Unit) =>
  latex
    .replace(/\\mathrm\{(.{0,300})\}$/, '$1')
    .replace(/\^\{\\circ\}/g, '°')
    .replace(/\\,/g, ' ')
    .replace(/\^\{(-?\d+)\}/g, '^$1')
    .replace(/\\mu /g, 'μ')
    .replace(/\\Omega/g, 'Ω')
    .replace(/\\%/g, '%');
