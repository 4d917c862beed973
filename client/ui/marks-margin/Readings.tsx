import { Trans } from '@lingui/react/macro';
import { Formula } from '../../lib/markdown/Formula.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, buttonClass } from '../Button.tsx';
import { Link } from '../Link.tsx';
import type { FormulaReading } from './solution.ts';

interface ReadingsProps {
  readings: readonly FormulaReading[];
  /** Solves the question as it can be read otherwise; without it, it is solved on a page of its own. */
  onReread?: ((question: string) => void) | undefined;
}

/** How what was typed without brackets was read, before its solution, and what else it may mean. */
export function Readings({ readings, onReread }: ReadingsProps) {
  return (
    <ul className="flex flex-col gap-2 rounded-card border border-line bg-card px-4 py-3 text-sm">
      {readings.map(({ typed, tex, others }) => (
        <li key={typed} className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <span>
            <Trans>
              <code>{typed}</code> was read as <Formula tex={tex} />.
            </Trans>
          </span>
          {others.map(({ tex: other, question }) => {
            const words = (
              <Trans>
                Solve with <Formula tex={other} />
              </Trans>
            );
            return onReread ? (
              <Button key={question} size="small" onClick={() => onReread(question)}>
                {words}
              </Button>
            ) : (
              <Link key={question} to={paths.check(question)} className={buttonClass('plain', 'small')}>
                {words}
              </Link>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
