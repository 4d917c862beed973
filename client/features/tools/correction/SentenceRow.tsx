import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import { Formula } from '../../../lib/markdown/Formula.tsx';
import { lineAsTex } from '../../../lib/typed/line-as-tex.ts';
import { Button } from '../../../ui/Button.tsx';
import { CONTROL, Field } from '../../../ui/fields/Field.tsx';
import { Segmented } from '../../../ui/fields/Segmented.tsx';
import { FormulaLines } from '../../../ui/formula/LazyFormulaLines.tsx';
import { TypingSwitch } from '../../../ui/formula/TypingSwitch.tsx';
import { useTypingWay } from '../../../ui/formula/typing-way.ts';
import { QuestionPreview } from '../question/QuestionPreview.tsx';
import { type Correction, linesOf } from './correct.ts';
import type { ReadSentence } from './read-sentences.ts';

interface SentenceRowProps {
  sentence: ReadSentence;
  correction: Correction | null;
  onCorrect: (correction: Correction | null) => void;
  onSubmit: () => void;
  isActive: boolean;
  /** What was read in it. */
  children: ReactNode;
}

type Choice = 'READ' | Correction['says'];

/** A sentence with what was read in it, and what a person says instead. */
export function SentenceRow({
  sentence,
  correction,
  onCorrect,
  onSubmit,
  isActive,
  children,
}: SentenceRowProps) {
  const { t } = useLingui();
  const { text } = sentence;
  const [isOpen, setOpen] = useState(sentence.says === null);
  const [formulas, setFormulas] = useState('');
  const says = correction ? correction.says : sentence.says;
  const choose = (choice: Choice) => {
    if (choice === 'READ') onCorrect(null);
    else onCorrect(choice === 'NOTHING' ? { says: choice } : { says: choice, formulas });
  };

  return (
    <li
      data-says={says ?? 'UNKNOWN'}
      className="flex flex-col gap-2 rounded-card border border-line bg-card p-3"
    >
      <div className="flex items-start gap-2">
        <Mark says={says} />
        <div
          data-active={isActive || undefined}
          className="min-w-0 flex-1 overflow-x-auto rounded-sm data-active:bg-brand-wash"
        >
          <QuestionPreview question={text} />
        </div>
        {!isOpen && (
          <Button size="small" onClick={() => setOpen(true)} aria-label={t`Correct: ${text}`}>
            <Trans context="reading">Correct</Trans>
          </Button>
        )}
      </div>
      {!correction && <ul className="flex flex-col gap-1 empty:hidden">{children}</ul>}
      {isOpen && (
        <Segmented<Choice>
          label={t`What this sentence does`}
          value={correction ? correction.says : 'READ'}
          onChange={choose}
          className="flex-wrap self-start"
          options={[
            {
              value: 'READ',
              label: sentence.says ? <Trans>As it was read</Trans> : <Trans>Not understood</Trans>,
            },
            { value: 'GIVEN', label: <Trans>It tells</Trans> },
            { value: 'ASKED', label: <Trans>It asks for</Trans> },
            { value: 'NOTHING', label: <Trans>It adds nothing</Trans> },
          ]}
        />
      )}
      {correction && correction.says !== 'NOTHING' && (
        <Formulas
          says={correction.says}
          value={formulas}
          onChange={(value) => {
            setFormulas(value);
            onCorrect({ says: correction.says, formulas: value });
          }}
          onSubmit={onSubmit}
        />
      )}
    </li>
  );
}

function Mark({ says }: { says: ReadSentence['says'] | 'NOTHING' }) {
  const { t } = useLingui();
  if (says === null)
    return (
      <span role="img" aria-label={t`Not understood`} className="font-semibold text-(color:--wrong)">
        ?
      </span>
    );
  const label = { GIVEN: t`Given`, ASKED: t`Asked for`, NOTHING: t`Adds nothing` }[says];
  return (
    <span role="img" aria-label={label} className="font-semibold text-(color:--right)">
      {says === 'NOTHING' ? '–' : '✓'}
    </span>
  );
}

interface FormulasProps {
  says: 'GIVEN' | 'ASKED';
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

/** Formulas one a line, and how they look. */
function Formulas({ says, value, onChange, onSubmit }: FormulasProps) {
  const { t } = useLingui();
  const looks = useTypingWay() === 'looks';
  const keys = (event: KeyboardEvent) => {
    if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <Field
      aside={<TypingSwitch />}
      label={says === 'GIVEN' ? <Trans>What it tells</Trans> : <Trans>What is wanted</Trans>}
      hint={
        says === 'GIVEN' ? (
          <Trans>An equation, an inequality or a value, one a line.</Trans>
        ) : (
          <Trans>A letter or an expression, or an equation that is to be solved.</Trans>
        )
      }
    >
      {(control) => (
        <>
          {looks ? (
            <FormulaLines
              aria-label={says === 'GIVEN' ? t`What it tells` : t`What is wanted`}
              aria-describedby={control['aria-describedby']}
              value={value}
              onChange={onChange}
              onSubmit={onSubmit}
            />
          ) : (
            <>
              <textarea
                {...control}
                rows={2}
                value={value}
                spellCheck={false}
                autoCapitalize="off"
                autoCorrect="off"
                placeholder={says === 'GIVEN' ? '2a + b = 7' : 'a'}
                onChange={(event) => onChange(event.target.value)}
                onKeyDown={keys}
                className={`field-sizing-content py-2 font-mono ${CONTROL}`}
              />
              <p className="flex flex-col gap-1 empty:hidden" translate="no">
                {linesOf(value).map((line, at) => (
                  <Formula key={at} tex={lineAsTex(line)} />
                ))}
              </p>
            </>
          )}
        </>
      )}
    </Field>
  );
}
