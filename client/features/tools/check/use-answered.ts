import { useDraft } from '../../../lib/device/drafts.ts';

/** A question that lines answer, and the label of the part. */
export interface Answered {
  question: string;
  label: string;
}

/** The question as it was last typed on this device. */
export function useAnswered(): [Answered, (answered: Answered) => void] {
  const [question, setQuestion] = useDraft('check-question');
  const [label, setLabel] = useDraft('check-part');
  const set = (answered: Answered) => {
    setQuestion(answered.question);
    setLabel(answered.label);
  };
  return [{ question, label }, set];
}
