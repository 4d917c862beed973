import { useState } from 'react';

const SHOWN_MS = 3000;

/** Hands an address to the device's own sharing, or copies it where there is none. */
export function useShare() {
  const [copied, setCopied] = useState(false);

  const share = async (url: string, title: string) => {
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches)
        await navigator.share({ url, title });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
        setTimeout(() => setCopied(false), SHOWN_MS);
      }
    } catch (error) {
      // Closing the device's own dialog is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) window.prompt('', url);
    }
  };

  return { copied, share };
}
