import * as v from 'valibot';
import { reason } from '../reputation/rules.ts';

/** What whoever gives a badge by hand writes. */
export const AwardDraft = v.object({ reason });
