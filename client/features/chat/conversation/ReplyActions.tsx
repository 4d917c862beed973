import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { IconButton, Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MenuButton } from '../../../ui/overlays/MenuButton.tsx';
import { notify } from '../../../ui/overlays/notify.ts';
import { asLatex, asMarkdown } from '../reply/copy-as.ts';
import type { Message, Thread } from './message.ts';

/** Shorter replies are not worth an opinion. */
const LEAST_RATED = 50;

export function ReplyActions({ message, thread }: { message: Message; thread: Thread }) {
  const { i18n, t } = useLingui();
  const [noting, setNoting] = useState(false);
  const { id, feedback } = message;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t`Copied`);
    } catch {
      notify(t`This browser does not let a page copy.`);
    }
  };
  const language = i18n.locale === 'zh' ? 'zh' : 'en';
  const canRate = thread.rate && [...message.content].length > LEAST_RATED;
  const rate = (rating: 'UP' | 'DOWN') => {
    const next = feedback === rating ? 'NONE' : rating;
    thread.rate?.(id, next, null);
    setNoting(next === 'DOWN');
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="-ml-2 flex flex-wrap items-center">
        <MenuButton
          label={t`Copy`}
          className="!size-8"
          items={[
            { key: 'markdown', label: t`Copy as Markdown`, onSelect: () => void copy(asMarkdown(message)) },
            { key: 'latex', label: t`Copy as LaTeX`, onSelect: () => void copy(asLatex(message, language)) },
          ]}
        >
          <Icon name="copy" className="size-4" />
        </MenuButton>
        <IconButton label={t`Answer again`} className="!size-8" onClick={() => thread.again(id)}>
          <Icon name="again" className="size-4" />
        </IconButton>
        {canRate && (
          <span role="group" aria-label={t`Was this answer helpful?`}>
            <IconButton
              label={t`Helpful`}
              aria-pressed={feedback === 'UP'}
              className={`!size-8 ${feedback === 'UP' ? 'text-(color:--right)' : ''}`}
              onClick={() => rate('UP')}
            >
              <Icon name="thumb" className="size-4" />
            </IconButton>
            <IconButton
              label={t`Not helpful`}
              aria-pressed={feedback === 'DOWN'}
              className={`!size-8 ${feedback === 'DOWN' ? 'text-wrong' : ''}`}
              onClick={() => rate('DOWN')}
            >
              <Icon name="thumb" className="size-4 rotate-180" />
            </IconButton>
          </span>
        )}
        {message.siblings.length > 1 && thread.choose && (
          <Branches message={message} choose={thread.choose} />
        )}
      </div>
      {noting && (
        <form
          className="flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            const note = new FormData(event.currentTarget).get('note');
            thread.rate?.(id, 'DOWN', typeof note === 'string' && note.trim() ? note.trim() : null);
            setNoting(false);
          }}
        >
          <input
            name="note"
            maxLength={1000}
            aria-label={t`What was wrong with it?`}
            placeholder={t`What was wrong with it?`}
            className="h-9 min-w-0 flex-1 rounded-control border border-edge bg-card px-3 text-sm"
          />
          <Button size="small" type="submit">
            <Trans>Send</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}

/** From one branch to the next, of those that part here. */
export function Branches({ message, choose }: { message: Message; choose: (id: string) => void }) {
  const { t } = useLingui();
  const { id, siblings } = message;
  const at = siblings.indexOf(id);
  return (
    <span role="group" aria-label={t`Versions`} className="flex items-center text-sm text-soft tabular-nums">
      <IconButton
        label={t`Earlier version`}
        className="!size-8"
        disabled={at <= 0}
        onClick={() => choose(siblings[at - 1]!)}
      >
        <Icon name="chevron" className="size-4 rotate-90" />
      </IconButton>
      {at + 1}/{siblings.length}
      <IconButton
        label={t`Later version`}
        className="!size-8"
        disabled={at < 0 || at >= siblings.length - 1}
        onClick={() => choose(siblings[at + 1]!)}
      >
        <Icon name="chevron" className="size-4 -rotate-90" />
      </IconButton>
    </span>
  );
}
