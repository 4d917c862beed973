import { Plural, Trans } from '@lingui/react/macro';
import { Formula } from '../../../lib/markdown/Formula.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import type { Message, Read } from '../store/message.ts';
import type { VerificationBadgeFragment } from './Replies.gen.ts';

/** The result of checking a reply's mathematics, and its author. */
export function VerificationBadge({
  message: { verification, source, solutions, working },
}: {
  message: Read<VerificationBadgeFragment>;
}) {
  if (!verification || !source) return null;
  const { status, linesOk, linesTotal, firstWrong, lines } = verification;
  // Small talk of the built-in tutor has nothing to check.
  const isMute = status === 'UNCHECKED' && source === 'lemma' && solutions.length === 0 && !working;
  // A hint has no lines to check; its solution was checked.
  const isHint =
    status !== 'PARTIAL' && source === 'lemma' && solutions.length > 0 && solutions.every(isUnshown);
  // Some lines were not confirmed individually.
  const isAnswerAlone = status === 'VERIFIED' && solutions.length > 0 && linesOk < linesTotal;

  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {!isMute && (isHint ? <OfSolution /> : isAnswerAlone ? <OfAnswer /> : <Status status={status} />)}
        {linesTotal > 0 && (status === 'PARTIAL' || status === 'MISMATCH') && (
          <span className="text-xs text-soft">
            <Trans>
              {linesOk} of <Plural value={linesTotal} one="# line" other="# lines" /> confirmed
            </Trans>
          </span>
        )}
        <span className="text-xs text-soft">
          {source === 'lemma' ? (
            <Trans>by the built-in tutor, no AI model</Trans>
          ) : (
            <Trans>by {source}, an AI model</Trans>
          )}
        </span>
      </div>
      {status === 'MISMATCH' && firstWrong && !working && (
        <p className="text-wrong">
          <Trans>This line does not hold:</Trans> <Formula tex={firstWrong} />
        </p>
      )}
      {lines.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer text-brand-text pointer-coarse:py-2.5">
            <Trans>Line by line</Trans>
          </summary>
          <ol className="mt-1 flex flex-col gap-1">
            {lines.map(({ text, holds }, i) => (
              <li key={i} className="flex items-baseline gap-3">
                <Line holds={holds} />
                <span className="min-w-0 overflow-x-auto">
                  <Formula tex={text} />
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function Status({ status }: Pick<NonNullable<Message['verification']>, 'status'>) {
  switch (status) {
    case 'VERIFIED':
      return (
        <Chip tone="right">
          <span aria-hidden="true">✓</span> <Trans>Checked by machine</Trans>
        </Chip>
      );
    case 'PARTIAL':
      return (
        <Chip tone="hint">
          <span aria-hidden="true">?</span> <Trans>Partly checked</Trans>
        </Chip>
      );
    case 'MISMATCH':
      return (
        <Chip tone="wrong">
          <span aria-hidden="true">✗</span> <Trans>Contains a mistake</Trans>
        </Chip>
      );
    case 'UNCHECKED':
      return (
        <Chip>
          <span aria-hidden="true">?</span> <Trans>Not checked</Trans>
        </Chip>
      );
  }
}

const isUnshown = ({ steps }: Message['solutions'][number]) => steps.length === 0;

function OfSolution() {
  return (
    <Chip>
      <span aria-hidden="true">✓</span> <Trans>Its final answer is checked by machine</Trans>
    </Chip>
  );
}

function OfAnswer() {
  return (
    <Chip tone="right">
      <span aria-hidden="true">✓</span> <Trans>Final answer checked by machine</Trans>
    </Chip>
  );
}

function Line({ holds }: { holds: boolean | null }) {
  const words = 'w-24 shrink-0 text-xs';
  if (holds === null)
    return (
      <span className={`${words} text-soft`}>
        <Trans>? not checkable</Trans>
      </span>
    );
  return holds ? (
    <span className={`${words} text-(color:--right)`}>
      <Trans>✓ holds</Trans>
    </span>
  ) : (
    <span className={`${words} text-wrong`}>
      <Trans>✗ does not hold</Trans>
    </span>
  );
}
