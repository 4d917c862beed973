import type { Text } from '../core/locale.ts';

/** Limits of a JSON body and of an operation's variables: far above what the web client sends. */
const MAX_KEYS = 64;
const MAX_ITEMS = 1000;
const MAX_VALUES = 5000;
const MAX_DEPTH = 24;

/**
 * Whether a value is small enough to be validated: a validator may report a fault for each of its parts, with the whole
 * value in each.
 */
export function isReadable(value: unknown): boolean {
  let left = MAX_VALUES;
  const look = (one: unknown, depth: number): boolean => {
    left -= 1;
    if (left < 0 || depth > MAX_DEPTH) return false;
    if (typeof one !== 'object' || one === null) return true;
    const parts = Object.values(one);
    if (parts.length > (Array.isArray(one) ? MAX_ITEMS : MAX_KEYS)) return false;
    return parts.every((part) => look(part, depth + 1));
  };
  return look(value, 0);
}

const PROTOTYPES = ['__proto__', 'constructor', 'prototype'];

/** Removes the keys that lead to a prototype; a reviver of `JSON.parse` would take ten times as long. */
export function withoutPrototypes<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const name of PROTOTYPES) if (Object.hasOwn(value, name)) Reflect.deleteProperty(value, name);
  for (const part of Object.values(value)) withoutPrototypes(part);
  return value;
}

export const UNREADABLE: Text = {
  en: `At most ${MAX_KEYS} fields in an object, ${MAX_ITEMS} items in a list and ${MAX_VALUES} values in all are read.`,
  zh: `一个对象最多 ${MAX_KEYS} 个字段，一个列表最多 ${MAX_ITEMS} 项，总共最多 ${MAX_VALUES} 个值。`,
};
