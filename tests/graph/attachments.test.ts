import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { linesOf, say, send } from '../support/chat.ts';
import { download, film, pdf, photo, sound, uploadedId } from '../support/files.ts';
import { openWorld, type Visitor } from '../support/world.ts';

const world = openWorld();

const attached = (who: Visitor, name: string, body: Buffer | Promise<Buffer>) =>
  uploadedId(world, who, name, body);
const isStored = (fileId: string) => existsSync(path.join(world.dataDir, 'uploads', fileId));
const fileOf = async (id: string) => (await world.db.upload.findUniqueOrThrow({ where: { id } })).fileId;

describe('a message with files', () => {
  test('shows them in the order they were named, with address, name, type and size', async () => {
    const ada = await world.person();
    const second = await attached(ada, 'b.wav', sound());
    const first = await attached(ada, 'a.mp4', film());
    const { sent, conversation } = await say(ada, { text: 'hello', attachmentIds: [first, second] });
    const shown = [
      {
        id: first,
        url: `/api/uploads/${first}`,
        name: 'a.mp4',
        contentType: 'video/mp4',
        size: film().length,
      },
      { id: second, url: `/api/uploads/${second}`, name: 'b.wav', contentType: 'audio/wav', size: 4044 },
    ];
    expect(sent.attachments).toMatchObject(shown);
    expect((await linesOf(ada, conversation.id))[0]!.attachments).toMatchObject(shown);
  });

  test('names them where the conversation is exported', async () => {
    const ada = await world.person();
    const id = await attached(ada, 'lecture.wav', sound());
    const { conversation } = await say(ada, { text: 'hello', attachmentIds: [id] });
    const { data } = await ada.graph('query ($id: ID!) { conversation(id: $id) { markdown } }', conversation);
    expect(data).toMatchObject({
      conversation: {
        markdown: expect.stringContaining(
          '## Question\n\nhello\n\nAttached:\n\n- `lecture.wav`\n\n## Answer\n',
        ),
      },
    });
  });

  test('may have no words, and then its conversation is called after them', async () => {
    const ada = await world.person();
    const id = await attached(ada, 'lecture.wav', sound());
    const { conversation, sent } = await say(ada, { text: ' ', attachmentIds: [id] });
    expect(sent.content).toBe('');
    expect(conversation.title).toBe('lecture.wav');
    const nothing = await send(ada, { text: ' ', attachmentIds: [] });
    expect(nothing).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'text', code: 'REQUIRED' }],
    });
  });

  test('has at most five', async () => {
    const ada = await world.person();
    const ids = await Promise.all([1, 2, 3, 4, 5].map((n) => attached(ada, `${n}.wav`, sound())));
    const sixth = await attached(ada, '6.wav', sound());
    const refused = await send(ada, { text: 'hello', attachmentIds: [...ids, sixth] });
    expect(refused).toMatchObject({ fields: [{ field: 'attachmentIds', code: 'TOO_MANY' }] });
    expect((await send(ada, { text: 'hello', attachmentIds: ids })).sent.attachments).toHaveLength(5);
  });

  test('takes only files of one’s own that no message has yet', async () => {
    const [ada, ben] = [await world.person(), await world.person()];
    const id = await attached(ada, 'a.wav', sound());
    expect(await send(ben, { text: 'hello', attachmentIds: [id] })).toMatchObject({ code: 'NOT_FOUND' });
    await say(ada, { text: 'hello', attachmentIds: [id] });
    expect(await send(ada, { text: 'hello', attachmentIds: [id] })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await send(ada, { text: 'hello', attachmentIds: ['x'] })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await world.db.conversation.count({ where: { ownerId: ben.id } })).toBe(0);
  });

  test('is the only one that gets a file, however many are sent with it at once', async () => {
    const ada = await world.person();
    const id = await attached(ada, 'a.wav', sound());
    const results = await Promise.all([1, 2, 3].map(() => send(ada, { text: 'hello', attachmentIds: [id] })));
    expect(results.filter(({ code }) => code === 'NOT_FOUND')).toHaveLength(2);
    expect(await world.db.conversation.count({ where: { ownerId: ada.id } })).toBe(1);
  });

  test('said in other words keeps its files, also when the first words go', async () => {
    const ada = await world.person();
    const id = await attached(ada, 'a.pdf', pdf('Solve x^2 - 5x + 6 = 0'));
    const fileId = await fileOf(id);
    const first = await say(ada, { text: 'What is this?', attachmentIds: [id] });
    const where = { conversationId: first.conversation.id, editsId: first.sent.id };
    const edited = await say(ada, { text: 'Please solve', ...where });
    expect(edited.sent.attachments).toMatchObject([{ name: 'a.pdf' }]);
    expect(edited.answer.solutions.map(({ answer }) => answer?.text)).toEqual(['x = 2 or x = 3']);

    await ada.graph('mutation ($id: ID!) { deleteUpload(input: { id: $id }) { __typename } }', { id });
    await world.sql("UPDATE upload_removals SET due_at = '2020-01-01'");
    await world.sweep();
    expect(isStored(fileId)).toBe(true);
    expect((await download(world, ada, edited.sent.attachments[0]!.id)).status).toBe(200);
    const without = await say(ada, { text: 'Alone', ...where, attachmentIds: [] });
    expect(without.sent.attachments).toEqual([]);
  });

  test('goes with its conversation, and what was stored goes with it', async () => {
    const ada = await world.person();
    const id = await attached(ada, 'a.wav', sound());
    const fileId = await fileOf(id);
    const { conversation } = await say(ada, { text: 'hello', attachmentIds: [id] });
    expect(isStored(fileId)).toBe(true);
    await ada.graph('mutation ($id: ID!) { deleteConversation(input: { id: $id }) { __typename } }', {
      id: conversation.id,
    });
    expect((await download(world, ada, id)).status).toBe(404);
    await world.sweep();
    expect(isStored(fileId)).toBe(false);
  });

  test('leaves nothing when its sender is deleted', async () => {
    const ada = await world.person();
    const sent = await attached(ada, 'a.wav', sound());
    const files = [await fileOf(sent), await fileOf(await attached(ada, 'b.wav', sound()))];
    await say(ada, { text: 'hello', attachmentIds: [sent] });
    await world.sql('DELETE FROM ledger_entries WHERE user_id = $1', [ada.id]);
    await world.sql('DELETE FROM users WHERE id = $1', [ada.id]);
    await world.sweep();
    expect(files.map(isStored)).toEqual([false, false]);
    expect(readdirSync(path.join(world.dataDir, 'uploads', 'incoming'))).toEqual([]);
  });
});

