import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { authClient } from '../../lib/auth/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/fields/Input.tsx';
import { Refusal } from '../../ui/loading/states.tsx';
import type { AuthFormProps } from './LoginForm.tsx';
import { NewPasswordInputs } from './NewPasswordInputs.tsx';
import { refusalWords } from './refusal-message.ts';
import { Signup } from './validation.ts';
import { useForm } from './use-form.ts';

interface SignupFormProps extends AuthFormProps {
  /** The account exists, but its address must be confirmed first. */
  onUnconfirmed: (email: string) => void;
}

export function SignupForm({
  firstField,
  busy,
  during,
  person,
  onPerson,
  onDone,
  onUnconfirmed,
}: SignupFormProps) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<string | null>(null);
  const begun = { name: person.name, email: person.email, password: '', confirm: '' };
  const { field, formProps } = useForm(
    Signup,
    begun,
    ({ name, email, password }) =>
      during(async () => {
        setRefusal(null);
        try {
          const { data, error } = await (
            await authClient()
          ).signUp({ email, password, options: { data: { name } } });
          if (error) throw error;
          if (data.session) onDone();
          else onUnconfirmed(email);
        } catch (error) {
          setRefusal(refusalWords(error, t`Registration failed. Please try again.`));
        }
      }),
    ({ name, email }) => onPerson({ name, email }),
  );

  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Input autoFocus ref={firstField} label={<Trans>Name</Trans>} autoComplete="name" {...field('name')} />
      <Input label={<Trans>E-mail</Trans>} type="email" autoComplete="email" {...field('email')} />
      <NewPasswordInputs field={field} />
      {refusal && <Refusal>{refusal}</Refusal>}
      <Button type="submit" look="primary" busy={busy} className="mt-1 w-full">
        <Trans>Create account</Trans>
      </Button>
    </form>
  );
}
