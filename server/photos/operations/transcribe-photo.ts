import type { Failure } from '../../chat/failure.ts';
import { admitReply } from '../../chat/operations/quota.ts';
import { seePictures } from '../../chat/reply/see-pictures.ts';
import { type ChatProvider, ProviderFailure } from '../../chat/provider/provider.ts';
import { type Actor, type Context, requireActor } from '../../core/context.ts';
import { enforce, NotFound } from '../../core/errors.ts';
import { lockUsers } from '../../database/lock-users.ts';
import { abortableGenerator } from '../../core/abortable-generator.ts';
import { deleteUnsent, ownUpload } from '../../uploads/operations/own-uploads.ts';
import { noSuchUpload } from '../../uploads/policy.ts';
import { refusalToTranscribe } from '../policy.ts';
import { MAX_TRANSCRIBE_MS, TRANSCRIBE, transcriptIn } from '../rules.ts';

/** Text as it arrives, then the whole transcript or a failure. */
export type Transcribed = { text: string } | { transcript: string } | { failure: Failure };

/** The name of the vision model, if one is configured. */
export const photoModel = ({ model }: Context): string | null => model?.vision ?? null;

/** Transcribes one of the actor's pictures. Counts as a reply; a picture of no message is deleted afterwards. */
export async function transcribePhoto(
  ctx: Context,
  { uploadId }: { uploadId: string },
): Promise<AsyncGenerator<Transcribed>> {
  const actor = requireActor(ctx);
  const { model } = ctx;
  if (!model?.vision) throw noModel();
  const upload = await ownUpload(ctx, uploadId);
  enforce(refusalToTranscribe(upload));
  await countReply(ctx, actor);

  const [shown] = await seePictures(ctx, [upload]);
  if (!shown) throw noSuchUpload();
  return abortableGenerator((left) => reading(ctx, model, { id: upload.id, shown, left }));
}

function countReply(ctx: Context, actor: Actor): Promise<void> {
  return ctx.db.$transaction(async (tx) => {
    await lockUsers(tx, [actor.id]);
    await admitReply(ctx, tx, actor, null);
  });
}

async function* reading(
  ctx: Context,
  model: ChatProvider,
  { id, shown, left }: { id: string; shown: string; left: AbortSignal },
): AsyncGenerator<Transcribed, void> {
  const late = AbortSignal.timeout(MAX_TRANSCRIBE_MS);
  let reply = '';
  try {
    const chunks = model.ask(
      [
        { role: 'system', content: TRANSCRIBE },
        { role: 'user', content: [{ type: 'image_url', image_url: { url: shown } }] },
      ],
      [],
      AbortSignal.any([left, late]),
    );
    for await (const chunk of chunks) {
      if ('calls' in chunk) continue;
      reply += chunk.text;
      yield { text: chunk.text };
    }
    const transcript = transcriptIn(reply);
    yield transcript === null ? { failure: { code: 'EMPTY', serviceMessage: null } } : { transcript };
  } catch (error) {
    if (!(error instanceof ProviderFailure) && !late.aborted) throw error;
    const failure: Failure =
      error instanceof ProviderFailure
        ? { code: error.code, serviceMessage: error.serviceMessage }
        : { code: 'OTHER', serviceMessage: null };
    ctx.log.warn({ message: String(error), code: failure.code }, 'the model did not read a photo');
    yield { failure };
  } finally {
    // Pictures of messages stay.
    await deleteUnsent(ctx, { id }).catch((error: unknown) =>
      ctx.log.warn({ message: String(error) }, 'a photo that was read could not be deleted'),
    );
  }
}

const noModel = () =>
  new NotFound({
    en: 'No vision model is configured here. Read the text in your browser instead.',
    zh: '这里没有配置视觉模型，请改在浏览器中识别文字。',
  });
