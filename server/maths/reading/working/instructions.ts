import { lookup } from '../../../core/lookup.ts';
import { type Expression, symbolsOf } from '../../algebra-system/expressions/expression.ts';
import type { Statement } from '../../algebra-system/parsing/statement-kinds.ts';

/** What an instruction such as "Solve the equation" or "Differentiate" is about. */
export interface Task {
  asks: 'solve' | 'differentiate' | 'integrate';
  /** How much of the line the instruction takes. */
  length: number;
  rest: string;
}

const VERBS = lookup<Task['asks']>({
  solve: 'solve',
  find: 'solve',
  determine: 'solve',
  calculate: 'solve',
  compute: 'solve',
  evaluate: 'solve',
  simplify: 'solve',
  expand: 'solve',
  factorise: 'solve',
  factorize: 'solve',
  factor: 'solve',
  differentiate: 'differentiate',
  integrate: 'integrate',
});
const NOUNS = lookup<Task['asks']>({
  derivative: 'differentiate',
  gradient: 'differentiate',
  integral: 'integrate',
  antiderivative: 'integrate',
});
const BETWEEN = new Set(
  'the this following equation equations inequality inequalities expression function curve root roots solution solutions value values all possible exact real of for which such that if when where given satisfying please hence fully completely'.split(
    ' ',
  ),
);
const CHINESE: [RegExp, Task['asks']][] = [
  [/^\s*请?(?:求解|解|求)?(?:下列|以下)?(?:方程|不等式)组?[\s:：]*/u, 'solve'],
  [/^\s*请?(?:化简|展开|因式分解|分解因式|计算|求解)[\s:：]*/u, 'solve'],
  [/^\s*请?(?:求导|微分)[\s:：]*/u, 'differentiate'],
  [/^\s*请?对(?=.*求导)/u, 'differentiate'],
  [/^\s*请?(?:求积分|积分)[\s:：]*/u, 'integrate'],
];
const AFTER =
  /(?:[,，]\s*(?:giving|correct|leaving|showing|in the form|where)\b|\b(?:completely|fully|step by step|by factori[sz]ing|by completing the square|with respect to\b)|求导|的导数|的积分|[。；;]|\.(?=\s|$)|\?).*$/isu;
const MARKS = /(?<!\s)\s+(?:\[\d{1,2}\]|[（(]\d{1,2} ?(?:marks?|分)[)）])\s*$/iu;
const NUMBER =
  /^\s*(?:Q(?:uestion)?\.? ?\d{1,2}[.):]?|\d{1,2}[.)]|\(?[a-h]\)|\((?:i|ii|iii|iv|v|vi)\))\s+(?=[^\s+\-*/^=<>])/iu;

/** Without the number of the question before it and its marks after it. */
export function bareOf(line: string): { text: string; from: number } {
  const from = NUMBER.exec(line)?.[0].length ?? 0;
  return { text: line.slice(from).replace(MARKS, ''), from };
}

export function taskOf(text: string): Task | null {
  for (const [pattern, asks] of CHINESE) {
    const length = pattern.exec(text)?.[0].length;
    if (length) return { asks, length, rest: text.slice(length).replace(AFTER, '') };
  }
  const first = wordAt(text, 0);
  let asks = first && VERBS[first.word];
  if (!first || !asks) return null;
  let length = first.end;
  for (let next = wordAt(text, length); next; next = wordAt(text, length)) {
    const after = wordAt(text, next.end);
    const isNamed = /^[a-z]$|^dy\/dx$/.test(next.word) && after !== null && BETWEEN.has(after.word);
    if (!isNamed && !BETWEEN.has(next.word) && !NOUNS[next.word]) break;
    asks = NOUNS[next.word] ?? asks;
    length = next.end;
  }
  return { asks, length, rest: text.slice(length).replace(AFTER, '') };
}

function wordAt(text: string, at: number): { word: string; end: number } | null {
  const match = /^\s*([a-z]+(?:\/dx)?)(?=[\s,:$])[\s,:]*/iu.exec(text.slice(at, at + 40));
  return match && { word: match[1]!.toLowerCase(), end: at + match[0].length };
}

/** "Differentiate x²" asks for d/dx of it. */
export function taskStatement(statement: Statement, asks: Task['asks']): Statement {
  if (asks === 'solve' || statement.kind !== 'expression') return statement;
  const [by, ...others] = symbolsOf(statement.value);
  if (!by || others.length > 0) return statement;
  const of = statement.value;
  if (of.kind === 'integral' || of.kind === 'rate') return statement;
  const value: Expression =
    asks === 'differentiate'
      ? { kind: 'rate', of, by, order: 1 }
      : { kind: 'integral', of, by, from: null, to: null };
  return { kind: 'expression', value };
}
