import { parseArgs } from 'node:util';
import { measureMarking } from './chains.ts';
import { measureCommunity } from './community/measure.ts';
import { pairOf, scaleOf } from './community/size.ts';
import { measureLoad } from './load/index.ts';
import { measureMillion, reportMillion } from './load/million.ts';
import { measureProcesses, reportProcesses } from './load/processes.ts';
import { measureSubscribers, reportSubscribers } from './load/subscribers.ts';
import { measureMaths, reportMaths } from './maths.ts';
import { measureNouns } from './nouns/measure.ts';
import { measurePages, reportPages } from './pages.ts';
import { measurePapers } from './papers.ts';
import { measureSearch, reportSearch } from './search.ts';
import { measureTalk, reportTalk } from './talk.ts';
import { measureTutor, reportTutor } from './tutor.ts';

/**
 * `npm run bench -- maths pages` measures these alone; `-- load --minutes=2` watches memory for two minutes only;
 * `-- memory --requests=10000` sends so many requests instead of a million;
 * `-- nouns --size=small` looks at a small community and a tiny one instead of a full and a small one;
 * `-- papers --explain` lists what is wrong, half right or for a person to judge, `--raise` keeps what is right now;
 * `-- talk --explain` prints the written conversations as they were held;
 * `-- chains` takes the same two;
 * `-- community --size=small --seconds=1 --rounds=2` shows quickly whether everything runs.
 */
const PARTS: Record<string, () => Promise<void>> = {
  maths: async () => console.log(`\n${reportMaths(await measureMaths(say))}\n`),
  papers: async () => console.log(`\n${measurePapers({ explain: values.explain, raise: values.raise })}\n`),
  chains: async () => console.log(`\n${measureMarking({ explain: values.explain, raise: values.raise })}\n`),
  tutor: async () => console.log(`\n${reportTutor(await measureTutor(say))}\n`),
  talk: async () => console.log(`\n${reportTalk(await measureTalk(say), { explain: values.explain })}\n`),
  search: async () => console.log(`\n${reportSearch(await measureSearch(say))}\n`),
  pages: async () => console.log(`\n${reportPages(await measurePages(say))}\n`),
  load: async () => console.log(`\n${await measureLoad(say, minutes)}\n`),
  subscribers: async () => console.log(`\n${reportSubscribers(await measureSubscribers(say))}\n`),
  processes: async () => console.log(`\n${reportProcesses(await measureProcesses(say, length))}\n`),
  memory: async () => console.log(`\n${reportMillion(await measureMillion(say, Number(values.requests)))}\n`),
  nouns: () => measureNouns(say, pairOf(values.size)),
  community: () => measureCommunity(say, scaleOf(values.size, length)),
};

const started = performance.now();
function say(sentence: string) {
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${sentence}`);
}

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const { values, positionals: names } = parseArgs({
  options: {
    explain: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
    raise: { type: 'boolean', default: false },
    requests: { type: 'string', default: '1000000' },
    size: { type: 'string', default: 'full' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
  allowPositionals: true,
});
const minutes = Number(values.minutes);
const length = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose from ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(PARTS))
  if (names.length === 0 || names.includes(name)) await measure();
