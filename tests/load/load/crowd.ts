import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { cpuOf } from '../cpu.ts';
import { withProduct } from './product.ts';

const LISTENERS = 1000;
const EVENTS = 5;

interface Crowd {
  /** CPU of the server in milliseconds for one event told to all: rendered once, and for each of them. */
  shared: number;
  own: number;
}

/** What it costs to tell a thousand who look at one question that it was edited. */
export function measureCrowd(say: (sentence: string) => void): Promise<Crowd> {
  return withProduct(async ({ address, pid }) => {
    const token = await signUp(address);
    const asker = (query: string, variables: object) => send(address, token, query, variables);
    const { askQuestion } = await asker(ASK, { input: QUESTION });
    const measure = async (name: (i: number) => string) => {
      const listeners = await listen(address, { id: askQuestion!.id, name });
      let version = (await asker(VERSION, { id: askQuestion!.id }))['question']!.version;
      const before = cpuOf(pid);
      for (let i = 0; i < EVENTS; i += 1) {
        const delivered = listeners.nextEvent();
        const input = { id: askQuestion!.id, version, title: `${QUESTION.title} ${i} ${name(0)}` };
        version = (await asker(EDIT, { input }))['editQuestion']!.version;
        await delivered;
      }
      const cost = (cpuOf(pid) - before) / EVENTS;
      await listeners.leave();
      return cost;
    };
    const shared = await measure(() => 'Same');
    say(`${shared.toFixed(0)} ms of CPU to tell ${LISTENERS} of them the same`);
    return { shared, own: await measure((i) => `Own${i}`) };
  });
}

export function reportCrowd({ shared, own }: Crowd): string {
  return `telling ${LISTENERS} who look at one question of an edit takes ${shared.toFixed(0)} ms of CPU; rendered for each of them, ${(own / shared).toFixed(1)} times that`;
}

const QUESTION = {
  subjectCode: '9709',
  paper: 'p1',
  topic: 'quadratics',
  title: 'Why does the discriminant matter?',
  body: `${'For $ax^2+bx+c=0$ we look at $b^2-4ac$. '.repeat(20)}`,
  language: 'EN',
  tags: ['quadratics'],
};
const ASK = `mutation ($input: AskQuestionInput!) { askQuestion(input: $input) { ... on Question { id version } } }`;
const EDIT = `mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { ... on Question { id version } } }`;
const VERSION = `query ($id: ID!) { question(id: $id) { id version } }`;
const follow = (name: string) =>
  `subscription ${name}($id: ID!) { questionChanged(id: $id) { ... on QuestionEdited { question { id title body bodyHtml score author { id name reputation } viewer { vote } } } } }`;

type ResponseData = Record<string, { id: string; version: number } | undefined>;

async function send(address: string, token: string, query: string, variables: object): Promise<ResponseData> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: ResponseData }).data;
}

async function signUp(address: string): Promise<string> {
  const response = await fetch(`${address}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'crowd@example.org',
      password: 'Cedar-Lantern-41',
      data: { name: 'Crowd' },
    }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

async function listen(address: string, { id, name }: { id: string; name: (i: number) => string }) {
  let heard = 0;
  let awaited = Infinity;
  let wake = () => {};
  const clients = Array.from({ length: LISTENERS }, (_, i) => {
    const client = createClient({
      url: `${address.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      lazy: false,
    });
    const next = () => {
      heard += 1;
      if (heard >= awaited) wake();
    };
    const connected = new Promise<void>((resolve) => client.on('connected', () => resolve()));
    client.subscribe({ query: follow(name(i)), variables: { id } }, { next, error() {}, complete() {} });
    return { client, connected };
  });
  await Promise.all(clients.map(({ connected }) => connected));
  // A subscription has no answer of its own: each has begun once a later question over its socket was answered.
  await Promise.all(clients.map(async ({ client }) => client.iterate({ query: '{ __typename }' }).next()));
  return {
    nextEvent(): Promise<void> {
      awaited = heard + LISTENERS;
      return new Promise((resolve) => (wake = resolve));
    },
    async leave() {
      await Promise.all(clients.map(({ client }) => client.dispose()));
    },
  };
}
