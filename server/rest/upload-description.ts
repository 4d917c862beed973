import { UPLOADS as LIMITS } from '../limits/table.ts';
import { MAX_FILE } from '../uploads/rules.ts';
import { IDEMPOTENCY_KEY, NAME, refusals } from './described.ts';
import { parameter } from './parameters.ts';
import { UPLOADS } from './uploads.ts';

const security = [{ bearer: [] }];
const MB = 1024 * 1024;

const ATTACHMENT = {
  [NAME]: 'Attachment',
  type: 'object',
  required: ['id', 'url', 'name', 'content_type', 'size'],
  properties: {
    id: { type: 'string' },
    url: { type: 'string', description: 'Where its owner finds it.' },
    name: { type: 'string' },
    content_type: { type: 'string', description: 'By what is in it, whatever was said of it.' },
    size: { type: 'integer', description: 'Bytes, as it is kept.' },
  },
};

const binary = { schema: { type: 'string', format: 'binary' } };

/** Files travel as they are, so these two are no rows of the table. */
export const UPLOAD_PATHS: Record<string, Record<string, unknown>> = {
  [UPLOADS]: {
    post: {
      summary: `Send a file for a message: a picture, a video, sound or PDF of at most ${MAX_FILE / MB} MB; ${LIMITS.filesPerDay} files or ${LIMITS.bytesPerDay / MB} MB a day`,
      operationId: 'KeepUpload',
      parameters: [{ ...parameter('name', 'Its name.'), in: 'query' }, IDEMPOTENCY_KEY],
      security,
      requestBody: { required: true, content: { 'application/octet-stream': binary } },
      responses: {
        '201': {
          description: 'Kept.',
          content: {
            'application/json': {
              schema: { type: 'object', required: ['data'], properties: { data: ATTACHMENT } },
            },
          },
        },
        ...refusals({ writes: true, also: [400, 413, 415] }),
      },
    },
  },
  [`${UPLOADS}/{id}`]: {
    get: {
      summary: 'A file of one’s own, or the part of it that a Range header names',
      operationId: 'GetUpload',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { ...parameter('Range', 'Such as bytes=0-1023.'), in: 'header' },
      ],
      security,
      responses: {
        '200': { description: 'The file.', content: { '*/*': binary } },
        '206': { description: 'A part of it.', content: { '*/*': binary } },
        '304': { description: 'It is what If-None-Match names.' },
        '416': { description: 'Nothing of it lies in that range.' },
        ...refusals({ names: true }),
      },
    },
  },
};
