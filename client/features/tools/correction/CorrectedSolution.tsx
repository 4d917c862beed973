import { Trans } from '@lingui/react/macro';
import type { TypedProblemInput } from '../../../lib/graph/schema-types.ts';
import { Failure, Refusal } from '../../../ui/loading/states.tsx';
import { Earlier } from '../question/OutdatedResult.tsx';
import { SolvedParts } from '../question/SolvedParts.tsx';
import { Solving } from '../question/Solving.tsx';
import { useSolveProblemQuery } from './SolveProblem.gen.ts';

interface CorrectedSolutionProps {
  problem: TypedProblemInput;
  /** It was changed since. */
  isEarlier: boolean;
  page: string;
}

/** The solution of a question as a person corrected it. */
export function CorrectedSolution({ problem, isEarlier, page }: CorrectedSolutionProps) {
  const { data, error, loading, refetch } = useSolveProblemQuery({
    variables: { problem },
    fetchPolicy: 'no-cache',
  });
  const result = loading ? undefined : data?.solveProblem;
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      {error && <Failure onRetry={refetch} />}
      {loading && <Solving />}
      {isEarlier && result && <Earlier />}
      {result?.__typename === 'WorkedSolution' ? (
        <>
          <p className="text-soft">
            <Trans>
              This is solved from what you wrote. Whether that is what the question says was not checked.
            </Trans>
          </p>
          <SolvedParts solution={result} page={page} />
        </>
      ) : (
        result && <Refusal>{result.message}</Refusal>
      )}
    </div>
  );
}
