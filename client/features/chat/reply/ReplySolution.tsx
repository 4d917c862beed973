import { Plural, Trans } from '@lingui/react/macro';
import { Formula } from '../../../lib/markdown/Formula.tsx';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import type { Text, WorkingLine } from '../../../ui/marks-margin/lines.ts';
import { MarksMargin } from '../../../ui/marks-margin/MarksMargin.tsx';
import type { Solution } from '../conversation/message.ts';

/** Words of the solution, which has a language of its own. */
const ANSWER: Text = { en: 'Answer', zh: '答案' };
const STEPS = {
  en: (shown: number, total: number) => `steps 1 to ${shown} of ${total}`,
  zh: (shown: number, total: number) => `共 ${total} 步，已显示前 ${shown} 步`,
};

/** A solution in the marks margin, as far as it may be seen by now. */
export function ReplySolution({ solution }: { solution: Solution }) {
  const { label, title, steps, stepsTotal, answer, checks } = solution;
  if (steps.length === 0) return null;
  const marks = steps.flatMap((step) => step.marks).length;
  const lines = steps.map((step, i): WorkingLine => ({
    id: `step-${i + 1}`,
    verdict: step.checked ? 'checked' : null,
    say: step.say,
    tex: step.tex,
    marks: step.marks,
    why: step.why,
  }));
  return (
    <MarksMargin
      heading="h4"
      title={label ? label : <Trans>Solution</Trans>}
      note={(language) => (answer ? title[language] : STEPS[language](steps.length, stepsTotal))}
      lines={lines}
      bilingual
    >
      {answer
        ? (language) => (
            <div className="flex flex-col gap-2">
              <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-base">
                <span className="text-sm font-semibold">{ANSWER[language]}</span>
                {answer.say && <InlineProse text={answer.say[language]} />}
                {answer.text !== 'none' && <Formula tex={answer.tex} />}
                <span className="ml-auto font-mono text-sm font-semibold whitespace-nowrap text-(color:--right)">
                  <Plural value={marks} one="# mark" other="# marks" />
                </span>
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
          )
        : undefined}
    </MarksMargin>
  );
}
