import { isValidElement, type ReactNode } from 'react';
import { Formula } from './Formula.tsx';

const BEFORE = /(?<![\p{Ps}\p{Pi}])[\p{Ps}\p{Pi}]+$/u;
const AFTER = /^['’-]?[A-Za-z]*[\p{Pe}\p{Pf}\p{Po}°]*/u;

/**
 * Text with its formulas held to what belongs to them: a line may end on either side of a formula, so
 * that a comma after it, a bracket before it or the rest of its word would begin or end a line alone.
 */
export function held(line: ReactNode[]): ReactNode[] {
  const isInline = (node: ReactNode) =>
    isValidElement<{ display?: boolean }>(node) && node.type === Formula && !node.props.display;
  const part = (node: ReactNode, pattern: RegExp) =>
    typeof node === 'string' ? (pattern.exec(node)?.[0] ?? '') : '';

  return line.map((node, i) => {
    const [last, next] = [line[i - 1], line[i + 1]];
    if (typeof node === 'string')
      return node.slice(
        isInline(last) ? part(node, AFTER).length : 0,
        node.length - (isInline(next) ? part(node, BEFORE).length : 0),
      );
    const before = part(last, BEFORE);
    const after = part(next, AFTER);
    if (!(before + after) || !isInline(node)) return node;
    return (
      <span key={i} className="held">
        {before}
        {node}
        {after}
      </span>
    );
  });
}
