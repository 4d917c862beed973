import { compareAnswers } from '../marking/mark-typed.ts';

export interface NamedStep {
  say: string;
  tex: string[];
}

/** The step that speaks of what "gradient is 1" names and has this value; null where none does. */
export function valueNamed(typed: string, steps: NamedStep[]): number | null {
  const [, name, value] =
    /^(?:the )?([a-z]{4,20}|\p{Script=Han}{2,6}) ?(?:is|=|是|为) ?(-?[\d.√/()π]{1,20})$/iu.exec(
      typed.slice(0, 80).trim(),
    ) ?? [];
  if (name === undefined) return null;
  const at = steps.findIndex(
    ({ say, tex }) =>
      say.toLowerCase().includes(name.toLowerCase()) && tex.slice(0, 12).some((line) => ends(line, value!)),
  );
  return at < 0 ? null : at;
}

const ends = (line: string, value: string): boolean =>
  line
    .slice(0, 300)
    .split(/\\quad|,\\;|\\Rightarrow/)
    .some((piece) => {
      const last = piece
        .slice(piece.lastIndexOf('=') + 1)
        .replaceAll(/\\[;,]/g, '')
        .trim();
      return piece.includes('=') && last.length < 40 && compareAnswers(last, value) === 'right';
    });
