import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentSubject } from '../../lib/current-subject.ts';
import { paths } from '../../lib/paths.ts';
import { useShortcut, useShortcutsEnabled } from '../../lib/shortcuts.ts';
import { SUBJECT_NAMES } from '../../lib/subjects.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Key } from '../../ui/Key.tsx';

interface SearchBoxProps {
  /** Of several boxes only one may answer to the key. */
  focusByKey?: boolean;
  onSearch?: () => void;
  className?: string;
}

/** Searches the questions of the subject in sight, of mathematics where none is. */
export function SearchBox({ focusByKey = false, onSearch, className = '' }: SearchBoxProps) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const subject = useCurrentSubject() ?? '9709';
  const subjectName = i18n._(SUBJECT_NAMES[subject]);
  const keys = useShortcutsEnabled() && focusByKey;
  useShortcut('/', () => focusByKey && input.current?.focus());

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = input.current?.value.trim();
    if (!query) return;
    onSearch?.();
    void navigate(paths.community(subject, { q: query }));
  };

  return (
    <form role="search" onSubmit={search} className={`relative ${className}`}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
      />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={t`Search questions in ${subjectName}`}
        aria-keyshortcuts={keys ? '/' : undefined}
        placeholder={t`Search topics, subjects...`}
        className="peer h-9 w-full rounded-control border border-edge bg-page pr-9 pl-9 text-sm text-ink placeholder:text-faint focus-visible:outline-offset-0 pointer-coarse:h-11 pointer-coarse:text-base"
      />
      {keys && (
        <Key className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 peer-focus:opacity-0 peer-not-placeholder-shown:opacity-0">
          /
        </Key>
      )}
    </form>
  );
}
