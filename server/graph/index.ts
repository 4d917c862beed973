import './scalars.ts';
import './problem.ts';
import '../curriculum/schema.ts';
import '../profiles/schema.ts';
import '../questions/schema.ts';
import '../questions/subscriptions.ts';
import '../answers/schema.ts';
import '../votes/schema.ts';
import '../stats/schema.ts';
import '../maths/schema.ts';
import '../maths/working-schema.ts';
import '../search/schema.ts';
import '../search/history-schema.ts';
import '../chat/schema.ts';
import '../chat/ask-schema.ts';
import '../chat/subscriptions.ts';
import { builder } from './builder.ts';

export const schema = builder.toSchema();
