import { isValidElement, type ReactNode } from 'react';
import { Formula } from './Formula.tsx';

const BEFORE = /(?<![\p{Ps}\p{Pi}])[\p{Ps}\p{Pi}]+$/u;
const AFTER = /^['’-]?[A-Za-z]*[\p{Pe}\p{Pf}\p{Po}°]*/u;

/**
 * Text with its formulas held to what belongs to them: a line may end on either side of a formula, so
 * that a comma after it, a bracket before it or the rest of its word would begin or end a line alone.
 */
export function held(line: ReactNode[]): ReactNode[] {
  const isInline = (piece: ReactNode) =>
    isValidElement<{ display?: boolean }>(piece) && piece.type === Formula && !piece.props.display;
  const part = (piece: ReactNode, pattern: RegExp) =>
    typeof piece === 'string' ? (pattern.exec(piece)?.[0] ?? '') : '';

  return line.map((piece, i) => {
    const [last, next] = [line[i - 1], line[i + 1]];
    if (typeof piece === 'string')
      return piece.slice(
        isInline(last) ? part(piece, AFTER).length : 0,
        piece.length - (isInline(next) ? part(piece, BEFORE).length : 0),
      );
    const before = part(last, BEFORE);
    const after = part(next, AFTER);
    if (!(before + after) || !isInline(piece)) return piece;
    return (
      <span key={i} className="held">
        {before}
        {piece}
        {after}
      </span>
    );
  });
}
