import { UPLOADS as LIMITS } from '../../limits/table.ts';
import { keepUpload } from '../../uploads/operations/keep-upload.ts';
import { openUpload, ownUpload } from '../../uploads/operations/own-uploads.ts';
import { isShown, MAX_FILE, urlOf } from '../../uploads/rules.ts';
import { parameter } from '../protocol/parameters.ts';
import { DeleteUploadDocument } from './operations.gen.ts';
import { file, route, upload } from '../protocol/route.ts';

const UPLOADS = '/api/uploads';
const MB = 1024 * 1024;

/** Private files for messages. */
export const uploadRoutes = [
  upload(UPLOADS, {
    name: 'KeepUpload',
    summary: `Upload a file for a message: a picture, video, audio or PDF of at most ${MAX_FILE / MB} MB; ${LIMITS.filesPerDay} files or ${LIMITS.bytesPerDay / MB} MB a day`,
    query: [parameter('name', 'File name.')],
    async receive(context, arriving) {
      const stored = await keepUpload(context, arriving);
      const { id, name, contentType, size } = stored;
      return { id, url: urlOf(stored), name, contentType, size };
    },
    component: 'Attachment',
    refusals: [404, 409, 413, 415, 422, 507],
  }),
  file(`${UPLOADS}/:id`, {
    name: 'GetUpload',
    summary: 'Download a file (supports Range)',
    async open(context, fileId) {
      const stored = await ownUpload(context, fileId);
      const { id, name, contentType, size } = stored;
      const read = (span?: { from: number; to: number }) => openUpload(context, stored, span);
      return { id, name, contentType, size, isShown: isShown(contentType), read };
    },
    refusals: [404],
  }),
  route('DELETE', `${UPLOADS}/:id`, DeleteUploadDocument, {
    summary: 'Delete one of your files',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ deleteUpload }) => deleteUpload,
    status: 204,
  }),
];
