import { isValidElement, type ReactNode } from 'react';
import { Formula } from './Formula.tsx';

const OPENING = /[([{（《「『【〔“‘]+$/u;
const CLOSING = /^(?:[’'-]?[A-Za-z]+)*[)\]}%°,.;:!?…，。、；：！？）》」』】〕”’]*/u;

/**
 * Text with its formulas held to what belongs to them: a line may end on either side of a formula, so
 * that a comma after it, a bracket before it or the rest of its word would begin or end a line alone.
 */
export function held(pieces: ReactNode[]): ReactNode[] {
  const line = joined(pieces);
  return line.map((piece, i) => {
    const before = isInline(line[i + 1]) ? partOf(piece, OPENING) : '';
    const after = isInline(line[i - 1]) ? partOf(piece, CLOSING) : '';
    if (typeof piece === 'string') return piece.slice(after.length, piece.length - before.length);
    if (!isInline(piece)) return piece;
    const opening = partOf(line[i - 1], OPENING);
    const closing = partOf(line[i + 1], CLOSING);
    if (!opening && !closing) return piece;
    return (
      <span key={i} className="held">
        {opening}
        {piece}
        {closing}
      </span>
    );
  });
}

/** Texts side by side as one, so that what belongs together is seen together. */
function joined(pieces: ReactNode[]): ReactNode[] {
  const line: ReactNode[] = [];
  for (const piece of pieces) {
    const last = line.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') line[line.length - 1] = last + piece;
    else line.push(piece);
  }
  return line;
}

const isInline = (piece: ReactNode): boolean =>
  isValidElement<{ display?: boolean }>(piece) && piece.type === Formula && !piece.props.display;

const partOf = (piece: ReactNode, pattern: RegExp): string =>
  typeof piece === 'string' ? (pattern.exec(piece)?.[0] ?? '') : '';
