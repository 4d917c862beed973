import { Trans } from '@lingui/react/macro';

interface ExamplesProps {
  questions: string[];
  onChoose: (question: string) => void;
}

/** What could be typed here, before anything was. */
export function Examples({ questions, onChoose }: ExamplesProps) {
  return (
    <div className="text-sm text-soft">
      <p>
        <Trans>For example:</Trans>
      </p>
      <ul className="mt-1 space-y-1">
        {questions.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onChoose(question)}
              className="text-left whitespace-pre-line text-brand-text underline underline-offset-2 pointer-coarse:min-h-11"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
