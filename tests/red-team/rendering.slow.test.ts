import { describe, expect, test } from 'vitest';
import { openRenderer } from '../../server/text/markdown/renderer.ts';
import { renderAnew } from '../../server/community/posts/rendering/render-again.ts';
import { answer, answeredId, ask, askedId, PROBLEM } from '../support/posts.ts';
import { idOf, openWorld, type Json, type Visitor } from '../support/world.ts';

const world = openWorld();
const MAX = 20_000;
const filled = (unit: string, length = MAX) =>
  [...unit.repeat(Math.ceil(length / unit.length))].slice(0, length).join('');

/** Texts that cost a renderer far more than their length; all of a legal one. */
const ATTACKS: Record<string, string> = {
  quotations: filled('> '),
  'items of lists': filled('- '),
  'items of lists that hold something': `${filled('- ', 12_000)}x`,
  'numbered items': filled('1. '),
  'quotations and items': filled('> - '),
  'lists, each a space deeper': Array.from({ length: 190 }, (_, i) => `${' '.repeat(i)}- a`).join('\n'),
  'opening brackets': filled('['),
  'opening links': filled('[a]('),
  'opening links in angles': filled('[a](<'),
  'opening pictures': filled('!['),
  'definitions of links': filled('[x]: '),
  'asterisks and underscores': filled('*_'),
  'emphasis that never ends': filled('*a '),
  'bold that ends wrongly': filled('**x* '),
  'underscores within words': filled('_a'),
  'asterisks around a letter': `${'*'.repeat(9999)}a${'*'.repeat(9999)}`,
  'crossed out': filled('~~a'),
  'code that never ends': Array.from({ length: 190 }, (_, i) => `${'`'.repeat(i + 1)}a`).join(''),
  fences: filled('```\n'),
  'comments of HTML': filled('<!--'),
  'tags of HTML': filled('<a '),
  addresses: filled('http://a.'),
  'an address of mail': `${filled('a.', 19_990)}@`,
  'a table of many columns and short rows': `|${'a|'.repeat(1000)}\n|${'-|'.repeat(1000)}\n${'|\n'.repeat(7000)}`,
  tables: filled('|\n|-\n'),
  entities: filled('&'),
  backslashes: filled('\\'),
  dollars: filled('$'),
  'dollars and letters': filled('$a'),
  'formulas without an end': filled('\\('),
  'displayed formulas without an end': filled('$$a\n'),
  'a macro that grows': `$\\def\\a{${'x'.repeat(30)}}${'\\a'.repeat(900)}$`,
  'macros that double':
    '$\\def\\a{xx}\\def\\b{\\a\\a}\\def\\c{\\b\\b}\\def\\d{\\c\\c}\\def\\e{\\d\\d}\\e\\e$ '.repeat(200),
  'macros of another name': '$\\newcommand{\\a}{xx}\\let\\b\\a\\b$ $\\gdef\\frac{}$ '.repeat(200),
  'fractions in fractions': `$${'\\frac{1}{'.repeat(39)}x${'}'.repeat(39)}$ `.repeat(45),
  'hats on hats': `$${'\\hat{'.repeat(39)}x${'}^2'.repeat(39)}$ `.repeat(60),
  'one array of many columns': `$\\begin{matrix}${'&'.repeat(1900)}\\end{matrix}$`,
  'arrays of many rows': `$\\begin{matrix}${`${'&'.repeat(20)}\\\\`.repeat(80)}\\end{matrix}$ `.repeat(10),
  primes: `$x${"'".repeat(1900)}$`,
  rules: filled('$\\rule{9999em}{9999em}$'),
  'spaces of any size': filled('$\\hspace{99999em}\\kern9999em\\raisebox{999em}{x}$ '),
  phantoms: filled(`$${'\\phantom{'.repeat(30)}x${'}'.repeat(30)}$ `),
  'choices of style': filled(`$${'\\mathchoice{'.repeat(12)}x${'}{x}{x}{x}'.repeat(12)}$ `),
  delimiters: filled(`$${'\\left('.repeat(100)}x${'\\right)'.repeat(100)}$ `),
  'colours and classes': filled('$\\color{red}\\htmlClass{a}{x}\\href{javascript:x}{y}$ '),
  'characters by number': filled('$\\char"10FFFF\\char`a$ '),
  'two hundred dense formulas': `$${'x_1^2'.repeat(19)}$ `.repeat(200),
  'faces joined to faces': filled('👨‍👩‍👧‍👦'),
  'signs that turn the direction': filled('\u202e\u2066a'),
  'marks upon marks': filled('a\u0301\u0302'),
};

const COMES_BACK = `query ($id: ID!) { answer(id: $id) { body bodyHtml bodyPage } }`;

/** Milliseconds of the main thread. */
async function onMainThread(work: () => Promise<void>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe('a text that would cost far more than its length', () => {
  for (const [name, body] of Object.entries(ATTACKS))
    test(`is refused in words before anything is stored, or stays small at every read: ${name}`, async () => {
      const who = await world.person();
      const questionId = await askedId(await world.person());
      let result: Json = {};
      do {
        const ms = await onMainThread(async () => {
          result = await answer(who, questionId, { body: body.slice(0, MAX) });
        });
        expect(ms).toBeLessThan(2000);
        // A machine that has no time for it says so, whatever the text is.
      } while (result['code'] === ('OVERLOADED' as unknown));
      if (result['__typename'] !== ('Answer' as unknown)) {
        expect(result).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'body' }] });
        expect(String(result['message'])).toMatch(/^The formula “.+” is too large|[Ll]ine \d+/);
        expect(await world.db.answer.count({ where: { questionId } })).toBe(0);
        return;
      }
      const { data } = await who.graph(COMES_BACK, { id: idOf(result) });
      const { bodyHtml, bodyPage } = data!['answer']!;
      expect(String(bodyHtml).length).toBeLessThanOrEqual(500_000);
      expect(String(bodyPage).length).toBeLessThanOrEqual(1_000_000);
    });
});

