import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { openSignIn } from '../../../lib/auth/sign-in-prompt.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { usePageTitle } from '../../../lib/page-metadata.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Empty, Failure, Refusal, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { useKindNames } from '../list/kind-names.ts';
import { QuietHours } from './QuietHours.tsx';
import { useNotificationSettingsQuery } from './Settings.gen.ts';
import { type Settings, useChangeSettings } from './use-change-settings.ts';

export function NotificationSettingsPage() {
  const { t } = useLingui();
  usePageTitle(
    t`Notification settings`,
    t`Choose what you hear of, the hours in which nothing pops up, and the weekly digest.`,
  );
  const user = useSession();
  return (
    <div className="page-width py-7 *:max-w-3xl">
      <Link to={paths.notifications()} className="text-sm text-soft hover:underline">
        <Trans>Notifications</Trans>
      </Link>
      <h1 className="mt-2 font-serif text-2xl font-semibold zh:font-sans">
        <Trans>Notification settings</Trans>
      </h1>
      {user ? (
        <OwnSettings key={user.id} />
      ) : (
        <Empty
          title={<Trans>Sign in to change your settings</Trans>}
          action={
            <Button look="primary" onClick={() => openSignIn('login')}>
              <Trans>Sign in</Trans>
            </Button>
          }
        />
      )}
    </div>
  );
}

function OwnSettings() {
  const { data, error, refetch } = useNotificationSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const settings = data?.notificationSettings;
  if (settings) return <Form settings={settings} />;
  return error ? <Failure onRetry={() => refetch()} /> : <FormSkeleton />;
}

function Form({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const { change, refusal, saved } = useChangeSettings(settings);
  const names = useKindNames();

  return (
    <>
      <p role="status" className="sr-only">
        {saved && t`Saved.`}
      </p>
      {refusal && <Refusal>{refusal}</Refusal>}
      <Part title={<Trans>What you hear of</Trans>}>
        <div className="grid gap-x-10 gap-y-3 sm:grid-cols-2">
          {settings.choices.map(({ kind, active }) => (
            <Switch
              key={kind}
              label={names[kind]}
              on={active}
              onChange={(on) => void change({ choices: [{ kind, active: on }] })}
            />
          ))}
        </div>
        <p className="mt-4 text-sm text-faint">
          <Trans>You always receive messages from moderators.</Trans>
        </p>
      </Part>
      <Part title={<Trans>Quiet hours</Trans>}>
        <QuietHours settings={settings} onChange={change} />
      </Part>
      <Part title={<Trans>Weekly digest</Trans>}>
        <Switch
          label={<Trans>A digest of the week</Trans>}
          hint={<Trans>On Monday at eight in the morning, when something happened.</Trans>}
          on={settings.weeklyDigest}
          onChange={(weeklyDigest) => void change({ weeklyDigest, timeZone: timeZoneHere() })}
        />
      </Part>
    </>
  );
}

const timeZoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-6 rounded-card border border-line bg-card p-4 sm:p-5">
      <h2 className="mb-4 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function FormSkeleton() {
  return (
    <Waiting>
      {Array.from({ length: 3 }, (_, section) => (
        <div key={section} className="mt-6 flex flex-col gap-4 rounded-card border border-line p-5">
          <Skeleton className="h-5 w-40" />
          {Array.from({ length: section === 0 ? 6 : 1 }, (_none, row) => (
            <Skeleton key={row} className="h-5 w-full" />
          ))}
        </div>
      ))}
    </Waiting>
  );
}
