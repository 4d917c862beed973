import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import { Button } from '../../../ui/Button.tsx';

/** Shows a solved question, at first the sample. */
export type SolutionOf = ComponentType<{ question: string | null }>;

const EXAMPLES = {
  en: [
    'Solve 2 sin² θ + 3 cos θ = 3 for 0° ≤ θ ≤ 360°',
    'Integrate x e^x',
    'Find the eigenvalues of [[2,1],[1,2]]',
    'A car accelerates uniformly from 5 m/s to 17 m/s in 6 s. Find its acceleration.',
  ],
  zh: [
    '解方程 2 sin² θ + 3 cos θ = 3，0° ≤ θ ≤ 360°',
    '求 x e^x 的不定积分',
    '求矩阵 [[2,1],[1,2]] 的特征值',
    '解方程 x^3 = 4x',
  ],
};
const NAMES = {
  en: ['Trigonometry', 'Integration', 'Matrices', 'Motion'],
  zh: ['三角', '积分', '矩阵', '方程'],
};

/** A question that can be changed, and its solution in the marks margin. */
export function Demo({ Solution }: { Solution: SolutionOf }) {
  const { i18n } = useLingui();
  const language = i18n.locale === 'zh' ? 'zh' : 'en';
  const [typed, setTyped] = useState<string | null>(null);
  const [submitted, setSubmitted] = useState<string | null>(null);
  const first = EXAMPLES[language][0]!;
  const question = typed ?? first;
  const id = useId();

  const ask = (what: string) => {
    setTyped(what);
    if (what.trim()) setSubmitted(what.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(question);
  };
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    ask(question);
  };

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <form onSubmit={submit} className="rounded-card border border-line bg-card p-4 shadow-card">
        <label htmlFor={id} className="text-sm text-faint">
          <Trans>Edit the question: it is solved live</Trans>
        </label>
        <div className="mt-1.5 flex items-start gap-2">
          <textarea
            id={id}
            value={question}
            rows={2}
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={keys}
            className="min-h-9 flex-1 resize-none rounded-control border border-edge bg-page px-3 py-1.5 text-base"
          />
          <Button look="primary" type="submit">
            <Trans>Solve</Trans>
          </Button>
        </div>
        <ul className="mt-2.5 flex flex-wrap gap-1.5">
          {EXAMPLES[language].map((example, i) => (
            <li key={example}>
              <button
                type="button"
                aria-pressed={example === question}
                onClick={() => ask(example)}
                className="rounded-full border border-line px-2.5 py-1 text-xs text-soft transition hover:border-edge hover:text-ink aria-pressed:border-transparent aria-pressed:bg-brand-wash aria-pressed:text-brand-text pointer-coarse:min-h-11"
              >
                {NAMES[language][i]}
              </button>
            </li>
          ))}
        </ul>
      </form>
      <div aria-live="polite" className="flex flex-col gap-3">
        {question.trim() !== (submitted ?? first) && (
          <p className="rounded-card border border-hint bg-hint-wash px-4 py-3 text-sm font-medium">
            <Trans>You have changed the question. The result below is for the previous one.</Trans>
          </p>
        )}
        <Solution question={submitted} />
      </div>
    </div>
  );
}
