import type { Text } from '../core/locale.ts';
import { DEFAULT_PAGE, MAX_PAGE } from '../core/pagination.ts';
import { builder } from './builder.ts';
import { bySql } from './statement/declarations.ts';
import { raw, sql } from './statement/sql.ts';

export const Language = builder.enumType('Language', {
  description: 'The language of a text.',
  values: {
    EN: { value: 'en', description: 'English.' },
    ZH: { value: 'zh', description: 'Chinese, in simplified characters.' },
  } as const,
});

export const VoteType = builder.enumType('VoteType', {
  description: 'A vote on a post.',
  values: {
    UP: { description: 'Useful and right.' },
    DOWN: { description: 'Wrong or unhelpful.' },
    NONE: { description: 'Removes the vote.' },
  } as const,
});

export const Deleted = builder.objectRef<{ id: string }>('Deleted').implement({
  description: 'A deleted object.',
  fields: (t) => ({ deletedId: t.exposeID('id', { description: 'The id that it had.' }) }),
});

/** The arguments of every connection. */
export const PAGE = {
  first: {
    defaultValue: DEFAULT_PAGE,
    description: `Rows on a page, 1 to ${MAX_PAGE}.`,
    extensions: { most: MAX_PAGE },
  },
  after: { description: 'The cursor to read on from.' },
} as const;

/** What was found of the lines of working; null until looked at. */
export interface CheckedLines {
  linesOk: number | null;
  linesTotal: number | null;
  firstWrong: number | null;
}

/** A first line follows from nothing: only the second says something. */
const FIRST_TO_TELL = 2;

function workingStatus({ linesOk, linesTotal, firstWrong }: CheckedLines) {
  if (firstWrong !== null) return 'REFUTED';
  if ((linesOk ?? 0) < FIRST_TO_TELL) return 'NONE';
  return linesOk === linesTotal ? 'VERIFIED' : 'PARTIAL';
}

const WorkingStatus = builder.enumType('WorkingStatus', {
  description: 'What the engine found of working.',
  values: {
    VERIFIED: { description: 'Every line follows from the one before.' },
    PARTIAL: { description: 'Some lines follow; the next could not be followed.' },
    REFUTED: { description: 'A line is wrong.' },
    NONE: { description: 'There is no working, it was not looked at yet, or none of it could be followed.' },
  } satisfies Record<ReturnType<typeof workingStatus>, object>,
});

const orZero = (column: 'linesOk' | 'linesTotal') =>
  bySql({ value: ({ row }) => sql`coalesce(${row.column(column)}, 0)` });

export const WorkingCheck = builder.objectRef<CheckedLines>('WorkingCheck').implement({
  description: 'How far the engine could follow the working.',
  fields: (t) => ({
    status: t.field({
      type: WorkingStatus,
      description: 'What it found.',
      ...bySql({
        value: ({ row }) =>
          sql`CASE WHEN ${row.column('firstWrong')} IS NOT NULL THEN 'REFUTED' WHEN coalesce(${row.column('linesOk')}, 0) < ${raw(String(FIRST_TO_TELL))} THEN 'NONE' WHEN ${row.column('linesOk')} = ${row.column('linesTotal')} THEN 'VERIFIED' ELSE 'PARTIAL' END`,
      }),
      resolve: workingStatus,
    }),
    linesOk: t.int({
      description: 'Number of correct lines from the start.',
      ...orZero('linesOk'),
      resolve: ({ linesOk }) => linesOk ?? 0,
    }),
    linesTotal: t.int({
      description: 'Number of lines.',
      ...orZero('linesTotal'),
      resolve: ({ linesTotal }) => linesTotal ?? 0,
    }),
    firstWrong: t.exposeInt('firstWrong', {
      nullable: true,
      description: 'The number of the first line that is wrong; the first line is 1.',
    }),
  }),
});

/** What a row says of the working in it. */
export const WORKING_CHECK = {
  type: WorkingCheck,
  description: 'How far the machine could follow the working in it.',
  select: { linesOk: true, linesTotal: true, firstWrong: true },
  ...bySql({ object: () => sql`true` }),
} as const;

export const BilingualText = builder.objectRef<Text>('BilingualText').implement({
  description: 'Text in both languages, with formulas between dollar signs.',
  fields: (t) => ({
    en: t.exposeString('en', { description: 'In English.' }),
    zh: t.exposeString('zh', { description: 'In Chinese.' }),
    text: t.string({
      description: 'In the language asked for, or that of the request.',
      args: { language: t.arg({ type: Language, description: 'Default: the language of the request.' }) },
      resolve: (text, { language }, ctx) => text[language ?? ctx.language],
    }),
  }),
});

export const BilingualList = builder.objectRef<{ en: string[]; zh: string[] }>('BilingualList').implement({
  description: 'Words in both languages; neither list is a translation of the other.',
  fields: (t) => ({
    en: t.exposeStringList('en', { description: 'In English.' }),
    zh: t.exposeStringList('zh', { description: 'In Chinese.' }),
  }),
});

/** A field that two columns of its row make; most of what it costs is paid for with the row. */
export const inBoth = <En extends string, Zh extends string>(en: En, zh: Zh) => ({
  complexity: { field: 0, multiplier: 0.5 },
  select: { [en]: true, [zh]: true } as Record<En | Zh, true>,
  resolve: <Words>(row: Record<En | Zh, Words>) => ({ en: row[en], zh: row[zh] }),
  ...bySql({ columns: { en, zh } }),
});
