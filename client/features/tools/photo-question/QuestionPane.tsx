import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Refusal } from '../../../ui/loading/states.tsx';
import type { PlacedWord, OcrResult } from '../photo-reading/assemble-text.ts';
import { MathsField, type FaultPosition } from '../question/MathsField.tsx';
import { QuestionPreview } from '../question/QuestionPreview.tsx';
import { ReplacedNotice } from '../question/ReplacedNotice.tsx';
import { useSolution } from '../question/use-solution.ts';
import { Answer } from './Answer.tsx';
import { ConfirmList } from './ConfirmList.tsx';
import { UncertainWords } from './UncertainWords.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { useUnitSnippets } from './use-unit-snippets.ts';

interface QuestionPaneProps {
  question: string;
  onChange: (question: string) => void;
  reading: OcrResult | null;
  uncertain: PlacedWord[];
  /** What stood here before the photo was read. */
  replaced: string;
  onPutBack: () => void;
}

/** The text of the question: corrected, its formulas and units confirmed, then solved. */
export function QuestionPane({
  question,
  onChange,
  reading,
  uncertain,
  replaced,
  onPutBack,
}: QuestionPaneProps) {
  const { t } = useLingui();
  const [place, setPlace] = useState<FaultPosition | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const { list, items, confirmed, isMissing, confirm, require } = useConfirmation(question, reading !== null);
  const solution = useSolution(question);
  const { unreadable } = solution;

  const send = () => {
    setEmpty(!question.trim());
    if (question.trim() && require()) solution.solve(question);
  };

  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <MathsField
        label={<Trans>Text of the question</Trans>}
        hint={<Trans>In English or Chinese; formulas as you would type them or as LaTeX.</Trans>}
        placeholder={t`Read a photo, or type the question here.`}
        value={question}
        onChange={onChange}
        rows={5}
        fault={unreadable?.place ? unreadable : null}
        onSubmit={send}
        preview={<QuestionPreview question={question} />}
        more={useUnitSnippets()}
        selected={place}
      />
      {reading && <UncertainWords reading={reading} uncertain={uncertain} onShow={setPlace} />}
      {replaced && reading && <ReplacedNotice onPutBack={onPutBack} />}
      {items.length > 0 && <ConfirmList ref={list} items={items} confirmed={confirmed} onChange={confirm} />}
      {isEmpty && !question.trim() && (
        <Refusal>
          <Trans>There is nothing to solve yet: type a question first.</Trans>
        </Refusal>
      )}
      {isMissing && (
        <Refusal>
          <Trans>Check each formula and unit against your photo and tick it before solving.</Trans>
        </Refusal>
      )}
      <div>
        <Button look="primary" type="submit" busy={solution.loading}>
          <Trans>Solve</Trans>
        </Button>
      </div>
      <Answer solution={solution} onRetry={send} />
    </form>
  );
}
