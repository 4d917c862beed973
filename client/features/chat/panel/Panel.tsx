import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { readStored, store } from '../../../lib/stored.ts';
import { usePassages } from '../../../lib/passages.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MenuButton } from '../../../ui/overlays/MenuButton.tsx';
import { Conversation } from '../conversation/Conversation.tsx';
import { usePanelWidth } from './use-panel-width.ts';

const CONVERSATION = 'lemma-panel-conversation';
/** Until the panel has come in. */
const FOCUS_MS = 300;

interface PanelProps {
  open: boolean;
  onClose: () => void;
  /** Under which the device keeps whether a selection opens the panel. */
  selectionKey: string;
}

/** The tutor beside the page; on a phone over it. What was said stays while it is closed. */
export function Panel({ open, onClose, selectionKey }: PanelProps) {
  const { t } = useLingui();
  const [conversationId, setConversationId] = useState(() => readStored(CONVERSATION) || null);
  const [bySelection, setBySelection] = useState(() => readStored(selectionKey) !== 'off');
  const { width, handle } = usePanelWidth();
  const isSheet = useIsSheet();
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  usePadding(open && !isSheet ? width : 0);
  useFocus({ open, isSheet, input, panel });

  const change = (id: string | null) => {
    setConversationId(id);
    store(CONVERSATION, id ?? '');
  };
  const switchSelection = () => {
    setBySelection(!bySelection);
    store(selectionKey, bySelection ? 'off' : 'on');
  };

  return createPortal(
    <aside
      ref={panel}
      hidden={!open}
      data-tutor-panel
      role={isSheet ? 'dialog' : 'complementary'}
      aria-modal={isSheet || undefined}
      aria-label={t`Tutor`}
      style={isSheet ? undefined : { width }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        onClose();
      }}
      className={`fixed top-14 right-0 bottom-0 z-20 flex flex-col border-l border-line bg-page shadow print:hidden [&[hidden]]:hidden ${isSheet ? 'top-0! left-0 z-50! border-l-0' : ''}`}
    >
      {!isSheet && (
        <div
          {...handle}
          aria-label={t`Width of the panel`}
          className="absolute inset-y-0 -left-1.5 z-10 w-3 cursor-col-resize touch-none hover:bg-brand-wash focus-visible:bg-brand-wash"
        />
      )}
      <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line bg-card pr-2 pl-4">
        <h2 className="mr-auto font-semibold">
          <Trans>Tutor</Trans>
        </h2>
        {conversationId && (
          <IconButton label={t`New conversation`} onClick={() => change(null)}>
            <Icon name="plus" />
          </IconButton>
        )}
        <MenuButton
          label={t`More`}
          items={[
            {
              key: 'selection',
              label: bySelection ? t`Do not open when text is selected` : t`Open when text is selected`,
              onSelect: switchSelection,
            },
          ]}
        >
          <Icon name="settings" />
        </MenuButton>
        <Link
          to={conversationId ? `/ask-ai?conversation=${conversationId}` : '/ask-ai'}
          onClick={onClose}
          className="px-2 text-sm text-brand-text hover:underline"
        >
          <Trans>Whole page</Trans>
        </Link>
        <IconButton label={t`Close the tutor`} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      <Conversation place="panel" conversationId={conversationId} onConversation={change} inputRef={input} />
    </aside>,
    document.body,
  );
}

const PHONE = '(width < 40rem)';

/** Whether the panel stands over the whole page, as on a phone. */
function useIsSheet(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const phone = matchMedia(PHONE);
      phone.addEventListener('change', onChange);
      return () => phone.removeEventListener('change', onChange);
    },
    () => matchMedia(PHONE).matches,
  );
}

/** The page makes room, its bar too. */
function usePadding(width: number): void {
  useEffect(() => {
    document.documentElement.style.setProperty('--panel', `${width}px`);
    return () => void document.documentElement.style.removeProperty('--panel');
  }, [width]);
}

interface Focused {
  open: boolean;
  isSheet: boolean;
  input: RefObject<HTMLTextAreaElement | null>;
  panel: RefObject<HTMLElement | null>;
}

/** To the input when the panel opens or a passage came, and back to where it was when it closes. */
function useFocus({ open, isSheet, input, panel }: Focused): void {
  const passages = usePassages();
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!open) return;
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const aside = panel.current;
    return () => {
      // Only what had its focus in the panel has lost it.
      if (!aside?.contains(document.activeElement) && document.activeElement !== document.body) return;
      const again = before.current?.isConnected ? before.current : null;
      setTimeout(() => (again ?? document.querySelector<HTMLElement>('[data-tutor-button]'))?.focus());
    };
  }, [open, panel]);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => input.current?.focus({ preventScroll: true }), FOCUS_MS);
    return () => clearTimeout(timer);
  }, [open, input, passages]);

  // On a phone the page underneath is not to be reached.
  useEffect(() => {
    if (!open || !isSheet) return;
    const page = document.getElementById('root');
    page?.setAttribute('inert', '');
    document.body.style.overflow = 'hidden';
    return () => {
      page?.removeAttribute('inert');
      document.body.style.overflow = '';
    };
  }, [open, isSheet]);
}
