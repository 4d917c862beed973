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
import { written } from './lib/page-metadata.ts';
import { setRenderedAt } from './lib/hydration/rendered-at.ts';
import { structuredData } from './lib/structured-data.ts';

interface PageQuery {
  hash: string | undefined;
  variables: Record<string, unknown>;
}

/** A page to render, with what the graph answered to the questions that it was found to ask. */
interface Task {
  address: string;
  language: Language;
  /** The feature whose words it needs. */
  words: string;
  answers: [PageQuery, { data: Record<string, unknown> }][];
}

const port = parentPort!;
/** Whoever asked for a page pays for it by its CPU time. */
function say(message: object): void {
  const { user, system } = process.threadCpuUsage();
  port.postMessage({ ...message, cpuMs: (user + system) / 1000 });
}

port.on('message', (task: Task) => {
  render(task).then(
    (answer) => say({ answer }),
    (error: unknown) => say({ answer: { failed: String(error) } }),
  );
});
say({ ready: true });

/** The page as a guest sees it first, or the questions that it asks before there is anything to see. */
async function render({ address, language, words, answers }: Task) {
  i18n.loadAndActivate({ locale: language, messages: await messagesOfPage(words, language) });
  Object.assign(written, { title: '', description: '', canonical: '', missing: false });
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
        // Nothing may come later by a script: whatever is big stands where it belongs.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => void faults.push(error),
      }),
  });

  if (faults.length > 0) throw faults[0];
  if (unanswered.size > 0) return { unanswered: [...unanswered.values()] };
  const structured = structuredData(answers.map(([, { data }]) => data));
  return { ...written, content: result, structured, state: JSON.stringify(graph.extract()), at };
}

const nameOf = ({ hash, variables }: PageQuery) => `${hash}:${canonicalStringify(variables)}`;

/** Formulas are set once for all the passes of a page and for what many pages have in common. */
const WRITTEN = { formula: setOnce, prose: (text: string) => [...blocksOf(text, 'post')].join('') };
