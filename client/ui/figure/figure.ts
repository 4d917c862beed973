import type { PointKind } from '../../lib/graph/schema-types.ts';

/** What the graph gives of a sketch. */
export interface Figure {
  name: string;
  letter: string;
  window: { left: number; right: number; bottom: number; top: number };
  branches: readonly (readonly { x: number; y: number }[])[];
  points: readonly { kind: PointKind; x: number; y: number; tex: string; text: string }[];
  asymptotes: readonly { at: number | null; slope: number; height: number; tex: string; text: string }[];
}

export interface Label {
  x: number;
  y: number;
  text: string;
}

const LETTER = 7.8;
const LINE = 15;

/** Places for labels beside their points, none over another, as far as there is room. */
export function placed(points: readonly Label[], width: number, height: number): Label[] {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  return points.map(({ x, y, text }) => {
    const long = text.length * LETTER;
    const spots = [
      [x + 7, y - 8],
      [x - 7 - long, y - 8],
      [x + 7, y + 18],
      [x - 7 - long, y + 18],
      [x - long / 2, y - 22],
      [x - long / 2, y + 32],
    ].map(([left, base]) => ({
      left: Math.min(Math.max(left!, 2), width - long - 2),
      base: Math.min(Math.max(base!, LINE), height - 4),
    }));
    const isFree = ({ left, base }: (typeof spots)[number]) =>
      !taken.some(
        (one) => left < one.right && left + long > one.left && base - LINE < one.bottom && base > one.top,
      );
    const { left, base } = spots.find(isFree) ?? spots[0]!;
    taken.push({ left, right: left + long, top: base - LINE, bottom: base });
    return { x: left, y: base, text };
  });
}

/** As it is set on paper: minus signs, roots and π. */
export const asPrinted = (text: string): string =>
  text
    .replaceAll(/sqrt\((\d{1,9})\)/g, '√$1')
    .replaceAll('pi', 'π')
    .replaceAll('-', '−')
    .replaceAll('^2', '²');
