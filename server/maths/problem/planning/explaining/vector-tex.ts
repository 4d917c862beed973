import { squareOf, type Vector } from '../space/vectors.ts';
import { tex } from './number-tex.ts';

export const columnTex = (vector: Vector): string =>
  `\\begin{pmatrix} ${vector.map(tex).join(' \\\\ ')} \\end{pmatrix}`;

export const lengthTex = (vector: Vector): string => `\\sqrt{${tex(squareOf(vector))}}`;
