import { Trans } from '@lingui/react/macro';

interface ExamplesProps {
  questions: string[];
  /** The field's value: only an example may be replaced by another. */
  typed: string;
  onChoose: (question: string) => void;
}

/** What could be typed here, before anything was. */
export function Examples({ questions, typed, onChoose }: ExamplesProps) {
  if (typed.trim() && !questions.includes(typed)) return null;
  return (
    <div className="text-sm text-soft">
      <p>
        <Trans>For example:</Trans>
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onChoose(question)}
              className="rounded-control border border-line bg-card px-3 py-1.5 text-left whitespace-pre-line text-brand-text transition hover:border-edge pointer-coarse:min-h-11"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
