import { useLingui } from '@lingui/react/macro';
import { notify } from './notify.ts';

/** Copies a text and says so, or that the browser does not allow it. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useLingui();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t`Copied`);
    } catch {
      notify(t`This browser does not let pages copy. Select the text instead.`);
    }
  };
}
