import { Trans, useLingui } from '@lingui/react/macro';
import { useBilingual } from '../../../lib/i18n/bilingual.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Failure, Skeleton, Waiting } from '../../../ui/loading/states.tsx';
import { usePrivilegesQuery } from './Reputation.gen.ts';

/** What reputation lets people do, and which of it the reader may. */
export function Privileges() {
  const { t, i18n } = useLingui();
  const { say } = useBilingual();
  const { data, error, refetch } = usePrivilegesQuery();
  return (
    <section aria-labelledby="privileges">
      <h2 id="privileges" className="font-serif text-xl font-semibold zh:font-sans">
        <Trans>Privileges</Trans>
      </h2>
      {!data && error && <Failure onRetry={() => refetch()} />}
      {!data && !error && (
        <Waiting>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
            <Skeleton key={key} className="mt-3 h-16 w-full" />
          ))}
        </Waiting>
      )}
      <ul className="mt-3">
        {data?.privileges.map(({ name, required, title, description, held }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-3">
            <p className="flex items-center gap-2 font-medium">
              {say(title)}
              {held && (
                <span role="img" aria-label={t`You have it`} title={t`You have it`}>
                  <Icon name="check" className="size-4 text-correct" />
                </span>
              )}
            </p>
            <span className="text-end text-sm text-soft tabular-nums">{i18n.number(required)}</span>
            <p className="col-span-2 mt-0.5 text-sm text-soft">{say(description)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
