import { Dialog as Parts } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../Button.tsx';

interface DialogProps {
  open: boolean;
  /** Backdrop, Escape and the close button all ask here. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Where the focus goes first; the first field, or else the first control, when left out. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** From the right edge, over the full height, instead of the centre. */
  sheet?: boolean;
  /** For text beside its preview. */
  wide?: boolean;
  children: ReactNode;
}

const CENTRE =
  'top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 rounded-card border border-line p-6 data-starting-style:scale-97';
const SHEET =
  'inset-y-0 right-0 w-80 max-w-full border-l border-line p-5 data-starting-style:translate-x-8 data-ending-style:translate-x-8';

const FIELD = 'input:not([type=file]), select, textarea';

/** Rather than the cross above it. A finger is spared the keyboard that a field brings up. */
function firstControl(content: HTMLElement | null): HTMLElement | true {
  if (!content || matchMedia('(pointer: coarse)').matches) return true;
  const field = content.querySelector<HTMLElement>(FIELD);
  // Of radio buttons, the one that Tab would go to.
  if (field instanceof HTMLInputElement && field.type === 'radio')
    return content.querySelector<HTMLElement>(`input:checked[name="${field.name}"]`) ?? field;
  return field ?? content.querySelector<HTMLElement>('button, a[href]') ?? true;
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  initialFocus,
  sheet = false,
  wide = false,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const [was, setWas] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const [opener, setOpener] = useState<Element | null>(null);
  if (was !== open) {
    setWas(open);
    // A field that takes the focus as it appears would be remembered in its place.
    if (open) setOpener(document.activeElement);
  }
  return (
    <Parts.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Parts.Portal>
        <Parts.Backdrop className="fixed inset-0 z-40 bg-shade transition duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0" />
        <Parts.Popup
          initialFocus={initialFocus ?? (() => sheet || firstControl(content.current))}
          finalFocus={() => !(opener instanceof HTMLElement && opener.isConnected) || opener}
          className={`fixed z-50 overflow-y-auto bg-raised text-ink shadow-card outline-none transition duration-150 data-starting-style:opacity-0 data-ending-style:opacity-0 ${sheet ? SHEET : `${CENTRE} ${wide ? 'w-[46rem]' : 'w-[26rem]'}`}`}
        >
          <header className="mb-5 flex items-start gap-4">
            <div className="flex-1">
              <Parts.Title className="font-serif text-xl font-semibold zh:font-sans">{title}</Parts.Title>
              {description && (
                <Parts.Description className="mt-1 text-sm text-soft">{description}</Parts.Description>
              )}
            </div>
            <Parts.Close
              render={
                <IconButton label={t`Close`} className="-my-1.5 -mr-2 pointer-coarse:-my-2.5">
                  <Icon name="close" />
                </IconButton>
              }
            />
          </header>
          <div ref={content}>{children}</div>
        </Parts.Popup>
      </Parts.Portal>
    </Parts.Root>
  );
}
