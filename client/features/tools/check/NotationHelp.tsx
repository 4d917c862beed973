import { Trans } from '@lingui/react/macro';
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

export function NotationHelp() {
  return (
    <details className="text-sm text-soft">
      <summary className="cursor-pointer pointer-coarse:min-h-11">
        <Trans>How formulas are read without brackets</Trans>
      </summary>
      <p className="mt-2 max-w-reading">
        <Trans>
          Brackets always take precedence. Without them, formulas are read as shown below; if another reading
          is also common, the solution says which was used and offers the other.
        </Trans>
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {EXAMPLES.map(([typed, tex]) => (
          <li key={typed} className="rounded-control border border-line bg-card px-3 py-1.5">
            <code>{typed}</code> → <Formula tex={tex} />
          </li>
        ))}
      </ul>
    </details>
  );
}
