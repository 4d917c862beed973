import { describe, expect, test } from 'vitest';
import { titleFrom } from '../../server/chat/rules.ts';
import { equivalent } from '../../server/maths/algebra-system/equivalence/equivalent.ts';
import { readSolution } from '../../server/maths/solving/read-solution.ts';
import { readWorking } from '../../server/maths/solving/read-working.ts';
import { transcriptIn } from '../../server/photos/rules.ts';
import { routes } from '../../server/rest/table/routes.ts';
import { highlight } from '../../server/text/highlight.ts';
import { queryTokens } from '../../server/text/query-tokens.ts';
import { searchKey } from '../../server/search/rules.ts';
import { openVocabulary } from '../../server/text/spelling.ts';
import { tokensOf } from '../../server/text/search-tokens.ts';
import { searchWords } from '../../server/text/search-words.ts';
import { READERS } from '../../server/tutor/readers.ts';
import { asTyped, render, renderLine } from '../../server/text/markdown/render.ts';
import { TooMuch } from '../../server/text/markdown/tokens.ts';
import { deep } from '../suite/slow.ts';
import { openWorld } from '../support/world.ts';
import { HOSTILE } from './hostile-strings.ts';

interface Reader {
  /** The longest text that a door lets through to it. */
  longest: number;
  /** CPU milliseconds: some ten times what the worst of the texts takes on a slow machine. */
  most: number;
  read(text: string): unknown;
}

const WORDS = ['quadratic', 'integration', 'integral', 'velocity', 'acceleration', 'vectors', 'matrices'];
const vocabulary = openVocabulary(new Map(WORDS.map((word, index) => [word, index + 1])));
const message = (read: (text: string) => unknown): Reader => ({ longest: 8000, most: 3000, read });
const query = (read: (text: string) => unknown): Reader => ({ longest: 200, most: 200, read });
const post = (read: (text: string) => unknown): Reader => ({ longest: 20_000, most: 10_000, read });

/** Each reader by its name; a reader of the tutor that is not here does not compile. */
const TUTOR: Record<keyof typeof READERS, Reader> = {
  asksToExplain: message(READERS.asksToExplain),
  chainOf: post(READERS.chainOf),
  findAnswer: message((text) => READERS.findAnswer([text.slice(0, 500)], 'x = 2 or x = 3')),
  followUps: message((text) => READERS.followUps('Solve x^2 = 9 for x > 0', text)),
  holdsAlways: message(READERS.holdsAlways),
  holdsAtAnswer: message((text) =>
    READERS.holdsAtAnswer(text.slice(0, 500), 'x = 2', [[text.slice(0, 500)]]),
  ),
  isAboutStudy: message(READERS.isAboutStudy),
  languageOf: message(READERS.languageOf),
  linesIn: message(READERS.linesIn),
  isLineOf: message((text) => READERS.isLineOf('Solve x^2 - 5x + 6 = 0', text)),
  isOtherNumber: message((text) => READERS.isOtherNumber(text.slice(0, 500), '5 m s^-2')),
  markTyped: message((text) => [
    READERS.markTyped(text.slice(0, 500), 'x = 2 or x = 3'),
    READERS.markTyped(text.slice(0, 500), 'mean = 7, variance = 10', text),
  ]),
  namedInSteps: message((text) => READERS.namedInSteps(text.slice(0, 500), [['z = 1.25']])),
  valueInSteps: message((text) => READERS.valueInSteps(text.slice(0, 500), [['z = 1.25']])),
  namesOneOf: message((text) => READERS.namesOneOf(text, [{ en: WORDS, zh: ['二次函数', '积分'] }])),
  nearMiss: message((text) => READERS.nearMiss(text.slice(0, 500), 'x = 2 or x = 3')),
  offeredOf: message((text) => READERS.offeredOf(text, ['(a)', '(b)'])),
  otherNumberInSteps: message((text) =>
    READERS.otherNumberInSteps(text.slice(0, 500), [['(x - 2)^{2} + 3'], [text.slice(0, 500)]]),
  ),
  placeInSteps: message((text) => READERS.placeInSteps(text.slice(0, 500), [['x^2 = 4'], ['x = 2']])),
  plainQuestion: message(READERS.plainQuestion),
  questionParts: message(READERS.questionParts),
  readTurns: message((text) => READERS.readTurns([{ text, segments: [text.slice(0, 4000)] }], true)),
  rangeMiss: message((text) => READERS.rangeMiss(text.slice(0, 500), 'x < 2 or x > 3')),
  rightNatures: message((text) =>
    READERS.rightNatures(text.slice(0, 500), '(1, 6), (3, 2) — maximum at x = 1; minimum at x = 3'),
  ),
  rightPieces: message((text) => READERS.rightPieces(text.slice(0, 500), 'x = 2 or x = 3')),
  rangeTest: message((text) => READERS.rangeTest(text.slice(0, 500), 'x < -2 or x > 3')),
  spelled: message(READERS.spelled),
  isRoundedEarly: message((text) => READERS.isRoundedEarly(text.slice(0, 500), '8.57 cm^2')),
  factorMissed: message((text) => READERS.factorMissed(text.slice(0, 500), '720')),
  unequalIn: message((text) => READERS.unequalIn(text, text.slice(0, 500))),
  statementsOf: post(READERS.statementsOf),
  stepAbout: message((text) => READERS.stepAbout(text, ['Factorise'])),
  unitAlone: message((text) => READERS.unitAlone(text.slice(0, 500), '2.5 m s^-2')),
  unitIn: message((text) => READERS.unitIn(text.slice(0, 500))),
  valueNamed: message((text) =>
    READERS.valueNamed(text.slice(0, 500), [{ say: 'the gradient', tex: [text.slice(0, 500), 'm = 1'] }]),
  ),
  valuesBeside: message((text) => READERS.valuesBeside([text.slice(0, 500)], 'x = 2 or x = 3', text)),
  whereInSteps: message((text) => READERS.whereInSteps(text, text, [[text], ['x = 2']])),
};

