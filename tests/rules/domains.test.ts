import { describe, expect, test } from 'vitest';
import type { AuthError } from '../../server/accounts/errors.ts';
import * as accounts from '../../server/accounts/rules.ts';
import { valid } from '../../server/core/validation.ts';
import { plainSlug, topicId } from '../../server/curriculum/rules.ts';
import * as maths from '../../server/maths/rules.ts';
import { TRANSCRIBE, transcriptIn } from '../../server/photos/rules.ts';
import * as search from '../../server/search/rules.ts';
import * as markdown from '../../server/text/markdown/rules.ts';
import * as tutor from '../../server/tutor/rules.ts';
import * as uploads from '../../server/uploads/rules.ts';
import { codeOf, faultsOf } from './faults.ts';

const DAY = 86_400_000;
const NOW = new Date('2030-03-01T09:00:00Z');
const x = (length: number) => 'x'.repeat(length);
const isRefused = (act: () => unknown) => {
  try {
    act();
    return false;
  } catch (error) {
    return codeOf(error as AuthError) === 'validation_failed';
  }
};

describe('a session', () => {
  const ended = (expiresIn: number, idle: number) =>
    accounts.sessionEnded(
      { expiresAt: new Date(NOW.getTime() + expiresIn), rotatedAt: new Date(NOW.getTime() - idle) },
      NOW,
    );

  test('ends after 180 days, and after thirty without a refresh', () => {
    expect(accounts.sessionEnd(NOW).getTime() - NOW.getTime()).toBe(180 * DAY);
    expect(ended(1, 30 * DAY - 1)).toBe(false);
    expect(ended(0, 0)).toBe(true);
    expect(ended(DAY, 30 * DAY)).toBe(true);
  });
});

describe('an account', () => {
  test('has an address that is folded, trimmed and without case', () => {
    expect(accounts.readEmail('  ＡDA@Example.org ')).toBe('ada@example.org');
    for (const bad of [1, null, '', 'ada', 'ada@example', 'a b@example.org', 'a@b@c.org', 'a\u202e@b.org'])
      expect(
        isRefused(() => accounts.readEmail(bad)),
        String(bad),
      ).toBe(true);
    expect(isRefused(() => accounts.readEmail('a\ud800@example.org'))).toBe(true);
  });

  test('has an address of up to 254 characters', () => {
    const host = '@example.org';
    expect(accounts.readEmail(x(254 - host.length) + host)).toHaveLength(254);
    expect(isRefused(() => accounts.readEmail(x(255 - host.length) + host))).toBe(true);
  });

  test('has a name of 2 to 50 characters that are seen, in one line', () => {
    expect(accounts.readName(' 李明 ')).toBe('李明');
    expect(accounts.readName(x(50))).toBe(x(50));
    for (const bad of [1, 'a', ' a ', 'a\u200b', x(51), 'a\nb', 'ab\u202e', 'ab\ud800'])
      expect(
        isRefused(() => accounts.readName(bad)),
        JSON.stringify(bad),
      ).toBe(true);
  });

  test('has a password that is kept as it was sent', () => {
    expect(accounts.readPassword(' Ä ')).toBe(' Ä ');
    for (const bad of [undefined, 1, '', 'a\ud800'])
      expect(isRefused(() => accounts.readPassword(bad))).toBe(true);
    expect(accounts.MAX_PASSWORD_BYTES).toBe(256);
  });

  test('of the demo is known by its address', () => {
    expect(accounts.demoEmail('ada')).toBe('ada@lemma.demo');
    expect(accounts.isDemo('ada@lemma.demo')).toBe(true);
    expect(accounts.isDemo('ada@lemma.demo.org')).toBe(false);
  });
});

describe('what the engine is asked', () => {
  test('is a question of 1 to 2,000 characters, kept as typed', () => {
    const question = (text: string) => faultsOf(maths.QuestionTyped, { question: text });
    expect(question(x(2000))).toEqual([]);
    expect(question(x(2001))).toEqual(['question TOO_LONG']);
    expect(question('𝑥'.repeat(2000))).toEqual([]);
    expect(question(' \n')).toEqual(['question REQUIRED']);
    expect(valid(maths.QuestionTyped, { question: ' x ' })).toEqual({ question: ' x ' });
  });

  test('is two to sixty lines of up to 500 characters', () => {
    const lines = (count: number, line = 'x') =>
      faultsOf(maths.LinesTyped, { lines: Array.from({ length: count }, () => line) });
    expect(lines(1)).toEqual(['lines TOO_FEW']);
    expect([lines(2), lines(60), lines(2, x(500))]).toEqual([[], [], []]);
    expect(lines(61)).toEqual(['lines TOO_MANY']);
    expect(lines(2, x(501))).toEqual(['lines TOO_LONG', 'lines TOO_LONG']);
  });

  test('is two answers of up to 500 characters', () => {
    expect(faultsOf(maths.AnswersTyped, { a: x(500), b: '1' })).toEqual([]);
    expect(faultsOf(maths.AnswersTyped, { a: x(501), b: '' })).toEqual(['a TOO_LONG', 'b REQUIRED']);
  });
});

