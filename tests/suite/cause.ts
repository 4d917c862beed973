import { stripVTControlCharacters } from 'node:util';

interface Failure {
  name?: string;
  message?: string;
  diff?: string | undefined;
  stacks?: readonly { file: string; line: number }[] | undefined;
}

const MOST_OF_MESSAGE = 6;
const MOST_OF_DIFF = 14;
const WIDEST = 240;

/** Why a test failed, in so few lines that they can be repeated at the end: what was said, what differed, and where. */
export function causeOf(failure: unknown, root = process.cwd()): string[] {
  const { name, message, diff, stacks } = asFailure(failure);
  const place = stacks?.find(({ file }) => file.startsWith(root) && !file.includes('node_modules'));
  return [
    ...linesOf(name && name !== 'AssertionError' ? `${name}: ${message}` : message, MOST_OF_MESSAGE),
    ...linesOf(diff, MOST_OF_DIFF),
    ...(place ? [`at ${place.file.slice(root.length + 1)}:${place.line}`] : []),
  ];
}

const asFailure = (failure: unknown): Failure =>
  typeof failure === 'object' && failure !== null ? failure : { message: String(failure) };

function linesOf(text = '', most: number): string[] {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.length > WIDEST ? `${line.slice(0, WIDEST)}…` : line));
  return lines.length > most ? [...lines.slice(0, most), `… ${lines.length - most} more lines`] : lines;
}