const OTHERS: Record<string, Reader> = {
  'a question to the engine': { longest: 2000, most: 10_000, read: readSolution },
  'lines of working': {
    longest: 500,
    most: 5000,
    read: (line) => readWorking(Array.from({ length: 8 }, () => line)),
  },
  'two answers': { longest: 500, most: 2000, read: (text) => equivalent(text, text, 'STATEMENT') },
  'a post': post(render),
  'a post as typed': post(asTyped),
  'a title': { longest: 150, most: 500, read: renderLine },
  'what a model reads in a photo': { longest: 6000, most: 1000, read: transcriptIn },
  'the title of a conversation': message(titleFrom),
  'words looked for': query(searchWords),
  'the key of a search': query(searchKey),
  'tokens of a search': query(tokensOf),
  'a search with what was perhaps meant': query((text) =>
    queryTokens(text, vocabulary, { unfinished: true }),
  ),
  'a highlight': { longest: 200, most: 1000, read: (text) => highlight(text.repeat(100), text) },
};

/** Each reader meets every text in the deep run, and every third of them in that of every day: another third than its neighbours. */
const textsFor = (index: number) =>
  Object.entries(HOSTILE).filter((_text, i) => deep || (i + index) % 3 === 0);

const READING = Object.entries({ ...TUTOR, ...OTHERS }).map(([name, reader], index) => ({
  name,
  index,
  ...reader,
}));

describe.each(READING)('$name', ({ index, longest, most, read }) => {
  test('is read in bounded time, whatever the text', () => {
    const slow: string[] = [];
    for (const [kind, make] of textsFor(index)) {
      const text = make(longest).slice(0, longest);
      const once = () => {
        const before = process.cpuUsage();
        try {
          read(text);
        } catch (error) {
          // A refusal in words is an answer; anything else is not.
          if (!(error instanceof TooMuch)) throw new Error(kind, { cause: error });
        }
        const { user, system } = process.cpuUsage(before);
        return (user + system) / 1000;
      };
      // The process may have collected garbage or compiled meanwhile: what is slow is slow again.
      if (once() > most && once() > most) slow.push(kind);
    }
    expect(slow).toEqual([]);
  }, 300_000);
});

describe('parameters of REST', () => {
  const world = openWorld();
  const NAMES = ['q', 'cursor', 'limit', 'sort', 'tag', 'subject_code', 'paper', 'topic', 'author', 'since'];
  const TEXTS = ['only " "', 'only "("', 'only "%"', 'only "9"', 'again and again "= "'];
  const paths = [...new Set(routes.filter(({ method }) => method === 'GET').map(({ path }) => path))];

  test.each(paths)('%s answers whatever stands in them', async (path) => {
    const address = path.replaceAll(/:\w+/g, 'x');
    for (const kind of TEXTS)
      for (const name of NAMES) {
        const value = encodeURIComponent(HOSTILE[kind]!(2000));
        const before = process.cpuUsage();
        const { status } = await world.guest().rest('GET', `${address}?${name}=${value}`);
        const { user } = process.cpuUsage(before);
        expect(status).toBeLessThan(500);
        expect(user / 1000).toBeLessThan(3000);
      }
  });
});
