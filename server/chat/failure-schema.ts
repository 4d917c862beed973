import { builder } from '../graph/builder.ts';
import { BilingualText } from '../graph/shared-types.ts';
import { type Failure, failureText } from './failure.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    ChatFailure: Failure;
  }
}

builder.objectRef<Failure>('ChatFailure').implement({
  description: 'Why a reply failed.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'A stable code, such as `UNAVAILABLE`.' }),
    text: t.field({ type: BilingualText, description: 'A sentence for the reader.', resolve: failureText }),
  }),
});
