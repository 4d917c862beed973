import { Failure, Refusal, Waiting } from '../../../ui/loading/states.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { useReadProblemQuery } from './ReadProblem.gen.ts';

interface CorrectionFormProps {
  question: string;
  /** The name of the page that it stands on. */
  page: string;
  onClose: () => void;
}

/** How a question is read without a model, to be corrected and solved as it is then. */
export function CorrectionForm({ question, page, onClose }: CorrectionFormProps) {
  const { data, error, refetch } = useReadProblemQuery({ variables: { question }, fetchPolicy: 'no-cache' });
  if (error) return <Failure onRetry={refetch} />;
  if (!data) return <Waiting />;
  if (data.readProblem.__typename !== 'ProblemReadings') return <Refusal>{data.readProblem.message}</Refusal>;
  return <ReadingCard readings={data.readProblem.readings} page={page} onClose={onClose} />;
}
