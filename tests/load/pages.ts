import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '../browser/find-browser.ts';
import { installApart } from './apart.ts';
import { ask } from './ask.ts';
import { quantile } from './figures.ts';
import { startChild } from './servers/child.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 3;
/** Chrome sometimes loses the beginning of a page (NO_NAVSTART), and there is nothing to report then. */
const ATTEMPTS = 3;
const BROWSER = '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-quic';

interface PageFigures {
  page: string;
  /** Out of 100, in the order of the categories; the middle of the runs. */
  scores: number[];
  /** Largest contentful paint on a slow phone, in milliseconds; the middle of the runs. */
  largestPaint: number;
}
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** What Lighthouse says of the pages that people come to first, as on a phone, with the demo community. */
export async function measurePages(say: (sentence: string) => void): Promise<PageFigures[]> {
  const folder = installApart('lighthouse', { lighthouse: '13.5.0' });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lemma-pages-'));
  const product = await startChild(['server/main.ts'], { DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  try {
    const measured: PageFigures[] = [];
    for (const page of [
      '/',
      '/topic/mathematics/p1/quadratics',
      '/community/9709',
      await aQuestion(product.address),
    ]) {
      say(`Lighthouse: ${page}`);
      const reports: Report[] = [];
      for (let run = 0; run < RUNS; run += 1)
        reports.push(await reportOn(new URL(page, product.address), folder));
      measured.push(figuresOf(page, reports));
    }
    return measured;
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export function reportPages(measured: PageFigures[]): string {
  return measured
    .map(
      ({ page, scores, largestPaint }) =>
        `${page.replace(/[0-9a-f-]{36}$/, '…').padEnd(36)}${CATEGORIES.map((name, at) => `${name} ${scores[at]!.toFixed(0)}`).join(', ')}, largest paint ${(largestPaint / 1000).toFixed(1)} s`,
    )
    .join('\n');
}

async function reportOn(url: URL, folder: string): Promise<Report> {
  const output = path.join(folder, 'report.json');
  for (let attempt = 1; ; attempt += 1)
    try {
      await lighthouse(url, folder, output);
      return JSON.parse(readFileSync(output, 'utf8')) as Report;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
}

async function lighthouse(url: URL, folder: string, output: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url.href,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${BROWSER}`,
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 1e8 },
  );
}

function figuresOf(page: string, reports: Report[]): PageFigures {
  const middle = (value: (report: Report) => number) => quantile(reports.map(value), 0.5);
  return {
    page,
    scores: CATEGORIES.map((name) => middle(({ categories }) => 100 * (categories[name]!.score ?? 0))),
    largestPaint: middle(({ audits }) => audits['largest-contentful-paint']!.numericValue ?? NaN),
  };
}

async function aQuestion(address: string): Promise<string> {
  const query = '{ questions(filter: {subjectCode: "9709"}, sort: VOTES, first: 1) { nodes { id } } }';
  const body = await ask(address, {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = JSON.parse(body) as { data: { questions: { nodes: { id: string }[] } } };
  return `/community/question/${data.questions.nodes[0]!.id}`;
}
