import type { TextChange } from '../../../lib/graph/schema-types.ts';
import { inlineMaths } from '../../../lib/markdown/html/maths-tokens.ts';

export interface Change {
  change: TextChange;
  text: string;
}

/** A formula, or what stands between two. */
export interface Piece {
  text: string;
  /** Null where it is no formula, or one too many to be set. */
  tex: string | null;
  display: boolean;
}

/** So many formulas of a difference are set, those that changed first; others stand as they were typed. */
const MAX_SET = 100;

const PLAIN = /^(?:\\[$\\]|[^\\$]+|[\s\S])/;

/** The parts of some texts, each in formulas and what stands between them. */
export function piecesOf(texts: readonly (readonly Change[])[]) {
  const parts = texts.map((text) =>
    text.map(({ change, text: part }) => ({ change, pieces: formulasIn(part) })),
  );
  const formulas = parts
    .flat()
    .toSorted((a, b) => Number(a.change === 'SAME') - Number(b.change === 'SAME'))
    .flatMap(({ pieces }) => pieces.filter(({ tex }) => tex !== null));
  for (const piece of formulas.slice(MAX_SET)) Object.assign(piece, { tex: null, display: false });
  return parts;
}

function formulasIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  const end = () => {
    if (plain) pieces.push({ text: plain, tex: null, display: false });
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const maths = inlineMaths(rest);
    const { length } = maths?.raw ?? PLAIN.exec(rest)![0];
    const taken = rest.slice(0, length);
    if (maths) {
      end();
      pieces.push({ text: taken, tex: maths.text, display: /^(?:\$\$|\\\[)/.test(taken) });
    } else plain += taken;
    at += length;
  }
  end();
  return pieces;
}

/** A formula that stands on its own line needs no empty lines around it. */
export function withoutGaps(text: string, before: Piece | undefined, after: Piece | undefined): string {
  const rest = before?.display ? text.replace(/^\n{1,9}/, '') : text;
  return after?.display ? rest.replace(/\n{1,9}$/, '') : rest;
}
