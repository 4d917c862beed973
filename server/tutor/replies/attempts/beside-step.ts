import type { Context } from '../../../core/context.ts';
import { listed } from '../../../core/locale.ts';
import { ATTEMPTS } from '../../words/attempts/slips.ts';
import { readText } from '../../operations/read-text.ts';
import { BESIDE } from '../../words/attempts/beside.ts';
import { writeStep } from '../../write.ts';
import { reasonBeside } from '../doubt.ts';
import { type ProblemTalk, quoted, type Talk } from '../talk.ts';

/** A sum in the message that is false by itself, with what its sides come to. */
export async function unequalReply(
  ctx: Context,
  { said, voice, thread }: Talk,
): Promise<{ say: string; isOfMode: boolean } | null> {
  const slip = await readText(ctx, 'unequalIn', said, `${thread.question ?? ''} ${said}`);
  if (slip === null) return null;
  const [ours, theirs] = slip.values;
  const values = {
    line: quoted(slip.line),
    left: quoted(slip.left),
    right: quoted(slip.right),
    ours,
    theirs,
  };
  return { say: voice.say(BESIDE[slip.mode ?? 'unequal'], values), isOfMode: slip.mode !== null };
}

/** 0.302 is 0.30199, rounded. */
function isAmong(given: string, own: ReadonlySet<string>): boolean {
  if (own.has(given)) return true;
  const places = given.split('.')[1]?.length ?? 0;
  return (
    places > 1 && [...own].some((one) => one.length > given.length && Number(one).toFixed(places) === given)
  );
}

const tokensOf = (text: string): Set<string> =>
  /[a-z]/i.test(text)
    ? new Set(
        text
          .slice(0, 600)
          .replaceAll(/\\(?:mathrm|left|right|quad|frac|displaystyle|,)/g, ' ')
          .match(/(?<![a-z])[a-z](?![a-z])|\d{1,6}|sin|cos|tan|ln/gi) ?? [],
      )
    : new Set();

const NAMED_VALUE =
  /(?<![a-zA-Z])([a-zA-Z]) ?= ?(-?\d{1,6}(?:\.\d{1,4})?(?:\/\d{1,4})?)(?![\d.]|\s?[-+*/^a-zA-Z(])/g;

/** Each letter that the solution gives a value, beside what was sent for it. */
export function lettersReply({ parts, said, voice, language }: ProblemTalk): string | null {
  const lines = parts
    .flatMap(({ worked }) => (worked?.steps ?? []).flatMap(({ tex = [] }) => tex))
    .join(' ; ')
    .slice(0, 4000)
    .replaceAll(/\\(?:quad|;|,)/g, ' ');
  const ours = new Map([...lines.matchAll(NAMED_VALUE)].map(([, letter, value]) => [letter!, value!]));
  const given = [
    ...said
      .slice(0, 200)
      .replaceAll(/([A-Z]) ?= (?=[-\d])/g, '$1=')
      .matchAll(/(?<![a-zA-Z])([A-Z])=(-?[\d./]{1,9})/g),
  ];
  if (given.length < 2 || given.length > 4 || given.some(([, letter]) => !ours.has(letter!))) return null;
  const isRight = ([, letter, value]: RegExpExecArray) => Number(ours.get(letter!)) === Number(value);
  const [right, wrong] = [given.filter(isRight), given.filter((one) => !isRight(one))].map((all) =>
    listed(
      all.map(([, letter, value]) => quoted(`${letter} = ${value}`)),
      language,
    ),
  );
  if (wrong === '') return voice.say(ATTEMPTS.all, { right: right! });
  return right === '' ? null : voice.say(ATTEMPTS.some, { right: right!, wrong: wrong! });
}

const NUMBER = /\d{1,9}(?:\.\d{1,6})?/g;

/** Where the solution stands already, the step of it that a wrong attempt is nearest to. */
export async function besideStepReply(
  ctx: Context,
  talk: ProblemTalk,
  isWrong: boolean,
): Promise<string | null> {
  const { parts, voice, language, said, thread, state } = talk;
  if (!thread.whole && state !== 'done') return null;
  const steps = parts.flatMap(({ worked }) => (worked?.steps ?? []).map((step, at) => ({ step, at })));
  if (steps.length === 0) return null;
  const [only, ...others] = parts;
  const missed =
    only?.worked && others.length === 0
      ? await readText(ctx, 'factorMissed', said, only.worked.answer.text)
      : null;
  const given = new Set((said.match(NUMBER) ?? []).filter((one) => one.length > 1 || Number(one) > 2));
  const scored = steps.map(({ step, at }, number) => {
    const own = new Set((step.tex ?? []).join(' ').slice(0, 1500).match(NUMBER) ?? []);
    const isMethod = step.marks?.length ? 0.5 : 0;
    return { step, at, number, score: [...given].filter((one) => isAmong(one, own)).length + isMethod };
  });
  const letters = tokensOf(said);
  if (letters.size > 2 && scored.every(({ score }) => score < 1))
    for (const one of scored) {
      const own = tokensOf((one.step.tex ?? []).join(' '));
      const common = [...letters].filter((token) => own.has(token)).length;
      if (common > 2) one.score = common / (own.size + letters.size - common) + 1;
    }
  const nearest = scored.toSorted((one, other) => other.score - one.score || other.number - one.number)[0]!;
  // Without a number in common nobody knows which line it is.
  if (nearest.score < 1 && !missed && !isWrong) return null;
  const line = writeStep(nearest.step, nearest.at, language);
  const why = nearest.step.why?.[language];
  const reason = reasonBeside(talk, parts) ?? (why && !voice.said(why) ? why : '');
  const about = missed
    ? voice.say(missed.isTwice ? BESIDE.power : BESIDE.factor, {
        factor: missed.factor,
        product: quoted(missed.product),
      })
    : '';
  return [about, voice.say(BESIDE.step), line, reason].filter(Boolean).join('\n\n');
}
