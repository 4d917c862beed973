import { ApolloProvider } from '@apollo/client/react';
import { useSolveQuestionQuery } from '../../features/tools/question/SolveQuestion.gen.ts';
import { WorkedSolution } from '../../ui/marks-margin/WorkedSolution.tsx';
import { Failure, Refusal, Skeleton, Waiting } from '../../ui/loading/states.tsx';
import { graph } from '../graph/apollo-client.ts';

export function LiveSolution({ question }: { question: string }) {
  return (
    <ApolloProvider client={graph}>
      <SolvedQuestion question={question} />
    </ApolloProvider>
  );
}

function SolvedQuestion({ question }: { question: string }) {
  const { data, error, loading, refetch } = useSolveQuestionQuery({ variables: { question } });
  if (loading)
    return (
      <Waiting>
        <Skeleton className="h-96 w-full rounded-card" />
      </Waiting>
    );
  if (error || !data) return <Failure onRetry={() => void refetch()} />;
  if (data.solve.__typename !== 'WorkedSolution') return <Refusal>{data.solve.message}</Refusal>;
  return <WorkedSolution solution={data.solve} answerFirst />;
}
