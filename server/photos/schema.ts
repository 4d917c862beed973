import { builder } from '../graph/builder.ts';
import { fixed } from '../graph/cost/price.ts';
import { READ_PRICES } from '../limits/table.ts';
import { photoModel, type Transcribed, transcribePhoto } from './operations/transcribe-photo.ts';

const TranscriptChunk = builder.objectRef<Transcribed>('TranscriptChunk').implement({
  description: 'A chunk of the transcript; the last one holds the whole transcript or a failure.',
  fields: (t) => ({
    text: t.string({
      nullable: true,
      description: 'Text since the previous chunk; null in the last one.',
      resolve: (chunk) => ('text' in chunk ? chunk.text : null),
    }),
    transcript: t.string({
      nullable: true,
      description: 'Text with LaTeX between dollar signs; needs confirmation by the user.',
      resolve: (chunk) => ('transcript' in chunk ? chunk.transcript : null),
    }),
    failure: t.field({
      type: 'ChatFailure',
      nullable: true,
      description: 'Why there is no transcript.',
      resolve: (chunk) => ('failure' in chunk ? chunk.failure : null),
    }),
  }),
});

builder.queryField('photoModel', (t) =>
  t.string({
    nullable: true,
    description: 'The vision model that reads photos; null if none is configured.',
    resolve: (_root, _args, ctx) => photoModel(ctx),
  }),
);

builder.subscriptionField('photoTranscript', (t) =>
  t.field({
    type: TranscriptChunk,
    description:
      'Transcribes the question in one of your pictures, sent to `POST /api/uploads`. Counts as a reply; unless it is attached to a message, the picture is deleted afterwards.',
    complexity: fixed(READ_PRICES.reply),
    args: { uploadId: t.arg.id({ required: true, description: 'Id of the picture.' }) },
    subscribe: (_root, args, ctx) => transcribePhoto(ctx, args),
    resolve: (chunk) => chunk as Transcribed,
  }),
);
