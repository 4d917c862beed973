import { builder } from '../graph/builder.ts';
import { findableAsNode, Node } from '../graph/node.ts';
import type { Prisma } from '../database/client/client.ts';
import { visibleUploads } from './policy.ts';
import { type Attached, urlOf } from './rules.ts';

declare module '../graph/type-names.ts' {
  interface NamedObjects {
    Attachment: Attached;
  }
}

builder.prismaObject('Upload', {
  name: 'Attachment',
  interfaces: [Node],
  select: { id: true, name: true, contentType: true, size: true },
  description:
    'A file attached to a message: a picture, video, audio or PDF. Uploaded to `POST /api/uploads`.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the upload.' }),
    url: t.string({ description: 'URL for its owner, with an access token.', resolve: urlOf }),
    name: t.exposeString('name', { description: 'File name.' }),
    contentType: t.exposeString('contentType', { description: 'Media type, detected from the content.' }),
    size: t.exposeInt('size', { description: 'Size in bytes.' }),
  }),
});

findableAsNode('upload', 'Attachment', {
  find: ({ db, actor }, id, selection: Prisma.UploadDefaultArgs) =>
    actor
      ? db.upload.findFirst({ ...selection, where: { id, ...visibleUploads(actor) } })
      : Promise.resolve(null),
  row: ({ id }, { actor }) => actor && { model: 'Upload', where: { id, ...visibleUploads(actor) } },
});
