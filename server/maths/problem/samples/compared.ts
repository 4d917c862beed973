import type { Text } from '../../../core/locale.ts';
import { numberOf, plain } from '../statistics/facts/notation.ts';
import type { Term } from '../schema/problem.ts';
import type { Sign } from './claim.ts';
import type { Told } from './told.ts';
import { groupMeant } from './words.ts';

/** What is claimed: of one, against a number; of two, how the first lies beside the second. */
export type Compared =
  | { is: 'one'; of: string; sign: Sign; value: number; says: Text }
  | { is: 'two'; of: string; first: number; second: number; by: number; sign: Sign; says: Text };

const TURNED: Record<string, Sign> = { '>': '<', '<': '>', '!=': '!=' };
const EARLIER = /\b(?:before|old|previous|without|first)\b|前|旧|原/i;
const LATER = /\b(?:after|new|with|second|during)\b|后|新/i;
const GOOD_IF_MORE = /\b(?:marks?|scores?|grades?|yields?|distances?|points)\b|成绩|得分|分数|产量|次数/i;
const GOOD_IF_LESS = /\btimes?\b|用时|时间/i;

const GENERIC: Record<string, (of: string) => Text> = {
  '>': (of) => ({
    en: `the ${enOf(of)} of the first is greater than that of the second`,
    zh: `第一组的${zhOf(of)}大于第二组`,
  }),
  '<': (of) => ({
    en: `the ${enOf(of)} of the first is less than that of the second`,
    zh: `第一组的${zhOf(of)}小于第二组`,
  }),
  '!=': (of) => ({ en: `the two ${enOf(of)}s are different`, zh: `两组的${zhOf(of)}不同` }),
};
const zhOf = (of: string): string => (of === 'median' ? '中位数' : of === 'mean' ? '均值' : '平均水平');
const enOf = (of: string): string => (of === '' ? 'average' : of);

/** The claim that a goal tests, or the one that was told before it. */
export function comparedIn(claim: Term | undefined, told: Told, asked: readonly Term[]): Compared | null {
  if (typeof claim !== 'object' || !('the' in claim)) return null;
  const own = claim.of.map(String);
  if (own[0] !== 'told') return compared(own, told);
  const [one, another] = told.claims;
  const [again, more] = asked;
  if (!one && again && !more) return comparedIn(again, told, []);
  return one && !another ? compared(one.of.map(String), told) : null;
}

function compared(claim: string[], told: Told): Compared | null {
  const [kind, sign, left, right, amount, text] = claim[0] === 'trend' ? sinceTold(claim, told) : claim;
  if (kind === 'trend') return null;
  const of = kind === 'change' ? '' : kind!;
  const value = amount === undefined || amount === '' ? null : numberOf(plain(amount.split('⟨')[0]!));
  if (amount && value === null) return null;
  const [first, second] = told.samples;
  if (!first) return null;
  const side = sign as Sign;
  if (!second) {
    if (value === null || kind === 'change' || right) return null;
    return { is: 'one', of, sign: side, value, says: saysOne(of, side, value, text!) };
  }
  // How one of the two lies beside a number tells nothing of the other.
  if (kind !== 'change' && value !== null && right === '') return null;
  const by = value ?? 0;
  const order = kind === 'change' ? changed(side, left!, told) : ordered(side, left!, right!, told);
  if (!order || by < 0) return null;
  const says = withText(kind === 'change' ? changeIn(of, side, by) : GENERIC[order.sign]!(of), text!);
  if (by > 0 && order.sign === '!=') return null;
  // "Reduced by more than 0.1": the first is greater by more.
  return order.sign === '<' && by > 0
    ? { is: 'two', of, first: order.second, second: order.first, by, sign: '>', says }
    : { is: 'two', of, ...order, by, says };
}

interface Order {
  first: number;
  second: number;
  sign: Sign;
}

/** Which of the two lies how beside the other, by their names. */
function ordered(sign: Sign, left: string, right: string, { samples }: Told): Order | null {
  const names = samples.map(({ words }) => words);
  const at = groupMeant(left, names);
  const other = right === '' ? -1 : groupMeant(right, names);
  if (right !== '' && (other < 0 || other === at)) return null;
  if (sign === '!=') return { first: 0, second: 1, sign };
  const first = at < 0 && other >= 0 ? -1 : at;
  return first < 0 ? null : { first, second: 1 - first, sign };
}

/** What has increased is greater behind than before. */
export function changed(sign: Sign, words: string, { samples, words: story }: Told): Order | null {
  const [before, after] = [EARLIER, LATER].map((one) =>
    samples.flatMap((sample, at) => (one.test(sample.words) ? [at] : [])),
  );
  const earlier =
    before!.length === 1 ? before![0]! : after!.length === 1 && before!.length === 0 ? 1 - after![0]! : -1;
  const later = earlier < 0 ? -1 : 1 - earlier;
  if (earlier < 0 || (after!.length === 1 && after![0] !== later)) return null;
  if (sign === '!=') return { first: later, second: earlier, sign };
  const good = `${words} ${story} ${samples.map((one) => one.words).join(' ')}`;
  const [more, less] = [GOOD_IF_MORE.test(good), GOOD_IF_LESS.test(good)];
  const isBetter = /~better|~worse/.test(words);
  if (isBetter && more === less) return null;
  const side = isBetter && less ? TURNED[sign]! : sign;
  return { first: later, second: earlier, sign: side };
}

/** "The mean has decreased by more than 0.1". */
function changeIn(of: string, sign: Sign, by: number): Text {
  const [en, zh] =
    sign === '>' ? ['increased', '增加'] : sign === '<' ? ['decreased', '减少'] : ['changed', '改变'];
  return {
    en: `the ${enOf(of)} has ${en}${by > 0 ? ` by more than ${by}` : ''}`,
    zh: by > 0 ? `${zhOf(of)}的${zh}量超过 ${by}` : `${zhOf(of)}有所${zh}`,
  };
}

/** "It has become longer": than the mean or the median that was told of it before. */
function sinceTold([kind, sign, left, ...others]: string[], { amounts }: Told): string[] {
  const known = amounts.filter(({ words }) => /中 ?位|均/.test(words));
  const [one, another] = known;
  if (!one || another) return [kind!, sign!, left!, ...others];
  return [/中 ?位/.test(one.words) ? 'median' : 'mean', sign!, left!, '', String(one.value), ''];
}

const withText = (says: Text, text: string): Text =>
  text === '' ? says : /\p{Script=Han}/u.test(text) ? { ...says, zh: text } : { ...says, en: text };

function saysOne(of: string, sign: Sign, value: number, text: string): Text {
  const en = sign === '>' ? 'is greater than' : sign === '<' ? 'is less than' : 'is different from';
  const zh = sign === '>' ? '大于' : sign === '<' ? '小于' : '不等于';
  return withText({ en: `the ${enOf(of)} ${en} ${value}`, zh: `${zhOf(of)}${zh} ${value}` }, text);
}
