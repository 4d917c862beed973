import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShare } from '../lib/device/use-share.ts';

interface SharedLinkProps {
  address: () => string;
  title: string;
  button: (label: ReactNode, onClick: () => void) => ReactNode;
}

/** A button that shares an address, or copies it and says so. */
export function SharedLink({ address, title, button }: SharedLinkProps) {
  const { t } = useLingui();
  const { copied, share } = useShare();
  const done = copied && t`Link copied`;
  return (
    <>
      {button(done || <Trans>Share</Trans>, () => void share(address(), title))}
      {/* Not in the button: what a status says is no part of a name. */}
      <span role="status" className="sr-only">
        {done}
      </span>
    </>
  );
}