describe('a search', () => {
  test('has 1 to 200 characters, and a remembered one may have none', () => {
    const typed = (text: string) => faultsOf(search.SearchTyped, { query: text });
    expect([typed(''), typed('x'), typed(x(200)), typed(x(201))]).toEqual([
      ['query REQUIRED'],
      [],
      [],
      ['query TOO_LONG'],
    ]);
    expect(faultsOf(search.SearchMade, { query: '' })).toEqual([]);
    expect(faultsOf(search.SearchMade, { query: x(201) })).toEqual(['query TOO_LONG']);
  });

  test('is the same however it is typed', () => {
    expect(search.searchKey('  Ｓine \n rule ')).toBe('sine rule');
  });

  test('is remembered with its count, between one and a thousand, and fifty are', () => {
    const one = (count: number) => ({ query: 'x', count, searchedAt: NOW });
    const read = (count: number) => valid(search.SearchesMade, { searches: [one(count)] }).searches[0]!.count;
    expect([read(-1), read(1), read(1000), read(1001)]).toEqual([1, 1, 1000, 1000]);
    expect(faultsOf(search.SearchesMade, { searches: [one(1.5)] })).toEqual(['searches MALFORMED']);
    const many = (count: number) =>
      faultsOf(search.SearchesMade, { searches: Array.from({ length: count }, () => one(1)) });
    expect([many(50), many(51)]).toEqual([[], ['searches TOO_MANY']]);
  });

  test('shows so many of each', () => {
    const { MAX_QUICK, MAX_MATCHES, MAX_PER_TOPIC, RECENT, POPULAR, MAX_RECOMMENDED, RECOMMENDED_FROM } =
      search;
    expect([MAX_QUICK, MAX_MATCHES, MAX_PER_TOPIC, RECENT, POPULAR, MAX_RECOMMENDED]).toEqual([
      10, 50, 3, 10, 5, 4,
    ]);
    expect(RECOMMENDED_FROM).toEqual({ recent: 5, popular: 3 });
    expect(search.SEARCH_KINDS).toEqual(['SUBJECT', 'TOPIC', 'CARD', 'QUESTION', 'ANSWER', 'PERSON']);
  });
});

describe('a topic', () => {
  test('is known by subject, paper and slug', () => {
    expect(topicId('9709', 'p1', 'series')).toBe('9709-p1-series');
  });

  test('is found by its slug with punctuation', () => {
    expect(plainSlug('Hooke’s-law')).toBe('hookes-law');
    expect(plainSlug('d.c.-circuits')).toBe('dc-circuits');
    expect(plainSlug('a-&-b')).toBe('a-b');
  });
});

describe('what a conversation is about', () => {
  test('names a subject, a paper and a topic, each where it was said', () => {
    const about = (topic: string | null, subjectCode: string | null = '9709') => ({
      subjectCode,
      topic,
      goal: null,
    });
    expect(tutor.placeOf(about('p3/vectors'))).toEqual({
      subjectCode: '9709',
      paper: 'p3',
      slug: 'vectors',
    });
    expect(tutor.placeOf(about('vectors'))).toEqual({ subjectCode: '9709', paper: '', slug: 'vectors' });
    expect(tutor.placeOf(null)).toEqual({ subjectCode: '', paper: '', slug: '' });
    expect(tutor.withinOf(about('p3/vectors'))).toBe('9709/p3/vectors');
    expect(tutor.withinOf(about('vectors', null))).toBeNull();
    expect(tutor.withinOf(null)).toBeNull();
  });

  test.each([
    ['Find the gradient', 'en'],
    ['求导', 'zh'],
    ['Solve it in Chinese', 'zh'],
    ['求导 in English', 'en'],
    ['用英文回答 x', 'en'],
    ['x^2 + 3x = 0', null],
    ['\\sin x + \\cosh x', null],
    ['sin x = sqrt(2)', null],
    ['ab + cd', null],
  ])('is said of %s in %s', (text, language) => {
    expect(tutor.languageOf(text)).toBe(language);
  });

  test('is answered with up to four cards, as a hint, a step or the solution', () => {
    expect(tutor.MAX_CITATIONS).toBe(4);
    expect([tutor.RUNGS, tutor.MODES]).toEqual([
      ['HINT', 'STEP', 'SOLUTION'],
      ['ANSWER', 'STUDY'],
    ]);
    expect(tutor.UNCHECKED).toEqual({ status: 'UNCHECKED', linesOk: 0, linesTotal: 0, firstWrong: null });
  });
});

describe('what a model reads off a photograph', () => {
  test('is its question, with formulas between single dollar signs', () => {
    expect(transcriptIn(' Find \\(x\\) and \\[ y \\] ')).toBe('Find $x$ and $y$');
    expect(transcriptIn('Find $$ x + 1 $$  \nnow')).toBe('Find $x + 1$\nnow');
    expect(transcriptIn('```text\nFind x\n```')).toBe('Find x');
    expect(transcriptIn('\\(a\\) or \\(b\\)')).toBe('$a$ or $b$');
  });

  test('is nothing where it says so, says nothing, or says too much', () => {
    expect(TRANSCRIBE).toContain('answer NOTHING.');
    expect([transcriptIn('NOTHING'), transcriptIn('  '), transcriptIn(x(6001))]).toEqual([null, null, null]);
    expect(transcriptIn(x(6000))).toBe(x(6000));
  });
});

