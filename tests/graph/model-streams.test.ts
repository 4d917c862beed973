import { createClient } from 'graphql-ws';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { follow, replyOf, say, send, until } from '../support/chat.ts';
import { begin, DONE, delta, startModel, words } from '../support/model.ts';
import { openWorld } from '../support/world.ts';

const model = await startModel();
const world = openWorld({ config: { ai: { baseUrl: model.baseUrl, apiKey: 'secret', model: 'fake-1' } } });
afterAll(() => model.stop());

describe('a reply that takes its time', () => {
  test('is finished and kept though nobody waits, and read on from any place', async () => {
    const ada = await world.person();
    let more = () => {};
    model.answer = (res) => {
      begin(res).write(delta('One, '));
      more = () => void res.end(delta('two.') + DONE);
    };
    const sent = await send(ada, { text: 'What is a photon?' });
    await until(
      () => replyOf(ada, sent),
      ({ content }) => content === 'One, ',
    );
    const listening = world.listening();
    const rest = follow(ada, world.address, { id: sent.reply.id, from: 3 });
    await listening;
    more();
    expect((await rest).events.map(({ text }) => text).join('')).toBe(', two.');
    expect(await replyOf(ada, sent)).toMatchObject({ status: 'DONE', content: 'One, two.' });
  });

  test('is stopped by its reader: what there was is kept, and the service is left', async () => {
    const ada = await world.person();
    model.answer = (res) => void begin(res).write(delta('One, '));
    const sent = await send(ada, { text: 'What is a photon?' });
    await until(
      () => replyOf(ada, sent),
      ({ content }) => content === 'One, ',
    );
    await ada.graph(`mutation { stopReply(input: { id: "${sent.reply.id}" }) { __typename } }`);
    expect(await replyOf(ada, sent)).toMatchObject({ status: 'STOPPED', content: 'One, ' });
    await until(
      () => model.open,
      (open) => open === 0,
    );
    model.answer = words('Hello.');
    const { answer } = await say(ada, { text: 'hello', conversationId: sent.conversation.id });
    expect(answer.status).toBe('DONE');
  });

  test('is given up where its conversation is deleted', async () => {
    const ada = await world.person();
    model.answer = (res) => void begin(res).write(delta('One, '));
    const { conversation } = await send(ada, { text: 'What is a photon?' });
    await until(
      () => model.open,
      (open) => open === 1,
    );
    await ada.graph(`mutation { deleteConversation(input: { id: "${conversation.id}" }) { __typename } }`);
    await until(
      () => model.open,
      (open) => open === 0,
    );
  });

  test('stopped through another process is given up as well, and says nothing more', async () => {
    const ada = await world.person();
    model.answer = (res) => {
      begin(res);
      const drip = setInterval(() => res.write(delta('a')), 20);
      res.on('close', () => clearInterval(drip));
    };
    const sent = await send(ada, { text: 'What is a photon?' });
    await until(
      () => replyOf(ada, sent),
      ({ content }) => content.length > 0,
    );
    const stopped = await world.db.chatMessage.update({
      where: { id: sent.reply.id },
      data: { status: 'STOPPED' },
    });
    await until(
      () => model.open,
      (open) => open === 0,
    );
    expect(await replyOf(ada, sent)).toMatchObject({
      status: 'STOPPED',
      content: stopped.content,
      failure: null,
    });
  });

  test('is followed over a socket, too', async () => {
    const ada = await world.person();
    let more = () => {};
    model.answer = (res) => {
      begin(res).write(delta('One, '));
      more = () => void res.end(delta('two.') + DONE);
    };
    const sent = await send(ada, { text: 'What is a photon?' });
    const client = createClient({
      url: `${world.address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { token: ada.token },
    });
    let text = '';
    const query = `subscription { replyGrew(id: "${sent.reply.id}") { text } }`;
    for await (const { data } of client.iterate<{ replyGrew: { text: string } }>({ query })) {
      text += data!.replyGrew.text;
      more();
    }
    expect(text).toBe('One, two.');
    await client.dispose();
  });

  test('of a guest ends when the guest leaves', async () => {
    model.answer = (res) => void begin(res).write(delta('One, '));
    const leave = new AbortController();
    const response = await fetch(`${world.address}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stream: true, messages: [{ role: 'user', content: 'What is a photon?' }] }),
      signal: leave.signal,
    });
    const reader = response.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('One, ');
    leave.abort();
    await until(
      () => model.open,
      (open) => open === 0,
    );
  });
});
