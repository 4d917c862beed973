import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useState } from 'react';
import { authClient } from '../../lib/auth/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/fields/Input.tsx';
import { Refusal } from '../../ui/loading/states.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { refusalWords } from './refusal-message.ts';
import { Login } from './validation.ts';
import { useForm } from './use-form.ts';

interface Person {
  name: string;
  email: string;
}

export interface AuthFormProps {
  firstField: RefObject<HTMLInputElement | null>;
  busy: boolean;
  /** Shows that something is under way while it is, and keeps the dialog open. */
  during: <Result>(act: () => Promise<Result>) => Promise<Result>;
  /** What was typed already, in this form or the other. */
  person: Person;
  onPerson: (person: Person) => void;
  onDone: () => void;
}

export function LoginForm({ firstField, busy, during, person, onPerson, onDone }: AuthFormProps) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<string | null>(null);
  const begun = { email: person.email, password: '' };
  const { field, formProps } = useForm(
    Login,
    begun,
    (values) =>
      during(async () => {
        setRefusal(null);
        try {
          const { error } = await (await authClient()).signInWithPassword(values);
          if (error) throw error;
          onDone();
        } catch (error) {
          setRefusal(refusalWords(error, t`Login failed. Please try again.`));
        }
      }),
    ({ email }) => onPerson({ ...person, email }),
  );

  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Input
        autoFocus
        ref={firstField}
        label={<Trans>E-mail</Trans>}
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <PasswordInput label={<Trans>Password</Trans>} autoComplete="current-password" {...field('password')} />
      {refusal && <Refusal>{refusal}</Refusal>}
      <Button type="submit" look="primary" busy={busy} className="mt-1 w-full">
        <Trans>Sign in</Trans>
      </Button>
    </form>
  );
}
