import { segmentsOf } from './segments.ts';
import { asTex } from './typed-to-latex.ts';

/** A typed line as LaTeX, in which its words stay words. */
export function lineAsTex(line: string): string {
  const segments = segmentsOf(line.trim());
  if (segments.every(({ isMaths }) => isMaths)) return asTex(line);
  return segments
    .map(({ text, isMaths }) =>
      isMaths ? asTex(text) : `\\text{ ${text.trim().replaceAll(/[\\{}$%&#_^~]/g, ' ')} }`,
    )
    .join('');
}
