import { builder } from '../graph/builder.ts';
import { fixed } from '../graph/cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import { photoModel, type Transcribed, transcribePhoto } from './operations/transcribe-photo.ts';

const TranscriptPiece = builder.objectRef<Transcribed>('TranscriptPiece').implement({
  description: 'A piece of a photo’s text as it is read; at the end the whole of it, or why there is none.',
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: 'What was read since the piece before; null in the last one.',
      resolve: (chunk) => ('text' in chunk ? chunk.text : null),
    }),
    transcript: t.string({
      nullable: true,
      description: 'Words with LaTeX between dollar signs: to be confirmed by whoever sent it.',
      resolve: (chunk) => ('transcript' in chunk ? chunk.transcript : null),
    }),
    failure: t.field({
      type: 'ChatFailure',
      nullable: true,
      description: 'Why there is no text.',
      resolve: (chunk) => ('failure' in chunk ? chunk.failure : null),
    }),
  }),
});

builder.queryField('photoModel', (t) =>
  t.string({
    nullable: true,
    description: 'The model that can read photos here; null where only browsers do.',
    resolve: (_root, _args, ctx) => photoModel(ctx),
  }),
);

builder.subscriptionField('photoTranscript', (t) =>
  t.field({
    type: TranscriptPiece,
    description:
      'Has the model read the question in a picture of one’s own, sent to `POST /api/uploads`, as it goes. Counts as a reply; unless a message has it, the picture is deleted afterwards.',
    complexity: fixed(READ_PRICES.reply),
    args: { uploadId: t.arg.id({ required: true, description: 'Id of the picture.' }) },
    subscribe: (_root, args, ctx) => transcribePhoto(ctx, args),
    resolve: (chunk) => chunk as Transcribed,
  }),
);
