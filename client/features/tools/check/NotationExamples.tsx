import { Formula } from '../../../lib/markdown/Formula.tsx';

/** What may be typed without brackets, and how it is read; see `server/maths/algebra-system/parsing/notation.ts`. */
const EXAMPLES = [
  ['sin 3x/3', '\\frac{\\sin 3x}{3}'],
  ['e^2x', '\\mathrm{e}^{2x}'],
  ['x^2y', 'x^{2}y'],
  ['log2 x', '\\log_{2} x'],
  ['1/2x', '\\frac{1}{2}x'],
  ['√2x', '\\sqrt{2}\\,x'],
  ['sin(x)^2', '\\sin^{2} x'],
  ['sin πx/2', '\\sin\\frac{\\pi x}{2}'],
] as const;

export const NotationExamples = () => (
  <ul className="mt-2 flex flex-wrap gap-2">
    {EXAMPLES.map(([typed, tex]) => (
      <li key={typed} className="rounded-control border border-line bg-card px-3 py-1.5">
        <code>{typed}</code> → <Formula tex={tex} />
      </li>
    ))}
  </ul>
);
