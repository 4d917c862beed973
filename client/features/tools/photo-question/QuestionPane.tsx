import { skipToken } from '@apollo/client/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Snippet } from '../../../ui/editor/formula-bar.ts';
import { Refusal } from '../../../ui/loading/states.tsx';
import { useSolveQuestionQuery } from '../check/CheckPage.gen.ts';
import { MathsField, type Place } from '../check/MathsField.tsx';
import { QuestionPreview } from '../check/QuestionPreview.tsx';
import type { PlacedWord, Reading } from '../photo-reading/assemble-text.ts';
import { Answer } from './Answer.tsx';
import { ConfirmList } from './ConfirmList.tsx';
import { toConfirm } from './values-to-confirm.ts';
import { UncertainWords } from './UncertainWords.tsx';

interface QuestionPaneProps {
  question: string;
  onChange: (question: string) => void;
  reading: Reading | null;
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
  const [place, setPlace] = useState<Place | null>(null);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  const solved = useSolveQuestionQuery(asked ? { variables: { question: asked } } : skipToken);
  const result = solved.loading ? undefined : solved.data?.solve;
  const unread = result?.__typename === 'Unreadable' && result.place && asked === question ? result : null;
  // Whoever typed all of it has nothing to compare.
  const items = reading ? toConfirm(question) : [];
  const unconfirmed = items.filter(({ text }) => !confirmed.has(text));

  const send = () => {
    setEmpty(!question.trim());
    if (!question.trim()) return;
    setMissing(unconfirmed.length > 0);
    if (unconfirmed.length > 0) {
      list.current?.querySelector<HTMLInputElement>('input:not(:checked)')?.focus();
      return;
    }
    if (asked === question) void solved.refetch();
    else setAsked(question);
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
        fault={unread && { message: unread.message, place: unread.place }}
        onSubmit={send}
        preview={<QuestionPreview question={question} />}
        more={useUnitSnippets()}
        selected={place}
      />
      {reading && <UncertainWords reading={reading} uncertain={uncertain} onShow={setPlace} />}
      {replaced && reading && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
          <Trans>What stood here before was replaced.</Trans>
          <Button size="small" onClick={onPutBack}>
            <Trans>Put it back</Trans>
          </Button>
        </p>
      )}
      {items.length > 0 && (
        <ConfirmList
          ref={list}
          items={items}
          confirmed={confirmed}
          onChange={(next) => {
            setConfirmed(next);
            setMissing(false);
          }}
        />
      )}
      {isEmpty && !question.trim() && (
        <Refusal>
          <Trans>There is nothing to solve yet: type a question first.</Trans>
        </Refusal>
      )}
      {isMissing && unconfirmed.length > 0 && (
        <Refusal>
          <Trans>Compare each formula and unit with your photo and tick it before it is solved.</Trans>
        </Refusal>
      )}
      <div>
        <Button look="primary" type="submit" busy={solved.loading}>
          <Trans>Solve</Trans>
        </Button>
      </div>
      <Answer asked={asked} question={question} solved={solved} onRetry={send} />
    </form>
  );
}

/** What print has in questions of physics and keyboards have not. */
function useUnitSnippets(): Snippet[] {
  const { t } = useLingui();
  const sign = (key: string, face: string, label: string): Snippet => ({
    key,
    face,
    label,
    before: face,
    after: '',
    gap: '',
    maths: false,
  });
  return [
    sign('micro', 'μ', t`Micro`),
    sign('ohm', 'Ω', t`Ohm`),
    sign('degree', '°', t`Degree`),
    { ...sign('times-ten', '×10ⁿ', t`Power of ten`), before: ' × 10^', gap: '3' },
    sign('plus-minus', '±', t`Plus or minus`),
    sign('at-most', '≤', t`At most`),
    sign('at-least', '≥', t`At least`),
  ];
}
