import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useAllSubjects } from '../../../lib/curriculum/all-subjects.ts';
import { useDraft } from '../../../lib/device/drafts.ts';
import { MAX_ERROR_ANSWER, MAX_ERROR_QUESTION } from '../../../lib/graph/limits.gen.ts';
import type { ErrorType } from '../../../lib/graph/schema-types.ts';
import { Button } from '../../../ui/Button.tsx';
import { CONTROL } from '../../../ui/fields/Field.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import { addError } from '../add-error.ts';
import { ERROR_TYPES, TYPE_NAMES } from './names.ts';

/** A question typed into the error book; what was typed is kept until it is there. */
export function AddByHand({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const subjects = useAllSubjects();
  const { texts, subjectCode, setSubjectCode, errorType, setErrorType, refusal, busy, add } =
    useNewEntry(onDone);

  return (
    <form
      aria-label={t`Add a question`}
      onSubmit={(event) => void add(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-card px-4 py-4 sm:px-5 print:hidden"
    >
      <Text
        label={<Trans context="exercise">Question</Trans>}
        value={texts.question}
        most={MAX_ERROR_QUESTION}
        onChange={texts.setQuestion}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Text
          label={<Trans context="to an exercise">Your answer</Trans>}
          value={texts.userAnswer}
          most={MAX_ERROR_ANSWER}
          onChange={texts.setUserAnswer}
        />
        <Text
          label={<Trans>Correct answer</Trans>}
          value={texts.correctAnswer}
          most={MAX_ERROR_ANSWER}
          onChange={texts.setCorrectAnswer}
        />
      </div>
      <p className="text-sm text-faint">
        <Trans>Markdown; formulas between dollar signs.</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          framed
          label={t`Subject`}
          value={subjectCode}
          onChange={setSubjectCode}
          options={[
            { value: '', label: t`No subject` },
            ...subjects.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <Select
          framed
          label={t`Kind of error`}
          value={errorType}
          onChange={setErrorType}
          options={ERROR_TYPES.map((type) => ({ value: type, label: i18n._(TYPE_NAMES[type]) }))}
        />
        <span className="ml-auto flex gap-2">
          <Button look="quiet" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" type="submit" busy={busy}>
            <Trans>Add</Trans>
          </Button>
        </span>
      </div>
      {refusal && <Refusal>{refusal}</Refusal>}
    </form>
  );
}

/** What is typed of a new entry, kept on this device until it is added. */
function useNewEntry(onDone: () => void) {
  const { t } = useLingui();
  const [question, setQuestion] = useDraft('error-question');
  const [userAnswer, setUserAnswer] = useDraft('error-answer');
  const [correctAnswer, setCorrectAnswer] = useDraft('error-correct');
  const [subjectCode, setSubjectCode] = useState('');
  const [errorType, setErrorType] = useState<ErrorType>('UNKNOWN');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!question.trim()) return setRefusal(t`Type the question first.`);
    setBusy(true);
    try {
      const refused = await addError({
        question,
        userAnswer,
        correctAnswer,
        errorType,
        subjectCode: subjectCode || null,
        source: 'MANUAL',
      });
      setRefusal(refused);
      if (refused) return;
      setQuestion('');
      setUserAnswer('');
      setCorrectAnswer('');
      onDone();
    } catch {
      setRefusal(t`This could not be added. Check your connection and try again.`);
    } finally {
      setBusy(false);
    }
  };

  return {
    texts: { question, setQuestion, userAnswer, setUserAnswer, correctAnswer, setCorrectAnswer },
    subjectCode,
    setSubjectCode,
    errorType,
    setErrorType,
    refusal,
    busy,
    add,
  };
}

interface TextProps {
  label: ReactNode;
  value: string;
  most: number;
  onChange: (text: string) => void;
}

function Text({ label, value, most, onChange }: TextProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={most}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`py-2 ${CONTROL}`}
      />
    </div>
  );
}
