import { Plural, Trans } from '@lingui/react/macro';
import { Formula } from '../../../lib/markdown/Formula.tsx';
import { InlineProse } from '../../../lib/markdown/InlineProse.tsx';
import type { Text, WorkingLine } from '../../../ui/marks-margin/lines.ts';
import { MarksMargin } from '../../../ui/marks-margin/MarksMargin.tsx';
import type { SolveQuestionQuery } from './CheckPage.gen.ts';

type WorkedSolution = Omit<
  Extract<SolveQuestionQuery['solve'], { __typename: 'WorkedSolution' }>,
  '__typename'
>;

/** Words of the solution, which has a language of its own. */
const ANSWER: Text = { en: 'Answer', zh: '答案' };

/** A worked solution in the marks margin, with its answer and how that was checked. */
export function Solution({ solution }: { solution: WorkedSolution }) {
  const { title, steps, answer, checks } = solution;
  const marks = steps.flatMap((step) => step.marks).length;
  const lines = steps.map(({ checked, ...step }, i): WorkingLine => ({
    id: `step-${i + 1}`,
    verdict: checked ? 'checked' : null,
    ...step,
  }));

  return (
    <MarksMargin
      title={<Trans>Worked solution</Trans>}
      note={(language) => title[language]}
      lines={lines}
      bilingual
    >
      {(language) => (
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
      )}
    </MarksMargin>
  );
}
