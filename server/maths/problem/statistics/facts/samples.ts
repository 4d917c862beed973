import type { Model } from './model.ts';
import { numberOf, plain } from './notation.ts';
import { contentOf, speaksOf } from './words.ts';
import type { Fact } from '../../schema/problem.ts';

export function takeTail(
  isTop: boolean,
  [percent, words, called, of]: string[],
  fact: Fact,
  model: Model,
): boolean {
  const share = numberOf(plain(percent!).replace(/\\?%$/, ''));
  if (share === null || !(share > 0 && share < 100)) return false;
  // The fastest take the shortest times, but have the greatest speeds.
  if (of && !model.variables.some((one) => /\btimes?\b/.test(one.words ?? ''))) return false;
  model.tails.push({ isTop, share: share / 100, words: words!, called: called!, fact });
  return true;
}

export function takeSample([count, words]: string[], fact: Fact, model: Model): boolean {
  const size = numberOf(plain(count!));
  if (size === null || !Number.isInteger(size) || size < 1) return false;
  model.samples.push({ size, words: words!, fact });
  return true;
}

export function takeData(
  relation: string,
  [count, , ...moments]: string[],
  fact: Fact,
  model: Model,
): boolean {
  const [size, mean, deviation] = [count!, ...moments].map((one) => numberOf(plain(one)));
  if (!size || !Number.isInteger(size) || size < 1) return false;
  if (relation === 'size') {
    model.data.sizes.push({ size, words: String(fact.of[1]), fact });
    model.samples.push({ size, words: String(fact.of[1]), fact });
    return true;
  }
  if (mean === undefined || mean === null || deviation === null) return false;
  const [known] = model.data.sizes;
  // A further 30 days, but no pears to apples.
  const [noun = ''] = String(fact.of[1]).split(' ');
  if (known && !known.words.split(' ').includes(noun) && !speaksOf(noun, known.words)) return false;
  model.data.groups.push({ size, mean, deviation: deviation ?? null, fact });
  return true;
}

/** The data themselves, of the group that was told of last. */
export function takeList(text: string, fact: Fact, model: Model): boolean {
  const values = text.split(' ').map((one) => numberOf(plain(one)));
  const of = model.data.sizes.at(-1);
  if (!values.every((one) => one !== null) || (of && of.size !== values.length)) return false;
  if (of && model.data.lists.some(({ facts }) => facts.includes(of.fact))) return false;
  model.data.lists.push({ values, words: of?.words ?? '', facts: [fact, ...(of ? [of.fact] : [])] });
  return true;
}

/** Any one of those of which data are told. */
const ANY = new Set('member person one value observation number result player'.split(' '));

/** One that joins is one of those of which data are told: a pear is no apple. */
export function takeChange(text: string, noun: string, fact: Fact, model: Model): boolean {
  const value = numberOf(plain(text));
  const [head = ''] = noun.split(' ');
  const { sizes, groups } = model.data;
  const told = [...sizes.map(({ words }) => words), ...groups.map((one) => String(one.fact.of[1]))].join(' ');
  if (value === null || (!ANY.has(head) && (contentOf(head).length === 0 || !speaksOf(head, told))))
    return false;
  model.data.changes.push({ value, isMore: fact.relation === 'data more', fact });
  return true;
}
