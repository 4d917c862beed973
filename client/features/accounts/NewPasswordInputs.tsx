import { Trans } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { PasswordInput } from './PasswordInput.tsx';

interface NewPasswordInputsProps {
  field: (name: 'password' | 'confirm') => Omit<ComponentProps<typeof PasswordInput>, 'label'>;
}

/** A password that is being chosen, twice. */
export function NewPasswordInputs({ field }: NewPasswordInputsProps) {
  return (
    <>
      <PasswordInput label={<Trans>Password</Trans>} autoComplete="new-password" {...field('password')} />
      <PasswordInput
        label={<Trans>Password again</Trans>}
        autoComplete="new-password"
        {...field('confirm')}
      />
    </>
  );
}
