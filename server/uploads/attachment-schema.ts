import { builder } from '../graph/builder.ts';
import { type Attached, urlOf } from './rules.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    Attachment: Attached;
  }
}

builder.prismaObject('Upload', {
  name: 'Attachment',
  select: { id: true, name: true, contentType: true, size: true },
  description:
    'A file that came with a message: a picture, a video, sound or a PDF. Sent to `POST /api/uploads`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the upload.' }),
    url: t.string({ description: 'Where its owner finds it, with an access token.', resolve: urlOf }),
    name: t.exposeString('name', { description: 'The name it was sent with.' }),
    contentType: t.exposeString('contentType', { description: 'By what is in it.' }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
  }),
});
