import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_PART } from '../../../lib/graph/limits.gen.ts';
import { Input } from '../../../ui/fields/Input.tsx';
import { part } from '../../../ui/loading/lazy-component.tsx';
import { MathsField } from '../question/MathsField.tsx';
import type { Answered } from './use-answered.ts';

const QuestionPreview = part(async () => (await import('../question/QuestionPreview.tsx')).QuestionPreview);

interface AnsweredQuestionProps {
  value: Answered;
  onChange: (answered: Answered) => void;
  onSubmit: () => void;
}

/** The question that lines answer, and the part of it, by which they are judged and marked. */
export function AnsweredQuestion({ value, onChange, onSubmit }: AnsweredQuestionProps) {
  const { t } = useLingui();
  const { question, label } = value;
  return (
    <>
      <MathsField
        label={<Trans>The question that you answer</Trans>}
        hint={
          <Trans>
            May be left out. With it, your lines are judged by what it tells, and marked out of its marks.
          </Trans>
        }
        placeholder={t`Solve x^2 - 5x + 6 = 0 [3]`}
        value={question}
        onChange={(typed) => onChange({ ...value, question: typed })}
        rows={2}
        onSubmit={onSubmit}
        preview={<QuestionPreview question={question} />}
      />
      {question.trim() && (
        <Input
          label={<Trans>Part</Trans>}
          hint={<Trans>Such as (b)(ii), where the question has several.</Trans>}
          value={label}
          maxLength={MAX_PART}
          onChange={(event) => onChange({ ...value, label: event.target.value })}
          className="max-w-40"
        />
      )}
    </>
  );
}
