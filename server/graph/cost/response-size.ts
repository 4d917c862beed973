import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../core/context.ts';
import { TooLarge } from '../../core/errors.ts';
import { READ_PRICES, RESPONSE_CHARACTERS } from '../../limits/table.ts';

/** Characters in the response so far. The key is made for every execution, also for each event of a subscription. */
const postText = new WeakMap<object, number>();
const messageText = new WeakMap<object, number>();

/** Counts and charges for the HTML where the response has capacity for it; returns whether it has. */
export function chargeHtml({ variableValues }: GraphQLResolveInfo, ctx: Context, html: string): boolean {
  const after = (postText.get(variableValues) ?? 0) + html.length;
  if (after > RESPONSE_CHARACTERS.html) return false;
  ctx.chargeRead(Math.floor(html.length / READ_PRICES.charactersReturned));
  postText.set(variableValues, after);
  return true;
}

/** Counts and charges for the source of a post; refuses a response that would become too long. */
export function chargePostText({ variableValues }: GraphQLResolveInfo, ctx: Context, text: string): string {
  const after = (postText.get(variableValues) ?? 0) + text.length;
  if (after > RESPONSE_CHARACTERS.posts) throw tooMuch();
  ctx.chargeRead(Math.floor(text.length / READ_PRICES.charactersReturned));
  postText.set(variableValues, after);
  return text;
}

/** The same for messages: a conversation is longer than a post, and comes whole. */
export function chargeMessageText(
  { variableValues }: GraphQLResolveInfo,
  ctx: Context,
  text: string,
): string {
  const after = (messageText.get(variableValues) ?? 0) + text.length;
  if (after > RESPONSE_CHARACTERS.messages) throw tooMuch();
  ctx.chargeRead(Math.floor(text.length / READ_PRICES.charactersReturned));
  messageText.set(variableValues, after);
  return text;
}

const tooMuch = () =>
  new TooLarge({
    en: 'This response would contain too much text. Request fewer posts, and each only once.',
    zh: '一次请求的文本过多，请减少帖子数量，并避免重复请求。',
  });
