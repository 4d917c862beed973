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
  VERIFIED: msg`Every formula of this reply was checked and holds.`,
  PARTIAL: msg`Nothing in this reply was found wrong, but not all of it could be checked.`,
  MISMATCH: msg`Something in this reply does not hold. Do not rely on it.`,
  UNCHECKED: msg`Nothing in this reply could be checked by the machine.`,
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
          <Trans>
            Not every part of the question could be solved reliably: what is missing here is not guessed.
          </Trans>
        </Refusal>
      )}
      {reply.citations.length > 0 && (
        <Theory citations={reply.citations} isWhole={whole.length === 0 && reply.source === 'lemma'} />
      )}
    </div>
  );
}
