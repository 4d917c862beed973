import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { IconButton } from '../../../ui/Button.tsx';
import { RareIcon } from '../../../ui/RareIcon.tsx';

/** What the picker of files offers. */
const TAKEN = 'image/*,video/*,audio/*,application/pdf';

interface Props {
  onFiles: (files: File[]) => void;
  disabled?: boolean;
}

/** Opens the picker of files. */
export function AttachButton({ onFiles, disabled = false }: Props) {
  const { t } = useLingui();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={TAKEN}
        aria-label={t`Attach files`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      <IconButton label={t`Attach files`} disabled={disabled} onClick={() => picker.current?.click()}>
        <RareIcon name="clip" />
      </IconButton>
    </>
  );
}
