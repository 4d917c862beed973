import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

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

/** Hands the address to the device's own sharing, or copies it where there is none. */
export function ShareAct({ path, title }: { path: string; title: string }) {
  const [copied, setCopied] = useState(false);

  const share = async () => {
    const url = new URL(path, location.origin).href;
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
        await navigator.share({ url, title });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
        setTimeout(() => setCopied(false), 3000);
      }
    } catch (error) {
      // Closing the device's own dialog is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) window.prompt('', url);
    }
  };

  return (
    <Act onClick={share}>
      <span role="status">{copied ? <Trans>Link copied</Trans> : <Trans>Share</Trans>}</span>
    </Act>
  );
}
