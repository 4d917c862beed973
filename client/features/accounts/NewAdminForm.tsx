import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { authClient } from '../../lib/auth/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/fields/Input.tsx';
import { Refusal } from '../../ui/loading/states.tsx';
import { becomeAdmin, LinkRefused } from './admin-link.ts';
import { NewPasswordInputs } from './NewPasswordInputs.tsx';
import { Signup } from './validation.ts';
import { useForm } from './use-form.ts';

interface NewAdminFormProps {
  secret: string;
  /** Whom the link is for; without one they say it themselves. */
  email: string | null;
  onDone: () => void;
}

/** Makes an account that is an admin, and signs in with it. */
export function NewAdminForm({ secret, email, onDone }: NewAdminFormProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const empty = { name: '', email: email ?? '', password: '', confirm: '' };
  const { field, formProps } = useForm(Signup, empty, async ({ name, email: address, password }) => {
    setBusy(true);
    setRefusal(null);
    try {
      await becomeAdmin(secret, { name, email: address, password });
      onDone();
      await (await authClient()).signInWithPassword({ email: address, password });
    } catch (error) {
      setRefusal(
        (error instanceof LinkRefused && error.message) || t`Something went wrong. Please try again.`,
      );
    } finally {
      setBusy(false);
    }
  });

  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Input label={<Trans>Name</Trans>} autoComplete="name" {...field('name')} />
      <Input
        label={<Trans>E-mail</Trans>}
        type="email"
        autoComplete="email"
        readOnly={email !== null}
        {...field('email')}
      />
      <NewPasswordInputs field={field} />
      {refusal && <Refusal>{refusal}</Refusal>}
      <Button type="submit" look="primary" busy={busy}>
        <Trans>Create the admin account</Trans>
      </Button>
    </form>
  );
}
