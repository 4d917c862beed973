import {
  type InteractionStateFragment,
  useInteractionStatesQuery,
  useOneInteractionStateQuery,
} from './InteractionStates.gen.ts';

/** The state of a post: asked for once for a question with its answers, and alone where it is beyond these. */
export function useInteractionState(id: string, questionId: string) {
  const { data, loading } = useInteractionStatesQuery({ variables: { id: questionId }, ssr: false });
  const question = data?.question;
  const among =
    question?.id === id ? question : question?.answers.edges.find(({ node }) => node.id === id)?.node;
  const { data: alone } = useOneInteractionStateQuery({
    variables: { id },
    ssr: false,
    skip: loading || among !== undefined,
  });
  const state: InteractionStateFragment | null =
    among ?? (alone?.node && 'likeCount' in alone.node ? alone.node : null);
  return { state, locked: question?.status === 'LOCKED' };
}
