import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '../../../ui/Chip.tsx';

interface CheckBadgeProps {
  check: { linesOk: number; linesTotal: number } | null;
  /** Its author said so. */
  byMachine: boolean;
}

/** Who wrote an answer where no person did, and how far the machine could follow the working in it. */
export function CheckBadge({ check, byMachine }: CheckBadgeProps) {
  // A first line follows from nothing: only the second says something.
  const isChecked = check !== null && check.linesOk > 1;
  if (!isChecked && !byMachine) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {isChecked && <CheckedTo {...check} />}
      {byMachine && (
        <Chip>
          <Trans>written by AI</Trans>
        </Chip>
      )}
    </p>
  );
}

function CheckedTo({ linesOk, linesTotal }: { linesOk: number; linesTotal: number }) {
  const { t } = useLingui();
  return (
    <span title={t`Each of these lines follows from the one before, as far as can be checked automatically.`}>
      <Chip tone={linesOk === linesTotal ? 'right' : 'plain'}>
        <span aria-hidden="true">✓</span>
        <Trans>
          checked to line {linesOk} of {linesTotal}
        </Trans>
      </Chip>
    </span>
  );
}
