import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useOwnReputationQuery } from './OwnReputation.gen.ts';

/** How much reputation the reader has by now; nothing where it could not be fetched. */
export function OwnReputation() {
  const { i18n } = useLingui();
  const { data, error } = useOwnReputationQuery({ fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    if (error) console.warn('The reputation could not be fetched.', error);
  }, [error]);

  if (!data?.viewer) return null;
  const points = i18n.number(data.viewer.reputation);
  return <Trans>{points} reputation</Trans>;
}
