import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '../../../ui/Chip.tsx';

interface CheckBadgeProps {
  check: { linesOk: number; linesTotal: number };
}

/** How far the machine could follow the working in an answer. */
export function CheckBadge({ check: { linesOk, linesTotal } }: CheckBadgeProps) {
  const { t } = useLingui();
  // A first line follows from nothing: only the second says something.
  if (linesOk < 2) return null;
  return (
    <p
      className="mt-3"
      title={t`Each of these lines follows from the one before, as far as can be checked automatically.`}
    >
      <Chip tone={linesOk === linesTotal ? 'right' : 'plain'}>
        <span aria-hidden="true">✓</span>
        <Trans>
          checked to line {linesOk} of {linesTotal}
        </Trans>
      </Chip>
    </p>
  );
}
