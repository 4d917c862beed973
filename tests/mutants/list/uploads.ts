import { mutantsIn } from '../mutant.ts';

const UPLOADS = 'tests/rest/uploads.test.ts';
const KEPT = 'tests/rest/uploads-kept.test.ts';
const ATTACHMENTS = 'tests/graph/attachments.test.ts';

export const UPLOAD_MUTANTS = [
  ...mutantsIn('server/uploads/policy.ts', 'tests/graph/private-policies.test.ts#done to a file', {
    'files are their owner’s alone': ['return { ownerId: reader.id };', 'return {};'],
    'a file goes with one message': [
      'return { messageId: null, ...visibleUploads(person) };',
      'return visibleUploads(person);',
    ],
  }),
  ...mutantsIn('server/uploads/policy.ts', 'tests/rest/uploads.test.ts', {
    'whoever sends a file is signed in': [
      '  if (actor) return actor;\n',
      '  if (actor || true) return actor!;\n',
    ],
  }),
  ...mutantsIn('server/uploads/rules.ts', 'tests/rules/domains.test.ts', {
    'a file has 25 MB at most': ['export const MAX_FILE = 25 * MB;', 'export const MAX_FILE = 25 * MB + 1;'],
  }),
  ...mutantsIn('server/uploads/rules.ts', UPLOADS, {
    'a file is taken for what is in it, not for its name': [
      'const isRight = endings.includes(ending);',
      'const isRight = true;',
    ],
    'a name has no folders': ['.split(/[/\\\\]/).at(-1)', '.split(/[/\\\\]/).at(0)'],
    'a file of another kind is not taken': [
      'if (!/^(audio|video)\\/[\\w.+-]+$/.test(mime)) return null;',
      '',
    ],
  }),
  ...mutantsIn('server/uploads/rules.ts', `${KEPT}#comes with what keeps it`, {
    'a document is saved, not shown': [
      'export const isShown = (contentType: string) => !isDocument(contentType);',
      'export const isShown = (_contentType: string) => true;',
    ],
  }),
  ...mutantsIn('server/uploads/rules.ts', ATTACHMENTS, {
    'a message has five files at most': [
      'export const MAX_ATTACHMENTS = 5;',
      'export const MAX_ATTACHMENTS = 6;',
    ],
  }),
  ...mutantsIn('server/uploads/operations/receive.ts', UPLOADS, {
    'a file that is larger than it said is refused': ['if (size > MAX_FILE) throw tooLarge();', ''],
    'an empty file is refused': ['if (size === 0) throw new Invalid([nothing]);', ''],
  }),
  ...mutantsIn('server/uploads/operations/keep-upload.ts', `${UPLOADS}#says it is too large`, {
    'a file that says it is too large is not waited for': [
      '  if ((arriving.length ?? 0) > MAX_FILE) throw tooLarge();\n',
      '',
    ],
  }),
  ...mutantsIn('server/uploads/operations/keep-upload.ts', `${UPLOADS}#thirty files in a burst`, {
    'files are sent at a rate': ["  ctx.budgets.spend(ctx, 1, 'upload');\n", ''],
  }),
  ...mutantsIn('server/uploads/operations/keep-upload.ts', KEPT, {
    'a file that was kept is removed by no sweep': [
      'const { count } = await tx.uploadRemoval.deleteMany({ where: { fileId } });',
      'const { count } = await tx.uploadRemoval.updateMany({ where: { fileId }, data: {} });',
    ],
    'a file that was not kept is removed by the sweep': [
      '  await ctx.db.uploadRemoval.create({ data: { fileId, dueAt } });\n',
      '',
    ],
  }),
  ...mutantsIn('server/uploads/operations/keep-upload.ts', `${UPLOADS}#thirty files in a burst`, {
    'a place is free again once its file is there': [
      '    release();\n    // A leftover',
      '    // A leftover',
    ],
  }),
  ...mutantsIn('server/uploads/operations/keep-upload.ts', 'tests/red-team/uploads-answered.test.ts', {
    'nothing is kept of a file whose sender left': [
      'if (isDisconnected()) throw',
      'if (hasLeft === undefined) throw',
    ],
  }),
  ...mutantsIn('server/uploads/operations/attach.ts', ATTACHMENTS, {
    'files stand in the order in which they were named': [
      'data: { messageId, position },',
      'data: { messageId, position: -position },',
    ],
    'a file that is missing is told, not left out': ['if (byId.size !== ids.length) throw notUnsent();', ''],
  }),
  ...mutantsIn('server/uploads/operations/own-uploads.ts', `${KEPT}#is its owner’s alone`, {
    'nobody reads another’s file': [
      'findFirst({ where: { id, ...visibleUploads(actor) } })',
      'findFirst({ where: { id } })',
    ],
    'nobody deletes another’s file': [
      'deleteMany({ where: { id, ...visibleUploads(actor) } })',
      'deleteMany({ where: { id } })',
    ],
  }),
  ...mutantsIn('server/uploads/operations/own-uploads.ts', 'tests/graph/photos.test.ts', {
    'a photo that came with a message stays': [
      'where: { id, ...unsentUploads(actor) }',
      'where: { id, ...visibleUploads(actor) }',
    ],
  }),
  ...mutantsIn('server/uploads/operations/quota.ts', `${UPLOADS}#would pass a gigabyte`, {
    'one person keeps so much': [
      'if ((stored._sum.size ?? 0) + bytes > UPLOADS.bytesStored) throw full();',
      '',
    ],
  }),
  ...mutantsIn('server/uploads/operations/quota.ts', `${UPLOADS}#a hundred files within a day`, {
    'a day has so many files': ['const wait = Math.max(files.wait, size.wait);', 'const wait = size.wait;'],
  }),
  ...mutantsIn('server/uploads/operations/quota.ts', `${UPLOADS}#two hundred megabytes`, {
    'a day has so many bytes': ['const wait = Math.max(files.wait, size.wait);', 'const wait = files.wait;'],
  }),
  ...mutantsIn('server/uploads/operations/sweep.ts', `${KEPT}#waits a day for its message`, {
    'a file waits a day for its message': [
      'const UNSENT_MS = 24 * HOUR_MS;',
      'const UNSENT_MS = 1 * HOUR_MS;',
    ],
  }),
  ...mutantsIn('server/uploads/operations/sweep.ts', `${KEPT}#waits a day for its message`, {
    'a file of a message is not swept': [
      'WHERE message_id IS NULL AND created_at < $1',
      'WHERE created_at < $1',
    ],
    'a file that a row names stays': ['      if (!in_use)\n', ''],
  }),
  ...mutantsIn('server/uploads/operations/sweep.ts', 'tests/red-team/sweep.test.ts#not before', {
    'a file is not removed before its time': [
      'WHERE due_at < $1 ORDER BY',
      'WHERE $1::timestamptz IS NOT NULL ORDER BY',
    ],
  }),
  ...mutantsIn('server/uploads/operations/sweep.ts', 'tests/red-team/sweep.test.ts#tried again', {
    'what the storage did not remove is tried again': ['      if (fault) break;\n', ''],
  }),
  ...mutantsIn('server/database/functions/plan_upload_removal.sql', KEPT, {
    'the file of a row that goes is removed': [
      "now() + interval '10 minutes'",
      "now() + interval '10 years'",
    ],
  }),
  ...mutantsIn('server/uploads/open-uploads.ts', 'tests/red-team/uploads-held.test.ts', {
    'one person sends five files at once': [
      'openConcurrencyLimit({ address: CONCURRENT_UPLOADS.person, all: Infinity })',
      'openConcurrencyLimit({ address: CONCURRENT_UPLOADS.person + 100, all: Infinity })',
    ],
  }),
];