describe('macros', () => {
  test('are never defined: what would define one stands as it was typed', async () => {
    const id = idOf(
      await answer(await world.person(), await askedId(await world.person()), {
        body: ATTACKS['a macro that grows'],
      }),
    );
    const { data } = await (await world.person()).graph(COMES_BACK, { id });
    expect(String(data!['answer']!['bodyHtml'])).toMatch(/^<p><code>\\def\\a\{x+\}/);
  });

  test('of one formula are unknown to the next', async () => {
    const body = '$\\gdef\\frac#1#2{gone}$ and $\\frac12$';
    const id = idOf(await answer(await world.person(), await askedId(await world.person()), { body }));
    const { data } = await (await world.person()).graph(COMES_BACK, { id });
    expect(String(data!['answer']!['bodyHtml'])).toContain('<mfrac>');
  });
});

describe('a refusal', () => {
  const HUGE = `First, a word.\n\n$\\begin{matrix}${'&'.repeat(1900)}\\end{matrix}$`;

  test('names the formula, in the language of its reader, and leaves a question and its version as they were', async () => {
    const who = await world.person();
    const id = await askedId(who, { body: 'As it was.' });
    const EDIT = `mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { ${PROBLEM} } }`;
    const { data } = await who.graph(EDIT, { input: { id, body: HUGE } }, { 'accept-language': 'zh' });
    expect(data!['editQuestion']).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: '公式“\\begin{matrix}&&&&&&&&&&&&&&&&&&&&&&&&&&…”排版后过大，请缩短或拆分。',
    });
    expect(await world.db.question.findFirst({ where: { id } })).toMatchObject({
      body: 'As it was.',
      version: 1,
    });
  });

  test('names the line that is nested too deeply', async () => {
    const result = await ask(await world.person(), { body: `One.\n\nTwo.\n\n${'> '.repeat(50)}three` });
    expect(result).toMatchObject({ message: expect.stringContaining('Line 5 is nested too deeply') });
  });
});

describe('while a text is rendered that never ends', () => {
  test('others read and write', async () => {
    const [attacker, reader] = [await world.person(), await world.person()];
    const questionId = await askedId(reader);
    const order: string[] = [];
    const attack = answer(attacker, questionId, {
      body: ATTACKS['a table of many columns and short rows']!.slice(0, MAX),
    });
    const ended = attack.then(() => order.push('attack'));
    for (let i = 0; i < 5; i += 1) await reader.graph('{ questions(first: 5) { nodes { id excerpt } } }');
    order.push('reads');
    await ended;
    expect(order).toEqual(['reads', 'attack']);
    expect((await answer(reader, questionId))['__typename']).toBe('Answer');
  });
});

describe('what an answer of the graph holds', () => {
  const DENSE = `$${'x+'.repeat(47)}x$ `.repeat(200);

  test('is bounded, however often the same HTML is asked for', async () => {
    const who = await world.person();
    const id = idOf(await answer(who, await askedId(who), { body: DENSE }));
    const aliases = Array.from({ length: 29 }, (_, i) => `a${i}: answer(id: $id) { bodyHtml bodyPage }`);
    let result: Json = {};
    const ms = await onMainThread(async () => {
      result = (await who.graph(`query ($id: ID!) { ${aliases.join(' ')} }`, { id }))['data']!;
    });
    expect(JSON.stringify(result).length).toBeLessThan(9_000_000);
    expect(String(result['a0']!['bodyHtml'])).toContain('<math');
    expect(String(result['a28']!['bodyHtml'])).toMatch(/^<p>\$x\+/);
    expect(result['a28']!['bodyPage']).toBeNull();
    expect(ms).toBeLessThan(5000);
  });
});

