import type { ReactNode } from 'react';
import { currentUser } from '../../../lib/auth/session.ts';
import { parts } from '../../../lib/parts.ts';
import { latePart } from '../../../ui/loading/lazy-component.tsx';
import { SharedLink } from '../../../ui/SharedLink.tsx';

const InteractionBar = latePart(async () => (await parts.discussion()).InteractionBar);

/** The place of what is loaded later: likes, bookmarks, following and comments. */
export const Interactions = (post: { id: string; questionId: string }) => (
  <div className="mt-3 min-h-9 pointer-coarse:min-h-11">
    <InteractionBar {...post} />
  </div>
);

/** A quiet act under a post. */
export function Act({
  onClick,
  danger = false,
  autoFocus,
  children,
}: {
  onClick: () => void;
  danger?: boolean;
  /** Shown again where something else had the focus. */
  autoFocus?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      autoFocus={autoFocus}
      onClick={onClick}
      className={`min-h-6 text-sm underline-offset-2 hover:underline pointer-coarse:min-h-11 ${danger ? 'text-wrong' : 'text-soft hover:text-ink'}`}
    >
      {children}
    </button>
  );
}

interface ShareActProps {
  path: string;
  title: string;
  /** Who shares it is not to be read in the address. */
  anonymous?: boolean;
}

/** Shares a post; the address names who shared it. */
export function ShareAct({ path, title, anonymous = false }: ShareActProps) {
  const address = () => {
    const url = new URL(path, location.origin);
    const me = currentUser();
    if (me && !anonymous) url.searchParams.set('shared', me.id);
    return url.href;
  };
  return (
    <SharedLink
      address={address}
      title={title}
      button={(label, onClick) => <Act onClick={onClick}>{label}</Act>}
    />
  );
}
