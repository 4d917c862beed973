import { SetContextLink } from '@apollo/client/link/context';
import { deviceName } from '../../device/device-id.ts';
import { getAccessToken } from '../../auth/session.ts';

/** Says who asks and in which language the answer is read. */
export const sessionLink = new SetContextLink(async ({ headers }) => {
  const token = await getAccessToken();
  return {
    headers: {
      ...headers,
      'accept-language': document.documentElement.lang,
      'lemma-device': deviceName(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  };
});
