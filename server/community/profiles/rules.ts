import * as v from 'valibot';
import { isPrintable, NAME_LENGTH } from '../../accounts/rules.ts';
import { fault, faultless, text } from '../../core/validation.ts';

export const MAX_BIO = 1000;
const MAX_SUBJECTS = 20;
export const MAX_LINKS = 3;
const MAX_LINK = 200;

/** The months in which papers are sat. */
const SESSION = /^20\d\d-(03|06|11)$/;

const Name = v.pipe(
  text({ ...NAME_LENGTH, label: { en: 'The name', zh: '昵称' } }),
  faultless((name) =>
    isPrintable(name)
      ? null
      : {
          code: 'MALFORMED',
          text: { en: 'This name has characters that cannot be shown.', zh: '昵称中含有无法显示的字符。' },
        },
  ),
);

const Links = v.pipe(
  v.array(v.string()),
  v.transform((links) => [...new Set(links.map((link) => link.trim()).filter(Boolean))]),
  v.maxLength(
    MAX_LINKS,
    fault({
      code: 'TOO_MANY',
      max: MAX_LINKS,
      text: { en: `At most ${MAX_LINKS} links, please.`, zh: `最多 ${MAX_LINKS} 个链接。` },
    }),
  ),
  faultless((links) => {
    const odd = links.find((link) => !isWebAddress(link));
    if (odd === undefined) return null;
    return {
      code: 'MALFORMED',
      text: {
        en: `“${shortened(odd)}” is no web address: it begins with https:// or http:// and has at most ${MAX_LINK} characters.`,
        zh: `“${shortened(odd)}”不是网址：网址以 https:// 或 http:// 开头，且不超过 ${MAX_LINK} 个字符。`,
      },
    };
  }),
);

const shortened = (link: string) => [...link].slice(0, 40).join('');

/** An address of the web, without the name or password of somebody. */
function isWebAddress(link: string): boolean {
  if (link.length > MAX_LINK || !isPrintable(link) || !URL.canParse(link)) return false;
  const { protocol, username, password, hostname } = new URL(link);
  return /^https?:$/.test(protocol) && !username && !password && hostname.includes('.');
}

const ExamSession = v.nullable(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(
      SESSION,
      fault({
        code: 'MALFORMED',
        text: {
          en: 'Name the session by year and month, such as 2027-06: papers are sat in March, June and November.',
          zh: '请用年份和月份填写考季，例如 2027-06：考试在三月、六月和十一月举行。',
        },
      }),
    ),
  ),
);

const Choices = v.partial(
  v.object({
    showActivity: v.boolean(),
    showFollows: v.boolean(),
    showStudy: v.boolean(),
    onLeaderboard: v.boolean(),
  }),
);

/** What may be changed of a profile; what is left out stays as it is. */
export const ProfileChange = v.partial(
  v.object({
    name: Name,
    bio: text({ min: 0, max: MAX_BIO, label: { en: 'The text about yourself', zh: '个人简介' } }),
    subjects: v.pipe(
      v.array(v.string()),
      v.transform((codes) => [...new Set(codes)]),
      v.maxLength(
        MAX_SUBJECTS,
        fault({
          code: 'TOO_MANY',
          max: MAX_SUBJECTS,
          text: { en: `At most ${MAX_SUBJECTS} subjects, please.`, zh: `最多 ${MAX_SUBJECTS} 个科目。` },
        }),
      ),
    ),
    examSession: ExamSession,
    links: Links,
    privacy: Choices,
  }),
);
