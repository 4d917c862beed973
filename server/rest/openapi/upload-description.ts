import { UPLOADS as LIMITS } from '../../limits/table.ts';
import { MAX_FILE } from '../../uploads/rules.ts';
import { IDEMPOTENCY_KEY, IF_NONE_MATCH, LOCATION, NOT_MODIFIED, refusals } from './described.ts';
import { parameter } from '../parameters.ts';
import { UPLOADS } from '../uploads.ts';

const security = [{ bearer: [] }];
const MB = 1024 * 1024;

/** As a message that it comes with tells of it. */
const ATTACHMENT = { $ref: '#/components/schemas/Attachment' };

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
          headers: LOCATION,
          content: {
            'application/json': {
              schema: { type: 'object', required: ['data'], properties: { data: ATTACHMENT } },
            },
          },
        },
        ...refusals([404, 409, 413, 415, 422, 507]),
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
        IF_NONE_MATCH,
      ],
      security,
      responses: {
        '200': { description: 'The file.', content: { '*/*': binary } },
        '206': { description: 'A part of it.', content: { '*/*': binary } },
        '304': NOT_MODIFIED,
        '416': { description: 'Nothing of it lies in that range.' },
        ...refusals([404]),
      },
    },
  },
};