describe('texts from before there were limits', () => {
  /** As an older version left it. */
  async function older(who: Visitor, body: string): Promise<string> {
    const id = await askedId(who, { body: 'replaced', title: 'A question about harpsichords' });
    await world.db.question.update({ where: { id }, data: { body } });
    await world.sql(
      `UPDATE renderings SET renderer = 0, html = '', text = '', excerpt = '', page = '' WHERE question_id = $1`,
      [id],
    );
    return id;
  }

  const SEARCH = `{ search(query: "harpsichords") { ... on SearchMatches { matches { targetId description { en } } } } searchQuestions(query: "harpsichords") { nodes { id highlights(query: "harpsichords") { text } } } }`;

  test('are found and read as they were typed, and rendered anew in the background', async () => {
    const who = await world.person();
    const hostile = await older(who, ATTACKS['quotations']!);
    const friendly = await older(who, 'Solve $x^2 = 4$ **now**.');

    const { data, errors } = await who.graph(SEARCH);
    expect(errors).toBeUndefined();
    expect(data!['searchQuestions']!['nodes']).toHaveLength(2);

    const renderer = openRenderer({ warn() {} } as never);
    const count = await renderAnew({ pool: world.pool, renderer }, new AbortController().signal);
    const again = await renderAnew({ pool: world.pool, renderer }, new AbortController().signal);
    await renderer.close();
    expect([count, again]).toEqual([2, 0]);

    const READ = `query ($id: ID!) { question(id: $id) { bodyHtml excerpt } }`;
    const read = async (id: string) => (await who.graph(READ, { id })).data!['question']!;
    expect(await read(friendly)).toEqual({
      bodyHtml: expect.stringMatching(/<math[\s\S]*<strong>now/),
      excerpt: 'Solve $x^2 = 4$ now.',
    });
    expect(String((await read(hostile))['bodyHtml'])).toMatch(/^<p>(?:&gt; ){100}/);
  });

  test('that somebody edits meanwhile keep the new words', async () => {
    const who = await world.person();
    const id = await older(who, 'old words');
    await who.graph(`mutation ($input: EditQuestionInput!) { editQuestion(input: $input) { __typename } }`, {
      input: { id, body: 'new words' },
    });
    const renderer = openRenderer({ warn() {} } as never);
    await renderAnew({ pool: world.pool, renderer }, new AbortController().signal);
    await renderer.close();
    const { data } = await who.graph(`query ($id: ID!) { question(id: $id) { bodyHtml } }`, { id });
    expect(data!['question']!['bodyHtml']).toBe('<p>new words</p>');
  });
});

test('a message to the tutor that nobody can render is kept as it was typed', async () => {
  const who = await world.person();
  const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { ... on SentMessage { sent { content contentHtml } } ${PROBLEM} } }`;
  const { data } = await who.graph(SEND, { input: { text: '> '.repeat(3000) } });
  expect(String(data!['sendMessage']!['sent']!['contentHtml'])).toMatch(/^<p>(?:&gt; ?){3000}<\/p>$/);
});

test('every post that is written has its rendering', async () => {
  const who = await world.person();
  await answeredId(who, await askedId(who));
  const { rows } = await world.sql(
    `SELECT (SELECT count(*) FROM questions) + (SELECT count(*) FROM answers)
      - (SELECT count(*) FROM renderings WHERE question_id IS NOT NULL OR answer_id IS NOT NULL) AS missing`,
  );
  expect(Number(rows[0]['missing'])).toBe(0);
});

describe('the title of a question', () => {
  const READ = `query ($id: ID!) { question(id: $id) { titlePage } }`;
  const pageOf = async (title: string) => {
    const who = await world.person();
    const id = await askedId(who, { title });
    return (await who.graph(READ, { id })).data!['question']!['titlePage'];
  };

  test('is read as it was rendered when it was written', async () => {
    expect(await pageOf('Is **every** $x < y$ <b>safe</b>?')).toMatch(
      /^Is <strong>every<\/strong> <span[^>]*class="formula"[^>]*>.*<\/span> &lt;b&gt;safe&lt;\/b&gt;\?$/,
    );
  });

  test('is null where it is plain text', async () => {
    expect(await pageOf('Is 1 < 2 & "safe"?')).toBeNull();
  });
});
