import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { encodingsFor } from '../http/answer/encoding.ts';
import { inlineScripts } from '../http/inline-scripts.ts';

const EXAMPLES = `# Lemma's graph. Run any of these with the play button; sign in on the site to use the mutation.

query NewestQuestions {
  questions(filter: { subjectCode: "9709" }, sort: NEWEST, first: 5) {
    nodes {
      id
      title
      score
      answerCount
      author { id name reputation }
    }
    pageInfo { hasNextPage endCursor }
  }
}

query Search {
  searchQuestions(query: "integration by parts", first: 5) {
    nodes { id title subject { name { en zh } } }
  }
}

query Solve {
  solve(question: "Solve x^2 - 5x + 6 = 0") {
    __typename
    ... on WorkedSolution {
      title { en zh }
      steps { say { text } tex marks why { text } }
      answer { text tex }
      checks { name { text } }
    }
    ... on Unreadable { place { at length } }
    ... on Problem { code message }
  }
}

query CheckWorking {
  checkWorking(lines: ["(x + 3)^2 = 25", "x^2 + 9 = 25", "x = 4"]) {
    __typename
    ... on CheckedWorking {
      linesOk
      linesTotal
      firstWrong
      lines { text verdict say { text } mistake { rule wrong { text } right { text } } place { at length } }
    }
    ... on Problem { code message }
  }
}

query SameAnswer {
  equivalent(a: "12 m s^-1", b: "43.2 km/h", kind: QUANTITY) {
    __typename
    ... on Comparison { equivalent a b }
    ... on Problem { code message }
  }
}

mutation Ask {
  askQuestion(
    input: {
      subjectCode: "9709"
      paper: "p1"
      title: "Why does the discriminant tell the number of roots?"
      body: "For $ax^2+bx+c=0$ we look at $b^2-4ac$. Why is that enough?"
      language: EN
      tags: ["quadratics"]
    }
  ) {
    __typename
    ... on Question { id title }
    ... on Problem { code message fields { field message } }
  }
}

subscription Live {
  questionAsked(subjectCode: "9709") {
    question { id title author { id name } }
  }
}
`;

/** Signs requests with the session of the page, as the client itself does: no cookie is honoured here. */
const SIGN = `
const plainFetch = window.fetch;
window.fetch = (input, init = {}) => {
  const headers = new Headers(init.headers);
  try {
    const { access_token } = JSON.parse(localStorage.getItem('lemma-session') ?? '{}');
    if (access_token && !headers.has('authorization')) headers.set('authorization', 'Bearer ' + access_token);
  } catch {}
  return plainFetch(input, { ...init, headers });
};`;

/** Whether somebody opened the endpoint in a browser. */
export function wantsGraphiQL(req: IncomingMessage): boolean {
  const accept = req.headers.accept ?? '';
  return req.method === 'GET' && accept.includes('text/html') && !(req.url ?? '').includes('query=');
}

let page: Promise<{ body: Buffer; policy: string }> | undefined;

/** GraphiQL with everything inside, under a policy of its own. */
export async function serveGraphiQL(req: IncomingMessage, res: ServerResponse): Promise<void> {
  page ??= makePage();
  const { body, policy } = await page;
  const isZipped = encodingsFor(req).includes('gzip');
  const sent = isZipped ? body : gunzipSync(body);
  res.appendHeader('vary', 'accept-encoding');
  res.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    ...(isZipped && { 'content-encoding': 'gzip' }),
    'content-length': sent.length,
    'content-security-policy': policy,
    'cache-control': 'no-cache',
  });
  res.end(sent);
}

async function makePage() {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({
    title: 'Lemma GraphiQL',
    defaultQuery: EXAMPLES,
    favicon: '/favicon.svg',
    subscriptionsProtocol: 'SSE',
  }).replace('<head>', `<head><script>${SIGN}</script>`);
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')} blob:`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob: data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { body: gzipSync(html), policy };
}
