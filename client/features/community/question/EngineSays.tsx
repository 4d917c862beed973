import { Trans } from '@lingui/react/macro';
import { paths } from '../../../lib/paths.ts';
import type { QuestionPart } from '../../../lib/graph/schema-types.ts';
import { Link } from '../../../ui/Link.tsx';

interface EngineSaysProps {
  question: {
    title: string;
    body: string;
    solved: boolean | null;
    solvedPart: QuestionPart | null;
    check: { linesOk: number; linesTotal: number } | null;
  };
}

/** What the machine can say of a question, and nothing that it did not check. */
export function EngineSays({ question: { title, body, solved, solvedPart, check } }: EngineSaysProps) {
  const read = { WHOLE: [title, body].filter(Boolean).join('\n'), TITLE: title, BODY: body };
  const said = {
    WHOLE: <Trans>Lemma has an answer that passed its checks.</Trans>,
    TITLE: <Trans>Lemma has an answer to what the title asks that passed its checks.</Trans>,
    BODY: <Trans>Lemma has an answer to what the text asks that passed its checks.</Trans>,
  };
  if (solved)
    return (
      <p className="mt-4 rounded-card bg-correct-wash px-4 py-3 text-sm text-correct">
        <span aria-hidden="true">✓ </span>
        {said[solvedPart ?? 'WHOLE']}{' '}
        <Link to={paths.check(read[solvedPart ?? 'WHOLE'])} className="underline underline-offset-2">
          <Trans>See the solution</Trans>
        </Link>
      </p>
    );
  // The first line is where the working starts: it follows from nothing.
  if (!check || check.linesOk < 2) return null;
  const { linesOk, linesTotal } = check;
  return (
    <p className="mt-4 rounded-card border border-line px-4 py-3 text-sm text-soft">
      {linesOk < linesTotal ? (
        <Trans>
          Lemma has no answer yet. The machine checked the working to line {linesOk} of {linesTotal}.
        </Trans>
      ) : (
        <Trans>The machine checked the working: every line follows from the one before.</Trans>
      )}
    </p>
  );
}
