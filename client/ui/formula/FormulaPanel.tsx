import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { MATHS_SNIPPETS } from './formula-bar.ts';
import { Toolbar, type ToolbarPanel } from './Toolbar.tsx';
import { formulaAt, type Place } from './formula-at-caret.ts';
import { FormulaField } from './FormulaField.tsx';
import { Keypad } from './Keypad.tsx';
import type { MathfieldElement } from './mathfield.ts';

interface FormulaPanelProps {
  /** The text that the formula stands in. */
  area: RefObject<HTMLTextAreaElement | null>;
  panel: ToolbarPanel;
  onClose: () => void;
}

/** A formula within a sentence, typed as it looks: that at the caret, or a new one. */
export function FormulaPanel({ area, panel, onClose }: FormulaPanelProps) {
  const { t } = useLingui();
  const [place] = useState(() => placeIn(area.current!));
  const [typed, setTyped] = useState(place.typed);
  const tex = useRef('');
  const field = useRef<MathfieldElement>(null);

  useEffect(() => field.current?.focus(), []);

  const close = () => {
    onClose();
    area.current?.focus();
  };
  const putIn = () => {
    if (tex.current.trim()) replace(area.current!, place, `$${tex.current.trim()}$`);
    close();
  };

  return (
    <div role="group" aria-label={t`Formula`} className="border-b border-line bg-page">
      <Toolbar
        snippets={MATHS_SNIPPETS}
        panel={panel}
        onInsert={({ structure = '' }) =>
          field.current?.insert(structure, { focus: true, selectionMode: 'placeholder' })
        }
      />
      <div className="flex flex-wrap items-center gap-2 px-2 py-1.5">
        <div className="flex min-w-48 flex-1 rounded-control border border-edge bg-card">
          <FormulaField
            label={t`Formula`}
            value={typed}
            onChange={(changed, latex) => {
              tex.current = latex;
              setTyped(changed);
            }}
            onKey={({ key }) => {
              if (key === 'Enter') putIn();
              else if (key === 'Escape') close();
              else return false;
              return true;
            }}
            onReady={(made) => (field.current = made)}
          />
        </div>
        <Button size="small" look="primary" onClick={putIn}>
          <Trans>Put into the text</Trans>
        </Button>
        <IconButton label={t`Close`} onClick={close}>
          <Icon name="close" className="size-4" />
        </IconButton>
      </div>
      <Keypad field={() => field.current} onEnter={putIn} />
    </div>
  );
}

const placeIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Place =>
  formulaAt(value, selectionStart, selectionEnd);

/** As typing would, so that undo takes it back. */
function replace(area: HTMLTextAreaElement, { from, to }: Place, formula: string): void {
  const isAfterWord =
    /[\p{L}\d]$/u.test(area.value.slice(0, from)) && !/\p{Script=Han}$/u.test(area.value.slice(0, from));
  const text = isAfterWord ? ` ${formula}` : formula;
  area.focus();
  area.setSelectionRange(from, to);
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, from, to, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
