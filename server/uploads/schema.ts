import { NotFound } from '../core/errors.ts';
import { ALWAYS, builder } from '../graph/builder.ts';
import { MUTATION_COST } from '../graph/cost/price.ts';
import { Deleted } from '../graph/shared-types.ts';
import { deleteUpload } from './operations/own-uploads.ts';

builder.mutationField('deleteUpload', (t) =>
  t.field({
    type: Deleted,
    description: 'Deletes one of your files, also from its message.',
    complexity: MUTATION_COST,
    errors: { types: [...ALWAYS, NotFound] },
    args: { id: t.arg.id({ required: true, description: 'Id of the upload.' }) },
    resolve: (_root, args, ctx) => deleteUpload(ctx, args),
  }),
);
