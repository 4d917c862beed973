import { type Expression } from '../../../algebra-system/expressions/expression.ts';
import { toLatex } from '../../../algebra-system/expressions/print.ts';
import { exact } from '../../../algebra-system/normal/exact.ts';
import type { Pair } from '../complex/formula.ts';
import { writtenComplex } from '../shown/complex.ts';

export const tex = (one: Expression): string => toLatex(exact(one));

export const pairTex = ([re, im]: Pair): string => writtenComplex(re, im, { verb: 'find', target: '' })!.tex;
