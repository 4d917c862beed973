import { Trans } from '@lingui/react/macro';
import { Formula } from '../../../../lib/markdown/Formula.tsx';
import { InlineProse } from '../../../../lib/markdown/InlineProse.tsx';
import type { Text, WorkingLine } from '../../../../ui/marks-margin/lines.ts';
import { MarksMargin } from '../../../../ui/marks-margin/MarksMargin.tsx';
import type { SolutionShownFragment } from '../talk/Talk.gen.ts';

/** Words of the solution, which has a language of its own. */
const ANSWER: Text = { en: 'Answer', zh: '答案' };

/** A solution in the marks margin, as far as it is shown by now. */
export function ShownSolution({ solution, id }: { solution: SolutionShownFragment; id: string }) {
  const { label, title, steps, stepsTotal, answer, checks } = solution;
  const lines = steps.map(({ checked, ...step }, i): WorkingLine => ({
    ...step,
    id: `${id}-step-${i + 1}`,
    verdict: checked ? 'checked' : null,
  }));

  return (
    <MarksMargin
      heading="h4"
      title={label ? <Trans>Solution of {label}</Trans> : <Trans>Solution</Trans>}
      note={(language) => title[language]}
      lines={lines}
      bilingual
    >
      {(language) =>
        answer ? (
          <div className="flex flex-col gap-1.5">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-base">
              <span className="text-sm font-semibold">{ANSWER[language]}</span>
              {answer.say && <InlineProse text={answer.say[language]} />}
              {answer.text !== 'none' && <Formula tex={answer.tex} />}
            </p>
            <ul className="text-(color:--right)">
              {checks.map(({ name }, i) => (
                <li key={i}>
                  <span aria-hidden="true">✓ </span>
                  <InlineProse text={name[language]} />
                </li>
              ))}
            </ul>
          </div>
        ) : (
          <p className="text-soft">{SHOWN[language](steps.length, stepsTotal)}</p>
        )
      }
    </MarksMargin>
  );
}

const SHOWN = {
  en: (shown: number, total: number) => `${shown} of ${total} steps shown`,
  zh: (shown: number, total: number) => `已显示 ${shown} 步，共 ${total} 步`,
};
