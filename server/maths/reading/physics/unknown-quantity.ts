import { parseUnit, type Unit } from '../../algebra-system/numbers/units.ts';
import { quantities } from './quantities.ts';
import type { Quantity } from './quantities/quantity.ts';

/** What the question asks for, and the question without that. */
export interface UnknownQuantity {
  kind: 'name' | 'symbol';
  text: string;
  unit: Unit | null;
  rest: string;
}

const ASK_EN =
  /\b(?:find|calculate|determine|work out|compute|estimate|what is|what will be|what was|what(?! (?:is|will|was|are)\b)|how much)\s+(?:the |its |their |his |her )?(?:(?:magnitude|size|value) of (?:the )?)?/gi;

const AFTER_EN =
  /^\s*(?:$|[.?,;:]|\((?:in )?|(?:of|in|on|at|that|required|needed|necessary|when|if|after|for|by|with|to|acting|produced|supplied|it|as|just|during|stored|through|from|across|dissipated|delivered|emitted|given|is|was|experienced|exerted|passing|between|does|gained by|under|transferred|flowing|inside|due|per|the|heard|gives?|provided|which|reached|flows|passes|is|moves|experiences)\b)/i;

const ASKED: string[] = Object.values(quantities as Record<string, Quantity>)
  .flatMap(({ en, zh }) => [...en, ...zh])
  .filter((name) => !name.includes('<'))
  .map((name) => name.replace(/^[->]+/, ''));

export function readUnknownQuantity(text: string): UnknownQuantity | null {
  const asks = [...text.matchAll(ASK_EN)];
  const chinese = text.match(/求|计算|是多少|为多少|多大|多长时间|多少/g) ?? [];
  const questions = /\bhow (?:far|long|fast)\b/gi;
  const loose = [...text.matchAll(questions)];
  if (asks.length + loose.length === 1 && chinese.length === 0) {
    const [ask] = asks;
    if (!ask) {
      const how = loose[0]![0].toLowerCase();
      return {
        kind: 'name',
        text: how.endsWith('far') ? 'distance' : how.endsWith('long') ? 'time' : 'speed',
        unit: null,
        rest: text,
      };
    }
    const rest = text.slice(ask.index + ask[0].length);
    const name = longestAt(rest.toLowerCase());
    if (name) {
      const after = rest.slice(name.length);
      if (!AFTER_EN.test(after) || /^[^.?;]*\band\s+(?:the|its|find|calculate|state)\b/i.test(after))
        return null;
      return {
        kind: 'name',
        text: name,
        unit: requestedUnit(after),
        rest: blank(text, ask.index, ask[0].length + name.length),
      };
    }
    const symbol = /^([A-Za-zΔλρωθμσεφΦτηα][A-Za-z]?(?:_\w+|\d)?)\s*(?:$|[.?,;]|\bin\b|\()/u.exec(rest)?.[1];
    return symbol ? { kind: 'symbol', text: symbol, unit: requestedUnit(rest), rest: text } : null;
  }
  if (asks.length + loose.length > 0 || chinese.length === 0) return null;
  return readUnknownQuantityChinese(text);
}

/** Blanks the requested name, so that it is not taken for the label of a value that follows. */
const blank = (text: string, from: number, length: number) =>
  text.slice(0, from) + ' '.repeat(length) + text.slice(from + length);

function longestAt(lower: string): string | null {
  let best: string | null = null;
  for (const text of ASKED) {
    if (!lower.startsWith(text.toLowerCase()) || /[a-z0-9]/.test(lower[text.length] ?? ' ')) continue;
    if (!best || text.length > best.length) best = text;
  }
  return best;
}

function requestedUnit(after: string): Unit | null {
  const typed =
    /(?:\bin|单位(?:为|是|用)?|以|\(in|\()\s{0,9}([A-Za-zμΩ°][\w^{}\-−/ ⁻⁰¹²³⁴-⁹°]{0,300}?)\s{0,9}(?:\)|[.?,;]|$|为单位|表示|of\b)/u.exec(
      after,
    )?.[1];
  return typed ? parseUnit(typed) : null;
}

function readUnknownQuantityChinese(text: string): UnknownQuantity | null {
  const request =
    /(?:试?求(?:出)?|计算(?:出)?)\s{0,9}((?:[^.;?]|\.(?=\d)){0,300}?)\s{0,9}(?:的?大小|的值|(?:是|为)多少|多大)?\s{0,9}(?:\(([^)]{0,300})\))?\s{0,9}[.;?]?\s{0,9}$/u.exec(
      text,
    ) ??
    /(?:^|[,.;?]\s{0,9}|则|那么|问)([^,.;?]{0,300}?)\s{0,9}(?:的?大小)?(?:是|为|有)?(?:多少|多大)\s{0,9}(?:\(([^)]{0,300})\))?\s{0,9}[.;?]?\s{0,9}$/u.exec(
      text,
    );
  if (!request) return null;
  const phrase = request[1]!.trim();
  const unit = request[2] ? parseUnit(request[2].replace(/单位(?:为|是)?:?\s*/, '')) : null;
  const [pair, other] = phrase.split(/[和与及]/);
  if (other && longestEnd(pair!)) return null;
  const symbol = /^([A-Za-zΔλρωθμσεφΦτηα](?:_\w+|\d)?)$/u.exec(phrase)?.[1];
  if (symbol) return { kind: 'symbol', text: symbol, unit, rest: text };
  const bare = phrase.replace(/\s{0,9}[A-Za-zλρωθμσεφΦτ](?:_\w{1,40})?$/u, '');
  const name = longestEnd(bare);
  if (!name) return null;
  const lead = bare.slice(0, bare.length - name.length);
  return lead === '' ||
    name.startsWith('所') ||
    /[的其它求该此所需]$|所受$|\s$/u.test(lead) ||
    (/^(?:吸收|放出|储存|听到|接收|释放)/.test(name) &&
      /^(?:水|冰|物体|金属块?|铝块|铜块|气体|观察者|电容器)$/.test(lead))
    ? { kind: 'name', text: name, unit, rest: text }
    : null;
}

function longestEnd(phrase: string): string | null {
  let best: string | null = null;
  for (const text of ASKED) if (phrase.endsWith(text) && (!best || text.length > best.length)) best = text;
  return best;
}
