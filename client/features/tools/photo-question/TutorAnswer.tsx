import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Prose } from '../../../lib/markdown/Prose.tsx';
import type { VerificationStatus } from '../../../lib/graph/schema-types.ts';
import { WorkedSolution } from '../../../ui/marks-margin/WorkedSolution.tsx';
import { Refusal, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { Theory } from './Theory.tsx';
import { usePhotoHelpQuery } from './TutorAnswer.gen.ts';

interface TutorAnswerProps {
  question: string;
  /** Why the whole question was not solved. */
  refusal: string;
}

const VERDICTS: Record<VerificationStatus, ReturnType<typeof msg>> = {
  VERIFIED: msg`Every formula in this reply was checked and is correct.`,
  PARTIAL: msg`No mistakes were found, but not everything in this reply could be checked.`,
  MISMATCH: msg`Something in this reply is wrong. Do not rely on it.`,
  UNCHECKED: msg`Nothing in this reply could be checked automatically.`,
};

/** What the tutor says of a question that was not solved as a whole: parts of it, or the theory behind it. */
export function TutorAnswer({ question, refusal }: TutorAnswerProps) {
  const { i18n } = useLingui();
  const { data, loading } = usePhotoHelpQuery({
    variables: { messages: [{ role: 'USER', content: question }] },
  });
  if (loading)
    return (
      <Waiting>
        <Skeleton className="h-40 w-full rounded-card" />
      </Waiting>
    );
  const reply = data?.askTutor;
  if (reply?.__typename !== 'TutorReply') return <Refusal>{reply?.message ?? refusal}</Refusal>;
  const whole = reply.solutions.flatMap(({ answer, ...rest }) => (answer ? [{ ...rest, answer }] : []));
  return (
    <div className="flex flex-col gap-4">
      {reply.source !== 'lemma' ? (
        <div className="flex flex-col gap-3 rounded-card border border-line bg-card px-5 py-4">
          <Prose text={reply.content} />
          <p className="text-sm text-soft">
            {reply.source}. {i18n._(VERDICTS[reply.verification.status])}
          </p>
        </div>
      ) : (
        whole.length === 0 && <Refusal>{refusal}</Refusal>
      )}
      {whole.map(({ label, ...solution }) => (
        <WorkedSolution
          key={label}
          title={label ? <Trans>Worked solution of {label}</Trans> : undefined}
          solution={solution}
        />
      ))}
      {whole.length > 0 && reply.verification.status !== 'VERIFIED' && (
        <Refusal>
          <Trans>Some parts of the question could not be solved reliably and are left out.</Trans>
        </Refusal>
      )}
      {reply.citations.length > 0 && (
        <Theory citations={reply.citations} isWhole={whole.length === 0 && reply.source === 'lemma'} />
      )}
    </div>
  );
}
