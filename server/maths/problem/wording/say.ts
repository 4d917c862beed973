import type { Text } from '../../../core/locale.ts';
import type { Fact, Goal, Term } from '../schema/problem.ts';
import { chineseOf, isNoun, nounNamed } from '../reading/physics-nouns/vocabulary.ts';
import { KINDS } from './kind-words.ts';
import { PROPERTIES } from './property-words.ts';
import { RELATIONS } from './relation-words.ts';
import { filled, joined, type Template } from './templates.ts';

/** How deep terms are said; what is deeper is left out. */
const DEEPEST = 4;

/** A fact in plain words, its formulas between dollars. */
export function sayFact({ relation, of }: Fact, depth = 0): Text {
  const terms = of.map((term) => sayTerm(term, depth + 1));
  const isPlural = relation === 'equal' && PLURAL.test(terms[0]?.en ?? '');
  const template = isPlural ? ARE : Object.hasOwn(RELATIONS, relation) ? RELATIONS[relation]! : null;
  const phrase = template && filled(template, terms);
  if (!phrase) return named(relation, terms);
  return { en: phrase.en, zh: phrase.zh.replaceAll(GAP, '') };
}

const ARE: Template = ['{0} are {1}', '{0}为 {1}'];
const PLURAL = /^the (?:coordinates|roots|values|asymptotes|eigenvalues|stationary points) of /;
/** Between characters, where a place stood beside a formula in other phrases. */
const GAP = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** What is wanted, with the manner in which it is wanted. */
export function sayGoal({ verb, target, form, figures, exact, unit, terms, where = [], hence }: Goal): Text {
  const wanted = sayTerm(target);
  const [before, behind] = VERBS[verb] ?? [`${verb} `, `${verb} `];
  const facts = where.map((fact) => sayFact(fact, 1));
  const letters = (terms ?? []).map((letter) => `$${letter}$`);
  const more: Text[] = [
    ...facts,
    ...(form ? [{ en: `in the form ${maths(form)}`, zh: `写成 ${maths(form)} 的形式` }] : []),
    ...(letters.length > 0
      ? [{ en: `in terms of ${joined(letters, 'en')}`, zh: `用 ${joined(letters, 'zh')} 表示` }]
      : []),
    ...(figures ? [sayFigures(figures)] : []),
    ...(exact ? [{ en: 'exactly', zh: '精确值' }] : []),
    ...(unit ? [{ en: `in ${unit}`, zh: `单位 ${unit}` }] : []),
    ...(hence ? [{ en: 'from what was found before', zh: '利用前面的结果' }] : []),
  ];
  return {
    en: [`${before}${wanted.en}`, ...more.map(({ en }) => en)].join(', '),
    zh: [`${behind}${wanted.zh}`, ...more.map(({ zh }) => zh)].join('，'),
  };
}

const VERBS: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  find: ['find ', '求'],
  solve: ['solve ', '解 '],
  show: ['show that ', '证明 '],
  prove: ['prove that ', '证明 '],
  verify: ['verify that ', '验证 '],
  express: ['express ', '表示 '],
  expand: ['expand ', '展开 '],
  sketch: ['sketch ', '画出 '],
};

const sayFigures = ({ kind, digits }: NonNullable<Goal['figures']>): Text =>
  kind === 'figures'
    ? { en: `to ${digits} significant figures`, zh: `保留 ${digits} 位有效数字` }
    : { en: `to ${digits} decimal places`, zh: `保留 ${digits} 位小数` };

function sayTerm(term: Term, depth = 0): Text {
  if (depth > DEEPEST) return { en: '…', zh: '…' };
  if (typeof term === 'string') return alike(maths(term));
  if ('amount' in term) return alike(`${maths(withPower(term.amount))} ${unitOf(term.unit)}`);
  if ('thing' in term) return sayThing(term.thing);
  if ('the' in term && isOfNoun(term)) return quantity(term, depth);
  const terms = ('all' in term ? term.all : term.of).map((one) => sayTerm(one, depth + 1));
  if ('all' in term) return listed(terms);
  const phrase = Object.hasOwn(PROPERTIES, term.the) ? filled(PROPERTIES[term.the]!, terms) : null;
  const said = phrase ?? property(term.the, terms);
  const facts = (term.where ?? []).map((fact) => sayFact(fact, depth + 1));
  return facts.length === 0
    ? said
    : { en: `${said.en} (${listed(facts).en})`, zh: `${said.zh}（${listed(facts).zh}）` };
}

