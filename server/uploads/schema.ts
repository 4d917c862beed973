import { NotFound } from '../core/errors.ts';
import { ALWAYS, builder } from '../graph/builder.ts';
import { MUTATION_COST } from '../graph/cost/price.ts';
import { Deleted } from '../graph/shared-types.ts';
import { deleteUpload } from './operations/own-uploads.ts';

const DeleteUploadInput = builder.inputType('DeleteUploadInput', {
  description: 'A file to be deleted.',
  fields: (t) => ({ id: t.id({ required: true, description: 'Id of the upload.' }) }),
});

builder.mutationField('deleteUpload', (t) =>
  t.field({
    type: Deleted,
    description: 'Deletes one of your files, also from its message.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound] },
    args: { input: t.arg({ type: DeleteUploadInput, required: true, description: 'A file to be deleted.' }) },
    resolve: (_root, { input }, ctx) => deleteUpload(ctx, input),
  }),
);
