import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { RareIcon } from '../RareIcon.tsx';
import { useWidth } from './use-width.ts';
import { WidthHandle } from './WidthHandle.tsx';

const WIDTH = {
  key: 'lemma-bench-width',
  usual: 288,
  least: 220,
  most: 640,
  share: 0.5,
  edge: 'right',
} as const;

interface TwoPanesProps {
  /** The content of the side pane. */
  side: ReactNode;
  /** Names it on the button that shows it on phones. */
  sideName: string;
  title: ReactNode;
  /** At the end of the line of the title. */
  aside?: ReactNode;
  /** Of the two, on screens that show one. */
  shown: 'side' | 'work';
  onShow: (pane: 'side' | 'work') => void;
  children: ReactNode;
}

/** Two panes that fill the window below the bar and scroll each by itself; on phones one, with a switch. */
export function TwoPanes({ side, sideName, title, aside, shown, onShow, children }: TwoPanesProps) {
  const { t } = useLingui();
  const sidePane = useRef<HTMLDivElement>(null);
  const sideButton = useRef<HTMLButtonElement>(null);
  const before = useRef(shown);
  const { width, handle } = useWidth(WIDTH);

  // Who cannot see the change is taken along, and back.
  useEffect(() => {
    if (before.current !== shown) (shown === 'side' ? sidePane : sideButton).current?.focus();
    before.current = shown;
  }, [shown]);

  return (
    <div className="flex h-[calc(100dvh-3.5rem)]">
      <div
        ref={sidePane}
        tabIndex={-1}
        style={{ ['--bench' as string]: `${width}px` }}
        className={`relative min-h-0 flex-col border-r border-line bg-card outline-none md:flex md:w-(--bench) md:shrink-0 ${shown === 'side' ? 'flex w-full' : 'hidden'}`}
      >
        <div className="flex h-12 shrink-0 items-center justify-between border-b border-line pr-1 pl-4 md:hidden">
          <p className="font-semibold">{sideName}</p>
          <IconButton label={t`Back`} onClick={() => onShow('work')}>
            <Icon name="close" />
          </IconButton>
        </div>
        <div className="min-h-0 flex-1">{side}</div>
        <WidthHandle handle={handle} label={t`Pane width`} className="-right-1.5 max-md:hidden" />
      </div>
      <div className={`min-h-0 min-w-0 flex-1 flex-col md:flex ${shown === 'work' ? 'flex' : 'hidden'}`}>
        <div className="flex h-12 shrink-0 items-center gap-2 border-b border-line bg-card px-2 md:px-5">
          <IconButton ref={sideButton} label={sideName} className="md:hidden" onClick={() => onShow('side')}>
            <RareIcon name="panel" />
          </IconButton>
          <h1 className="min-w-0 flex-1 truncate text-base font-semibold">{title}</h1>
          {aside}
        </div>
        <div className="min-h-0 flex-1">{children}</div>
      </div>
    </div>
  );
}
