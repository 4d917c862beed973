import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { type SolveQuestionQuery, useSolveQuestionQuery } from './SolveQuestion.gen.ts';
import { isEarlier } from './OutdatedResult.tsx';

export type Solution = ReturnType<typeof useSolution>;
export type Worked = Extract<SolveQuestionQuery['solve'], { __typename: 'WorkedSolution' }>;

/** The solution of the question submitted last; the field may have changed since. */
export function useSolution(question: string) {
  const [submitted, setSubmitted] = useState<string | null>(null);
  const { data, error, loading, refetch } = useSolveQuestionQuery(
    submitted ? { variables: { question: submitted } } : skipToken,
  );
  const result = loading ? undefined : data?.solve;
  return {
    submitted,
    /** The submitted text, if the field has changed since. */
    earlier: isEarlier(submitted, question) ? submitted : null,
    unreadable: result?.__typename === 'Unreadable' && submitted === question ? result : null,
    result,
    error,
    loading,
    solve(text: string) {
      if (submitted === text) void refetch();
      else setSubmitted(text);
    },
  };
}