describe('without a model the tutor', () => {
  test('solves the question that a document holds, alone or pointed at', async () => {
    const ada = await world.person();
    const alone = await attached(ada, 'homework.pdf', pdf('Solve x^2 - 5x + 6 = 0'));
    const { answer } = await say(ada, { text: '', attachmentIds: [alone] });
    expect(answer.solutions.map((one) => one.answer?.text)).toEqual(['x = 2 or x = 3']);
    for (const text of ['Solve this, please', '帮我解这道题']) {
      const id = await attached(ada, 'homework.pdf', pdf('Solve 2x = 6'));
      const pointed = await say(ada, { text, attachmentIds: [id] });
      expect(pointed.answer.solutions.map((one) => one.answer?.text)).toEqual(['x = 3']);
    }
  });

  test('says that a document holds more than one question, and does not guess which is meant', async () => {
    const ada = await world.person();
    const lines = Array.from({ length: 60 }, (_, i) => `Question ${i}: explain why the sum converges here.`);
    const id = await attached(ada, 'paper.pdf', pdf(...lines));
    const { answer } = await say(ada, { text: '', attachmentIds: [id] });
    expect(answer.content).toContain('more than one question');
    expect(answer.content).toContain('`paper.pdf`');
  });

  test('says of a document without text that it found none', async () => {
    const ada = await world.person();
    const id = await attached(ada, 'scan.pdf', pdf());
    expect((await say(ada, { text: '', attachmentIds: [id] })).answer.content).toContain('may be a scan');
  });

  test('names several documents as the language of the question sets things apart', async () => {
    const ada = await world.person();
    const ids = [await attached(ada, 'a.pdf', pdf()), await attached(ada, 'b`c.pdf', pdf())];
    const { answer } = await say(ada, { text: '解方程 2x = 6', attachmentIds: ids });
    expect(answer.content).toMatch(/^我在该文档中没有读到文字，它可能是扫描件： `a\.pdf`、`b'c\.pdf`\n/);
  });

  test('says that it sees no pictures here and where one is read, and still answers what was typed', async () => {
    const ada = await world.person();
    const id = await attached(ada, 'photo.jpg', photo());
    const { answer } = await say(ada, { text: 'Solve 2x = 6', attachmentIds: [id] });
    expect(answer.content).toMatch(/^I cannot see pictures here\..*\/tools\/image-solver/);
    expect(answer.solutions.map((one) => one.answer?.text)).toEqual(['x = 3']);
    expect(answer.beside).toContain('I cannot see pictures here.');
    const other = await attached(ada, 'photo.jpg', photo());
    const silent = await say(ada, { text: '', attachmentIds: [other] });
    expect(silent.answer.content).not.toContain('\n');
  });

  test('says that it cannot watch or listen, in the language of the question', async () => {
    const ada = await world.person();
    const ids = [await attached(ada, 'a.mp4', film()), await attached(ada, 'b.wav', sound())];
    const { answer } = await say(ada, { text: '解方程 2x = 6', attachmentIds: ids });
    expect(answer.content).toMatch(/^我无法观看视频或收听录音/);
    expect(answer.solutions).toHaveLength(1);
  });
});
