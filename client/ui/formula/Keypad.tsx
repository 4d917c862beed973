import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMedia } from '../../lib/device/media.ts';
import { LETTER_KEYS, SIGN_KEYS } from './keys.ts';
import type { MathfieldElement } from './mathfield.ts';

interface KeypadProps {
  /** The field that is written in. */
  field: () => MathfieldElement | null | undefined;
  onEnter: () => void;
}

const PAGES = ['signs', 'letters', 'capitals'] as const;

/** The keys of mathematics, where a finger types. */
export function Keypad({ field, onEnter }: KeypadProps) {
  const { t } = useLingui();
  const isTouch = useMedia('(pointer: coarse)');
  const [page, setPage] = useState<(typeof PAGES)[number]>('signs');
  if (!isTouch) return null;

  const write = (tex: string) => field()?.insert(tex, { focus: true, selectionMode: 'placeholder' });
  const names: Record<string, string> = {
    'a⁄b': t`Fraction`,
    xⁿ: t`Power`,
    '√': t`Root`,
    '|x|': t`Modulus`,
    '( )': t`Brackets`,
  };
  const capital = (face: string) => (page === 'capitals' ? face.toUpperCase() : face);
  const next = PAGES[(PAGES.indexOf(page) + 1) % PAGES.length]!;

  return (
    <div
      role="group"
      aria-label={t`Keys for mathematics`}
      className="grid grid-cols-7 gap-1 border-t border-line bg-page p-1"
    >
      {(page === 'signs' ? SIGN_KEYS : LETTER_KEYS).map(({ face, tex }) => (
        <Key key={face} face={capital(face)} label={names[face]} onPress={() => write(capital(tex))} />
      ))}
      <Key
        label={t`Other keys`}
        isWide
        onPress={() => setPage(next)}
        face={{ signs: '123', letters: 'abc', capitals: 'ABC' }[next]}
      />
      <Key
        label={t`Back by one sign`}
        onPress={() => field()?.executeCommand('moveToPreviousChar')}
        face="←"
      />
      <Key label={t`On by one sign`} onPress={() => field()?.executeCommand('moveToNextChar')} face="→" />
      <Key label={t`Delete`} onPress={() => field()?.executeCommand('deleteBackward')} face="⌫" />
      <Key label={t`Enter`} isWide onPress={onEnter} face="⏎" />
    </div>
  );
}

interface KeyProps {
  label: string | undefined;
  onPress: () => void;
  isWide?: boolean;
  face: string;
}

function Key({ label, onPress, isWide = false, face }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label ?? face}
      translate="no"
      // The field keeps the caret.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      // Not text of the page: the label is what is read out.
      data-face={face}
      className={`grid min-h-11 min-w-0 place-items-center rounded-sm border border-line bg-card font-mono text-sm before:content-[attr(data-face)] active:bg-brand-wash ${isWide ? 'col-span-2' : ''}`}
    />
  );
}
