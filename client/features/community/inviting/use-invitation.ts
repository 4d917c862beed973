import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useInvitedQuery, useInviteToAnswerMutation } from './Inviting.gen.ts';

/** Who was invited to a question, how somebody else is, and why the last one was refused. */
export function useInvitation(questionId: string) {
  const { t } = useLingui();
  const { data, error, refetch } = useInvitedQuery({
    variables: { id: questionId },
    fetchPolicy: 'cache-and-network',
  });
  const [send] = useInviteToAnswerMutation();
  const [inviting, setInviting] = useState<string>();
  const [refused, setRefused] = useState<{ userId: string; message: string }>();

  const invite = async (userId: string) => {
    setRefused(undefined);
    setInviting(userId);
    try {
      const { data: sent } = await send({ variables: { questionId, userId } });
      const result = sent!.inviteToAnswer;
      if (result.__typename !== 'Question') setRefused({ userId, message: result.message });
    } catch {
      setRefused({ userId, message: t`This could not be sent. Try again.` });
    }
    setInviting(undefined);
  };

  return {
    invited: data?.question?.invited,
    failed: !data && !!error,
    retry: () => void refetch(),
    invite,
    inviting,
    refused,
  };
}
