import { chinese } from './conversations/chinese.ts';
import { english } from './conversations/english.ts';
import { mixed } from './conversations/mixed.ts';
import { strangers } from './conversations/strangers.ts';
import { typed } from './conversations/typed.ts';
import { unseen } from './conversations/unseen.ts';

export const CONVERSATIONS = [...english, ...chinese, ...mixed, ...unseen, ...strangers, ...typed];
