import { DeleteUploadDocument } from './operations.gen.ts';
import { route } from './route.ts';

/** What the table says of uploaded files; how they are sent and read is in `uploads.ts`. */
export const uploadRoutes = [
  route('DELETE', '/api/uploads/:id', DeleteUploadDocument, {
    summary: 'Delete a file of one’s own',
    variables: ({ params }) => ({ id: params['id']! }),
    result: ({ deleteUpload }) => deleteUpload,
    status: 204,
  }),
];
