import { useLingui } from '@lingui/react/macro';
import { type FormEvent, Suspense, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_QUERY } from '../../lib/graph/limits.gen.ts';
import { paths } from '../../lib/paths.ts';
import { useShortcut, useShortcutsEnabled } from '../../lib/device/shortcuts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Key } from '../../ui/Key.tsx';
import { Failure } from '../../ui/loading/states.tsx';
import type { Suggestion } from '../../features/search/box/find-matches.ts';
import { lazyPart } from '../loading/lazy-feature.tsx';
import { useCombobox } from './use-combobox.ts';

const Matches = lazyPart(
  'search',
  async () => (await import('../../features/search/box/Matches.tsx')).Matches,
  {
    replacement: ({ onRetry }) => (
      // Pressing it must not take the focus out of the field, which would close it.
      <div
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-30 mt-1 rounded-card bg-card shadow-card"
      >
        <Failure onRetry={onRetry} />
      </div>
    ),
  },
);

interface SearchBoxProps {
  /** Of several boxes only one may answer to the key. */
  focusByKey?: boolean;
  onSearch?: () => void;
  className?: string;
}

/** Nobody waits for it, and nobody is told that it failed. */
async function remember(text: string): Promise<void> {
  try {
    const { rememberSearch } = await import('../../lib/search/search-history.ts');
    await rememberSearch(text);
  } catch (error) {
    console.warn(error);
  }
}

/** Finds subjects, topics and cards while somebody types; Enter searches everything. */
export function SearchBox({ focusByKey = false, onSearch, className = '' }: SearchBoxProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, shown, active, setActive, setOpen, type, clear, press } = useCombobox();
  const keys = useShortcutsEnabled() && focusByKey;
  useShortcut('/', () => focusByKey && input.current?.focus());

  const leave = (to: string) => {
    clear();
    onSearch?.();
    void navigate(to);
  };
  const pick = (picked: Suggestion) => {
    if ('kind' in picked) void remember(text);
    else picked.prepare?.();
    leave(picked.path);
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const match = shown?.matches[active];
    // On a page that came whole, somebody may have typed before it woke up.
    const typed = input.current?.value.trim();
    if (match) pick(match);
    else if (typed) leave(paths.search(typed));
  };

  return (
    <form role="search" action={paths.search()} onSubmit={search} className={`relative ${className}`}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <input
        ref={input}
        type="search"
        name="q"
        role="combobox"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_QUERY}
        aria-label={t`Search topics, subjects...`}
        aria-autocomplete="list"
        aria-expanded={shown !== null}
        aria-controls={shown ? list : undefined}
        aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
        aria-keyshortcuts={keys ? '/' : undefined}
        placeholder={t`Search topics, subjects...`}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        className="peer h-9 w-full rounded-control border border-edge bg-page pr-9 pl-9 text-sm text-ink placeholder:text-faint focus-visible:outline-offset-0 pointer-coarse:h-11 pointer-coarse:text-base"
      />
      {keys && (
        <Key className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 peer-focus:opacity-0 peer-not-placeholder-shown:opacity-0">
          /
        </Key>
      )}
      {shown && (
        <Suspense>
          <Matches id={list} {...shown} active={active} onActive={setActive} onPick={pick} />
        </Suspense>
      )}
    </form>
  );
}
