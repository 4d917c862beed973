import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isComposing } from '../../../lib/device/shortcuts.ts';
import { readStored, store } from '../../../lib/device/storage.ts';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RareIcon } from '../../../ui/RareIcon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { MenuButton } from '../../../ui/overlays/MenuButton.tsx';
import { useWidth } from '../../../ui/panes/use-width.ts';
import { WidthHandle } from '../../../ui/panes/WidthHandle.tsx';
import { Conversation } from '../conversation/Conversation.tsx';
import { useCopySelection } from './use-copy-selection.ts';
import { usePanelFocus } from './use-panel-focus.ts';
import { useSheet } from './use-sheet.ts';

const CONVERSATION = 'lemma-panel-conversation';
const WIDTH = {
  key: 'lemma-panel-width',
  usual: 380,
  least: 280,
  most: 800,
  share: 0.8,
  edge: 'left',
} as const;

interface PanelProps {
  open: boolean;
  onClose: () => void;
  /** Under which the device keeps whether a selection opens the panel. */
  selectionKey: string;
}

/** Side panel; full-screen sheet on phones. The conversation survives closing it. */
export function Panel({ open, onClose, selectionKey }: PanelProps) {
  const { t } = useLingui();
  const [conversationId, setConversationId] = useState(() => readStored(CONVERSATION) || null);
  const [begun, setBegun] = useState(0);
  const { width, handle } = useWidth(WIDTH);
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const isSheet = useSheet({ open, onClose, panel });
  usePadding(open && !isSheet ? width : 0);
  usePanelFocus({ open, input, panel });
  useCopySelection(open);

  const change = (id: string | null) => {
    setConversationId(id);
    store(CONVERSATION, id ?? '');
  };
  // Drawn anew, so that what did not reach the server stands in the field.
  const startNew = () => {
    change(null);
    setBegun(begun + 1);
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
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
        onClose();
      }}
      className={`fixed flex flex-col bg-page print:hidden [&[hidden]]:hidden ${isSheet ? 'inset-0 z-30 pt-[env(safe-area-inset-top)]' : 'top-14 right-0 bottom-0 z-20 border-l border-line'}`}
    >
      {!isSheet && <WidthHandle handle={handle} label={t`Width of the panel`} className="-left-1.5" />}
      <PanelHeader
        conversationId={conversationId}
        selectionKey={selectionKey}
        onNew={startNew}
        onClose={onClose}
      />
      <Conversation
        key={begun}
        place="panel"
        conversationId={conversationId}
        onConversation={change}
        inputRef={input}
      />
    </aside>,
    document.body,
  );
}

interface PanelHeaderProps extends Pick<PanelProps, 'onClose' | 'selectionKey'> {
  conversationId: string | null;
  onNew: () => void;
}

function PanelHeader({ conversationId, selectionKey, onNew, onClose }: PanelHeaderProps) {
  const { t } = useLingui();
  const [bySelection, setBySelection] = useState(() => readStored(selectionKey) !== 'off');
  const switchSelection = () => {
    setBySelection(!bySelection);
    store(selectionKey, bySelection ? 'off' : 'on');
  };
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line bg-card pr-2 pl-4">
      <h2 className="mr-auto font-semibold">
        <Trans>Tutor</Trans>
      </h2>
      {conversationId && (
        <IconButton label={t`New conversation`} onClick={onNew}>
          <RareIcon name="plus" />
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
        to={paths.askAi(conversationId ?? undefined)}
        onClick={onClose}
        className="px-2 text-sm text-brand-text hover:underline"
      >
        <Trans>Full page</Trans>
      </Link>
      <IconButton label={t`Close the tutor`} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </header>
  );
}

/** The page makes room. */
function usePadding(width: number): void {
  useEffect(() => {
    document.documentElement.style.setProperty('--panel', `${width}px`);
    return () => void document.documentElement.style.removeProperty('--panel');
  }, [width]);
}
