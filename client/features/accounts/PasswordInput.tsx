import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Input } from '../../ui/fields/Input.tsx';
import { RareIcon } from '../../ui/RareIcon.tsx';

export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'end' | 'hint'>) {
  const { t } = useLingui();
  const [shown, show] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noticeCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="off"
      onKeyDown={noticeCapsLock}
      onKeyUp={noticeCapsLock}
      hint={capsLock && <Trans>Caps Lock is on.</Trans>}
      end={
        <IconButton label={shown ? t`Hide password` : t`Show password`} onClick={() => show(!shown)}>
          <RareIcon name={shown ? 'eye-off' : 'eye'} />
        </IconButton>
      }
    />
  );
}
