import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ChangeNotificationSettingsInput } from '../../../lib/graph/schema-types.ts';
import {
  type NotificationSettingsQuery,
  NotificationSettingsDocument,
  useChangeNotificationSettingsMutation,
} from './Settings.gen.ts';

export type Settings = NotificationSettingsQuery['notificationSettings'];
export type SettingsChange = ChangeNotificationSettingsInput;

/** Changes settings, shown at once; `refusal` says why the last change was taken back. */
export function useChangeSettings(settings: Settings) {
  const { t } = useLingui();
  const [mutate] = useChangeNotificationSettingsMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const newest = useRef(0);

  const change = async (input: SettingsChange) => {
    setRefusal(null);
    setSaved(false);
    const number = (newest.current += 1);
    try {
      const { data } = await mutate({
        variables: { input },
        context: { inOrder: 'settings' },
        optimisticResponse: { changeNotificationSettings: changed(settings, input) },
        update(cache, { data: written }) {
          const result = written?.changeNotificationSettings;
          if (result?.__typename === 'NotificationSettings')
            cache.writeQuery({
              query: NotificationSettingsDocument,
              data: { notificationSettings: result },
            });
        },
      });
      const result = data?.changeNotificationSettings;
      if (result && 'message' in result) setRefusal(result.message);
      else if (number === newest.current) setSaved(true);
    } catch {
      setRefusal(t`This did not reach the server. Try again.`);
    }
  };
  return { change, refusal, saved };
}

function changed(
  before: Settings,
  { choices, quietHours, timeZone, weeklyDigest }: SettingsChange,
): Settings {
  const switched = new Map(choices?.map(({ kind, active }) => [kind, active]));
  return {
    ...before,
    choices: before.choices.map((choice) => ({
      ...choice,
      active: switched.get(choice.kind) ?? choice.active,
    })),
    quietHours:
      quietHours === undefined
        ? before.quietHours
        : quietHours && { __typename: 'QuietHours', from: quietHours.from, to: quietHours.to },
    timeZone: timeZone ?? before.timeZone,
    weeklyDigest: weeklyDigest ?? before.weeklyDigest,
  };
}