describe('a file', () => {
  const MB = 1024 * 1024;

  test('is within these limits', () => {
    const { MAX_FILE, MAX_ATTACHMENTS, MAX_SIDE, MAX_PIXELS, MAX_PAGES, MAX_TEXT } = uploads;
    expect([MAX_FILE, MAX_ATTACHMENTS, MAX_SIDE, MAX_PIXELS, MAX_PAGES, MAX_TEXT]).toEqual([
      25 * MB,
      5,
      4096,
      40_000_000,
      30,
      12_000,
    ]);
  });

  test.each([
    ['image/jpeg', 'jpg', ['jpg', 'jpeg', 'jfif']],
    ['image/png', 'png', ['png', 'apng']],
    ['image/apng', 'apng', ['png', 'apng']],
    ['image/webp', 'webp', ['webp']],
    ['image/gif', 'gif', ['gif']],
    ['application/pdf', 'pdf', ['pdf']],
    ['application/ogg', 'ogx', ['ogg', 'oga', 'ogx']],
    ['video/quicktime', 'mov', ['mp4', 'm4a', 'm4v', 'm4b', 'f4v', 'mov']],
    ['audio/ogg', 'opus', ['ogg', 'oga', 'ogv', 'opus', 'spx']],
    ['audio/mpeg', 'mp3', ['mpg', 'mpeg', 'mp3', 'mp2', 'm2v']],
    ['video/webm', 'webm', ['mkv', 'mka', 'webm']],
    ['audio/x-ms-asf', 'wma', ['wma', 'wmv', 'asf']],
    ['audio/wav', 'wav', ['wav']],
  ])('of %s may end in what is usual for it', (mime, ext, endings) => {
    expect(uploads.kindOf({ mime, ext })?.endings).toEqual(endings);
  });

  test('of another kind is not taken', () => {
    for (const mime of ['text/html', 'image/svg+xml', 'application/zip', 'x-audio/wav', 'audio/wav; x'])
      expect(uploads.kindOf({ mime, ext: 'wav' }), mime).toBeNull();
    expect(uploads.kindOf(undefined)).toBeNull();
  });

  test('is named so that any machine can keep it, ending in what it is', () => {
    const wav = { contentType: 'audio/wav', endings: ['wav', 'wave'] };
    const name = (sent: string) => uploads.fileName(sent, wav);
    expect(name('a.wav')).toBe('a.wav');
    expect(name('a.WAVE')).toBe('a.wave');
    expect(name('a.exe')).toBe('a.exe.wav');
    expect(name('C:\\temp/x\\b.wav')).toBe('b.wav');
    expect(name('a:b"c*?.wav')).toBe('abc.wav');
    expect(name('  a \t b .wav')).toBe('a b .wav');
    expect(name('..wav')).toBe('wav.wav');
    expect(name('')).toBe('file.wav');
    expect(name('wav')).toBe('wav.wav');
    expect(name('.wav')).toBe('wav.wav');
    expect([...name(`${'长'.repeat(300)}.wav`)]).toHaveLength(120);
  });

  test('is shown by browsers unless it is a document', () => {
    expect([uploads.isShown('image/png'), uploads.isShown('application/pdf')]).toEqual([true, false]);
    expect([uploads.isImage('image/png'), uploads.isImage('video/mp4; image/')]).toEqual([true, false]);
    expect(uploads.urlOf({ id: '7' })).toBe('/api/uploads/7');
  });
});

describe('what is rendered', () => {
  test('is within these limits', () => {
    const { MAX_HTML, MAX_PAGE, MAX_DEPTH, MAX_CELLS, EXCERPT } = markdown;
    expect({ MAX_HTML, MAX_PAGE, MAX_DEPTH, MAX_CELLS, EXCERPT }).toEqual({
      MAX_HTML: { formula: 64_000, post: 500_000 },
      MAX_PAGE: { formula: 100_000, post: 500_000 },
      MAX_DEPTH: 20,
      MAX_CELLS: 4000,
      EXCERPT: 220,
    });
  });

  test('and is too much, is said of its formula or its line, with what to do', () => {
    const said = (why: 'deep' | 'large' | 'slow', place: markdown.OverrunPosition) =>
      markdown.overrunText({ why, place }).en;
    expect(said('slow', { formula: 'x^2' })).toContain('The formula “x^2” is too large');
    expect(said('deep', { line: 7 })).toContain('Line 7 is nested too deeply');
    expect(said('large', { line: 7 })).toContain('too large to display');
    expect(said('slow', { line: 7 })).toContain('takes too long to display');
  });

  test('is busiest where most of it is markup', () => {
    expect(markdown.lineWithMostMarkup('a *b*\n**c** _d_\ne')).toBe(2);
    expect(markdown.lineWithMostMarkup('plain 1 字')).toBe(1);
  });
});
