import type { ApolloCache } from '@apollo/client';
import { useLingui } from '@lingui/react/macro';
import { useRefusal } from '../../../lib/use-refusal.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useAcceptAnswerMutation } from './AcceptButton.gen.ts';

interface AcceptButtonProps {
  answerId: string;
  questionId: string;
  accepted: boolean;
  acceptedBefore: string | null;
}

/** For the asker, or staff after a month. */
export function AcceptButton({ answerId, questionId, accepted, acceptedBefore }: AcceptButtonProps) {
  const { t } = useLingui();
  const { refusal, act } = useRefusal();
  const [send] = useAcceptAnswerMutation();

  const toggle = () =>
    act(async () => {
      const { data } = await send({
        variables: { answerId, accepted: !accepted },
        optimisticResponse: {
          acceptAnswer: {
            __typename: 'Acceptance',
            question: {
              __typename: 'Question',
              id: questionId,
              acceptedAnswerId: accepted ? null : answerId,
            },
            answer: { __typename: 'Answer', id: answerId, accepted: !accepted },
          },
        },
        update: (cache, { data }) => {
          if (data?.acceptAnswer.__typename === 'Acceptance' && acceptedBefore && acceptedBefore !== answerId)
            setAccepted(cache, acceptedBefore, false);
        },
      });
      return data?.acceptAnswer;
    });

  const label = accepted ? t`Accepted. Undo` : t`Accept this answer`;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        aria-pressed={accepted}
        onClick={() => void toggle()}
        className={`mt-1 grid size-9 place-items-center rounded-control transition pointer-coarse:size-11 ${accepted ? 'text-correct' : 'text-faint hover:bg-correct-wash hover:text-correct'}`}
      >
        <Icon name="check" className="size-7 stroke-[2.5]" />
      </button>
      {refusal && (
        <p
          role="alert"
          className="absolute top-28 left-14 z-10 max-w-72 rounded-control border border-line bg-raised px-3 py-2 text-sm text-wrong shadow-card"
        >
          {refusal}
        </p>
      )}
    </>
  );
}

/** Marks an answer in the cache as accepted, or as no longer accepted. */
export function setAccepted(cache: ApolloCache, answerId: string, accepted: boolean): void {
  cache.modify({
    id: cache.identify({ __typename: 'Answer', id: answerId }) ?? '',
    fields: { accepted: () => accepted },
  });
}