/** 1.7 * 10^(-8), as it is set. */
const withPower = (amount: string): string =>
  amount.replace(/ \* 10\^\((-?\d{1,9})\)/, String.raw` \times 10^{$1}`);

const alike = (text: string): Text => ({ en: text, zh: text });

const listed = (terms: readonly Text[]): Text => ({
  en: joined(
    terms.map(({ en }) => en),
    'en',
  ),
  zh: joined(
    terms.map(({ zh }) => zh),
    'zh',
  ),
});

/** What has no phrase of its own, by its name. */
function named(name: string, terms: readonly Text[]): Text {
  const { en, zh } = listed(terms);
  return { en: en ? `${name}: ${en}` : name, zh: zh ? `${name}：${zh}` : name };
}

/** A quantity of something with a noun of physics, and the state in which it is meant. */
const isOfNoun = ({ of: [owner, state, more] }: Extract<Term, { the: string }>): boolean =>
  typeof owner === 'object' &&
  'thing' in owner &&
  isNoun(MADE.exec(owner.thing)?.[1] ?? '') &&
  (state === undefined || typeof state === 'string') &&
  more === undefined;

function quantity({ the, of: [owner, state] }: Extract<Term, { the: string }>, depth: number): Text {
  const { en, zh } = property(the, [sayTerm(owner!, depth + 1)]);
  return state === undefined
    ? { en, zh }
    : { en: `${en} (when ${String(state)})`, zh: `${zh}（${String(state)} 时）` };
}

function property(name: string, terms: readonly Text[]): Text {
  const { en, zh } = listed(terms);
  const chinese = chineseOf(name);
  const own = chinese ?? ` ${name}`;
  return { en: en ? `the ${name} of ${en}` : `the ${name}`, zh: zh ? `${zh}的${own}` : own.trim() };
}

const MADE = /^([a-z][a-z -]{0,40}[a-z])(\d{1,3})$/;
const CHINESE = /^(\p{Script=Han}{1,12})\d{0,3}$/u;
const BEFORE_NAME = /^([a-z]{2,20}) (.{1,20})$/;

/** A thing by its id, which is its name, or its kind with a number. */
function sayThing(id: string): Text {
  if (id === 'x-axis' || id === 'y-axis') return { en: `the $${id[0]}$-axis`, zh: `$${id[0]}$ 轴` };
  const chinese = CHINESE.exec(id)?.[1];
  if (chinese) return alike(chinese);
  const [, kind, number] = MADE.exec(id) ?? [];
  if (kind) {
    const which = number === '1' ? '' : ` ${number}`;
    return { en: `the ${kind}${which}`, zh: `${KINDS[kind] ?? nounNamed(kind).chinese[0] ?? kind}${which}` };
  }
  const [, first, name] = BEFORE_NAME.exec(id) ?? [];
  if (first) return { en: `the ${first} $${name}$`, zh: `${KINDS[first] ?? first} $${name}$` };
  return alike(maths(id));
}

const WORDY = /\p{Script=Han}|[A-Za-z]{4,}/u;
const COMMAND = /\\[A-Za-z]{1,20}/g;
const MEASURED = /^(.{1,60})⟨(.{1,20})⟩$/;

/** A formula between dollars; words as they are. */
function maths(text: string): string {
  const plain = text.replaceAll('$', '').trim();
  if (plain === '') return '';
  const [, amount, unit] = MEASURED.exec(plain) ?? [];
  if (amount && unit) return `${maths(amount)} ${unit}`;
  return WORDY.test(plain.replaceAll(COMMAND, ' ')) && !plain.includes('\\') ? plain : `$${plain}$`;
}

/** Powers in units stand high. */
const unitOf = (unit: string): string =>
  unit.includes('^') ? `$\\mathrm{${unit.replaceAll(' ', '\\,')}}$` : unit;
