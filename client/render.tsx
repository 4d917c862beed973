import { parentPort } from 'node:worker_threads';
import { ApolloLink } from '@apollo/client/link';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { canonicalStringify } from '@apollo/client/utilities';
import { i18n } from '@lingui/core';
import { NEVER, of } from 'rxjs';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { forOnePage } from './app/graph/apollo-client.ts';
import { messagesOfPage } from './app/preferences/catalogs.ts';
import { type Language, LanguageProvider } from './app/preferences/language.tsx';
import { Pages } from './app/Pages.tsx';
import { hashOf } from './lib/graph/document-hash.ts';
import { blocksOf, setOnce } from './lib/markdown/html/render-blocks.ts';
import { Written } from './lib/markdown/server-renderer.ts';
import { NOTHING_WRITTEN, written } from './lib/page-metadata.ts';
import { setRenderedAt } from './lib/hydration/rendered-at.ts';

interface PageQuery {
  hash: string | undefined;
  variables: Record<string, unknown>;
}

/** A page to render, with the answers of the graph to its queries so far. */
interface Task {
  address: string;
  language: Language;
  /** The feature that its catalogue belongs to. */
  words: string;
  answers: [PageQuery, { data: Record<string, unknown> }][];
}

const port = parentPort!;
/** With its CPU time, which the caller's network pays. */
function report(message: object): void {
  const { user, system } = process.threadCpuUsage();
  port.postMessage({ ...message, cpuMs: (user + system) / 1000 });
}

port.on('message', (task: Task) => {
  render(task).then(
    (answer) => report({ answer }),
    (error: unknown) => report({ answer: { failed: String(error) } }),
  );
});
report({ ready: true });

/** The page as a guest sees it first, or the queries that it needs answered before that. */
async function render({ address, language, words, answers }: Task) {
  i18n.loadAndActivate({ locale: language, messages: await messagesOfPage(words, language) });
  Object.assign(written, NOTHING_WRITTEN);
  const at = Date.now();
  setRenderedAt(at);
  const known = new Map(answers.map(([pageQuery, answer]) => [nameOf(pageQuery), answer]));
  const unanswered = new Map<string, PageQuery>();
  const ended = new AbortController();
  const faults: unknown[] = [];

  const graph = forOnePage(
    new ApolloLink(({ query, variables }) => {
      const pageQuery = { hash: hashOf(query), variables };
      const answer = known.get(nameOf(pageQuery));
      if (answer) return of(answer);
      unanswered.set(nameOf(pageQuery), pageQuery);
      ended.abort();
      return NEVER;
    }),
  );
  const { result } = await prerenderStatic({
    tree: (
      <Written value={WRITTEN}>
        <LanguageProvider>
          <StaticRouter location={address}>
            <Pages />
          </StaticRouter>
        </LanguageProvider>
      </Written>
    ),
    signal: ended.signal,
    renderFunction: (tree) =>
      prerender(tree, {
        // Everything in place: nothing may be moved there by a script later.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => void faults.push(error),
      }),
  });

  if (faults.length > 0) throw faults[0];
  if (unanswered.size > 0) return { unanswered: [...unanswered.values()] };
  return { ...written, content: result, state: JSON.stringify(graph.extract()), at };
}

const nameOf = ({ hash, variables }: PageQuery) => `${hash}:${canonicalStringify(variables)}`;

/** Formulas are set once for all passes of a page, and for all pages that share them. */
const WRITTEN = { formula: setOnce, prose: (text: string) => [...blocksOf(text, 'post')].join('') };
