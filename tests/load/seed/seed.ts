import { Client } from 'pg';
import { publishCurriculum } from '../../../server/curriculum/publish.ts';
import { openDatabase } from '../../../server/database/client.ts';
import { deploy } from '../../../server/database/migrations/migrate.ts';
import { indexWords } from '../../../server/text/search-words.ts';
import { render, renderLine } from '../../../server/text/markdown/render.ts';
import { printsOf } from '../../../server/text/formulas/prints.ts';
import { around } from './around.ts';
import { type Size, steps } from './steps.ts';

/** Fills an empty database; every counter and every person's points are those that the rows give. */
export async function seed(url: string, size: Size, say: (sentence: string) => void): Promise<void> {
  await deploy(url);
  const database = openDatabase({ url, poolSize: 2, log: console });
  await publishCurriculum(database.db, new Date());
  await database.close();

  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Off: the checks of foreign keys, row by row, of what fits together by how it is made.
    await client.query(
      "SET session_replication_role = replica; SET work_mem = '128MB'; SET maintenance_work_mem = '512MB'",
    );
    const indexes = await dropIndexes(client);
    await client.query(SAMPLES);
    for (const [sentence, sql] of [...steps(size, ANSWER), ...around(size)]) {
      say(sentence);
      await client.query(sql);
    }
    say('indexes and statistics');
    for (const index of indexes) await client.query(index);
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

/** Takes away the indexes of what is filled, which are made faster at the end; says how to make them. */
async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `SELECT indexname, indexdef FROM pg_indexes WHERE indexname NOT LIKE '%pkey'
     AND tablename IN ('users', 'accounts', 'questions', 'answers', 'votes', 'ledger_entries', 'reputation_days', 'reputation_totals', 'renderings',
       'formula_prints', 'comments', 'notifications', 'activity_sums', 'likes', 'bookmarks')`,
  );
  for (const { indexname } of rows) await client.query(`DROP INDEX "${indexname}"`);
  return rows.map(({ indexdef }) => indexdef);
}

/** Something, and what is the matter with it. */
const TITLES = {
  en: [
    [
      'Integration by parts',
      'Friction on an inclined plane',
      'Standing waves in a pipe',
      'The inverse of a matrix',
      'The probability that both are red',
      'The angle between two vectors',
      'Terminal velocity',
      'The discriminant of a quadratic',
      'A binomial expansion',
      'Simple harmonic motion',
      'The radius of convergence',
      'A potential divider',
    ],
    [
      'when the integral comes back',
      'without a calculator',
      'read from a graph',
      'where the mark scheme differs',
      'with a negative exponent',
      'for large values',
      'in the second quadrant',
      'and what the constant means',
      'with two unknowns',
      'from first principles',
      'to three significant figures',
      'if the lift accelerates',
    ],
  ],
  zh: [
    ['二次函数的最大值', '斜面上的摩擦力', '驻波的波节', '条件概率', '向量的夹角', '矩阵的逆'],
    ['怎么求', '为什么是负的', '从图像上怎么看', '第二步看不懂', '和答案不一样'],
  ],
} as const;
const BODY = {
  en: String.raw`Find the value of $x^2 + 3x$ for which the curve $y = \frac{1}{2}x^3$ has a stationary point, and hence solve the equation. I tried to differentiate and got stuck at the second step. `,
  zh: String.raw`求曲线 $y = \frac{1}{2}x^3$ 的驻点，并解方程 $x^2 + 3x = 0$。我先求导，然后在第二步卡住了。`,
};

/** A literal of SQL. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const listed = (texts: readonly string[]) => `ARRAY[${texts.map(quoted).join(', ')}]::text[]`;

const ANSWER = 'Because $b^2 - 4ac$ is not negative, the roots are real and the line meets the curve. '
  .repeat(4)
  .trim();
const bodies = [BODY.en.repeat(3).trim(), BODY.zh.repeat(3).trim(), ANSWER];

/** What is posted, and what is stored of it when it is written. */
const SAMPLES = `CREATE TEMP TABLE samples (n int, language language, title text, body text, title_words text, body_words text, title_html text, body_id int);
  INSERT INTO samples VALUES ${samples()
    .map(({ language, title, body }, n) => {
      const texts = [language, title, body, indexWords(title), indexWords(body), renderLine(title)];
      return `(${n}, ${texts.map(quoted).join(', ')}, ${bodies.indexOf(body)})`;
    })
    .join(', ')};
  CREATE TEMP TABLE rendered (body_id int, renderer int, html text, page text, text text, excerpt text, lines text[], words text, prints text[]);
  INSERT INTO rendered VALUES ${bodies
    .map((body, n) => {
      const { renderer, html, page, text, excerpt, lines } = render(body);
      const stored = [html, page, text, excerpt].map(quoted);
      const found = [listed(lines), quoted(indexWords(text)), listed(printsOf(text))];
      return `(${n}, ${renderer}, ${[...stored, ...found].join(', ')})`;
    })
    .join(', ')}`;

function samples() {
  return (['en', 'zh'] as const).flatMap((language) =>
    TITLES[language][0].flatMap((thing) =>
      TITLES[language][1].map((matter) => ({
        language,
        title: `${thing} ${matter}`,
        body: BODY[language].repeat(3).trim(),
      })),
    ),
  );
}
