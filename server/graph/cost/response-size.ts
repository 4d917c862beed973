import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../core/context.ts';
import { TooLarge } from '../../core/errors.ts';
import { PRICE } from './price.ts';

/** Characters of what people wrote in one answer of the graph: of HTML, and with its source. */
const MAX_HTML = 4_000_000;
const MAX_TEXT = 8_000_000;

/** The same of what the tutor and its reader said: a conversation is longer than a post, and comes whole. */
const MAX_TALK = 16_000_000;

/** Made anew for every execution, also for each event of a subscription. */
const used = new WeakMap<object, number>();
const talked = new WeakMap<object, number>();

/** Whether the answer has room for so much HTML; it is taken, and paid for by its length, if so. */
export function hasRoomFor({ variableValues }: GraphQLResolveInfo, ctx: Context, html: string): boolean {
  const after = (used.get(variableValues) ?? 0) + html.length;
  if (after > MAX_HTML) return false;
  ctx.chargeRead(Math.floor(html.length / PRICE.charactersTold));
  used.set(variableValues, after);
  return true;
}

/** Source always comes whole, unless an answer asks for the same again and again. */
export function takeRoomFor({ variableValues }: GraphQLResolveInfo, ctx: Context, text: string): string {
  const after = (used.get(variableValues) ?? 0) + text.length;
  if (after > MAX_TEXT) throw tooMuch();
  ctx.chargeRead(Math.floor(text.length / PRICE.charactersTold));
  used.set(variableValues, after);
  return text;
}

export function takeRoomForTalk({ variableValues }: GraphQLResolveInfo, ctx: Context, text: string): string {
  const after = (talked.get(variableValues) ?? 0) + text.length;
  if (after > MAX_TALK) throw tooMuch();
  ctx.chargeRead(Math.floor(text.length / PRICE.charactersTold));
  talked.set(variableValues, after);
  return text;
}

const tooMuch = () =>
  new TooLarge({
    en: 'This asks for too much text at once. Ask for fewer posts, or for each of them once.',
    zh: '一次请求的文本过多，请减少帖子数量，并避免重复请求。',
  });
