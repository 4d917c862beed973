import type { Range } from './sheet.ts';

interface Marker extends Range {
  letter: string;
  startsLine: boolean;
}

export interface PlacedChoice extends Range {
  label: string;
}

const MARKER = /(?<=^|\s)(?:\(([A-D])\)|([A-D])[.)、:]?)(?=[\s$\\]|(?<=[.)、])\S)/g;
const LETTERS = ['A', 'B', 'C', 'D'];
/** "A and B are joined to C and D". */
const PROSE = /^(?:and|or|is|are|to|has|have|be|with|from|which|,)(?![A-Za-z])/;

/** The four choices at the end of a range, on lines or in a row, each without its letter; none where it ends otherwise. */
export function choicesIn(plain: string, { from, to }: Range): PlacedChoice[] {
  const text = plain.slice(from, to);
  const markers = Array.from(text.matchAll(MARKER), ({ index, 0: token, 1: bracketed, 2: bare }) => ({
    letter: (bracketed ?? bare)!,
    from: index,
    to: index + token.length,
    startsLine: /(?:^|\n)[ \t]{0,60}$/.test(text.slice(Math.max(0, index - 62), index)),
  }));
  const starts = markers.filter(({ letter, startsLine }) => letter === 'A' && startsLine);
  for (const first of starts.toReversed().slice(0, 5)) {
    const found = choicesFrom(text, markers, first);
    if (found) return found.map((one) => ({ ...one, from: from + one.from, to: from + one.to }));
  }
  return [];
}

function choicesFrom(text: string, all: Marker[], first: Marker): PlacedChoice[] | null {
  const onLines = all.filter(({ startsLine }) => startsLine);
  // A letter that ends a line is a unit: 0.60 C.
  const isEachOnALine = LETTERS.every((one) =>
    onLines.some(({ letter, from }) => letter === one && from >= first.from),
  );
  const markers = isEachOnALine ? onLines : all;
  const chosen = [first];
  for (const letter of LETTERS.slice(1)) {
    const next = markers.filter((one) => one.letter === letter && one.from >= chosen.at(-1)!.to);
    const best = next.find(({ startsLine }) => startsLine) ?? next[0];
    const isInRow = next[0] && !text.slice(chosen.at(-1)!.to, next[0].from).includes('\n');
    const one = isInRow ? next[0] : best;
    if (!one) return null;
    chosen.push(one);
  }
  const isOnLines = chosen.every(({ startsLine }) => startsLine);
  const choices = chosen.map(({ letter, to }, at) => ({
    label: letter,
    from: to,
    to: chosen[at + 1]?.from ?? endOfLine(text, to),
  }));
  const texts = choices.map((one) => text.slice(one.from, one.to).trim());
  const isWhole = texts.every((one) => one !== '') && text.slice(choices.at(-1)!.to).trim() === '';
  const isProse = !isOnLines && texts.some((one) => PROSE.test(one));
  return isWhole && !isProse ? choices.map((one) => ({ ...one, from: one.from })) : null;
}

function endOfLine(text: string, from: number): number {
  const blank = /\n[ \t]{0,60}(?:\n|$)/.exec(text.slice(from));
  return blank ? from + blank.index : text.length;
}
