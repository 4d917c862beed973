import { withLabel } from '../marking/part-label.ts';
import type { Mode } from '../rules.ts';
import { type Intent, NEXT } from './acts/act.ts';
import type { Thread, ThreadReader } from './thread-state.ts';
import { intentOfTurn } from './turn-intent.ts';
import { ofItsPart, plain, type ReadTurn } from './turns.ts';

const FRESH = { origin: null, part: null, steps: 0, whole: false, hints: 0, tries: [], working: null };

const NOTHING: Thread = {
  ...FRESH,
  question: null,
  plain: null,
  since: 0,
  likes: 0,
  made: null,
  reason: null,
  paper: null,
  term: null,
  first: null,
  claims: [],
  isLoose: false,
  isChanged: false,
  intent: { kind: 'greeting' },
  before: null,
};

/** Derives the state of a conversation from its turns alone; nothing else is stored. */
export async function threadOf(turns: ReadTurn[], reader: ThreadReader): Promise<Thread> {
  let thread = NOTHING;
  for (const i of turns.keys()) thread = await after(thread, turns.slice(0, i + 1), reader);
  return thread;
}

async function after(thread: Thread, turns: ReadTurn[], reader: ThreadReader): Promise<Thread> {
  const turn = ofItsPart(thread, turns.at(-1)!);
  if (turn.both !== null && thread.question !== null && !(await isAlone(turn, reader)))
    return withBoth(thread, turn.both, turns, reader);
  const found = turn.found && (await withFound(thread, turn.found, turns, reader));
  if (found) return found;
  const intent = await intentOfTurn(thread, turn, reader);
  if (intent.kind === 'language')
    return { ...thread, intent, before: thread.intent.kind === 'language' ? thread.before : thread.intent };
  // An answer that says which part it is of may be of any of them.
  const isOfNamed = intent.kind === 'answer' && withLabel(intent.typed).label !== null;
  const part = turn.part ?? (isOfNamed ? null : thread.part);
  const claims = intent.kind === 'answer' ? turn.before : [];
  const isChanged =
    !ASKED_ANEW.has(intent.kind) &&
    (thread.isChanged ||
      (intent.kind === 'words' && CHANGES.test(turn.text)) ||
      (intent.kind === 'answer' && ASKS_OTHER.test(turn.text)));
  const isLoose = intent.kind === 'answer' && turn.said?.isLoose === true && turn.said.ask === null;
  const next = {
    ...thread,
    part,
    intent,
    claims,
    isLoose,
    isChanged,
    first: null,
    before: null,
    made: null,
    reason: null,
  };
  const since = turns.length - 1;
  switch (intent.kind) {
    case 'question':
      return withQuestion({ ...next, since }, turn, reader.mode);
    case 'instead':
      return withInstead({ ...next, since }, intent, reader);
    case 'like':
      return withSimilar(next, intent, turns, reader);
    default:
      return moved(next, intent, turn.text);
  }
}

const ASKED_ANEW: ReadonlySet<Intent['kind']> = new Set(['question', 'instead', 'like']);
const CHANGES =
  /\b(?:what if|another|added|instead|doubled|halved|tripled|replaced)\b|如果|要是|换成|改成|变成|放回/i;

/** "那如果已知至少 2 个红,求…,是 1/30 吗": another question, with a guess behind it. */
const ASKS_OTHER =
  /^(?:那|so |and |ok |now ){0,3}(?:(?:如果|要是|若)[^\n]{2,60}?(?:求|呢|概率|多少)|what if\b|if it (?:is|was|were)\b|given that\b)/i;

/** A question of its own, whatever values stand before its request. */
const isAlone = async (turn: ReadTurn, reader: ThreadReader): Promise<boolean> =>
  turn.isProblem === 'yes' && !turn.isTalk && (await reader.isSolved(turn.question));

/** First what was offered, then what was asked, as if it had been sent alone. */
async function withBoth(
  thread: Thread,
  { typed, turn }: NonNullable<ReadTurn['both']>,
  turns: ReadTurn[],
  reader: ThreadReader,
): Promise<Thread> {
  const whole = turns.at(-1)!;
  // What is wrong with it is said of the lines themselves.
  if (turn.intent.kind === 'mistake')
    return after(
      thread,
      [...turns.slice(0, -1), { ...whole, both: null, answer: typed, before: whole.said?.before ?? [] }],
      reader,
    );
  const { question, heard } = { question: thread.question!, heard: whole.heard };
  const rest = await after(thread, [...turns.slice(0, -1), { ...turn, heard }], reader);
  const tries = rest.question === question ? [...rest.tries, typed] : rest.tries;
  return { ...rest, tries, first: { question, typed, rest: turn.text } };
}

/** What is asked comes on the table with what the student found for it; null where it is nothing new that is solved. */
async function withFound(
  thread: Thread,
  { typed, turn, isDerived }: NonNullable<ReadTurn['found']>,
  turns: ReadTurn[],
  reader: ThreadReader,
): Promise<Thread | null> {
  // A line of what is on the table is no question of its own.
  const line = turn.text.replace(/^Solve /, '');
  if (isDerived && thread.question !== null) {
    if (!(await reader.isSolved(thread.question))) return null;
    if (await reader.isLineOf(thread.question, line)) return null;
  }
  const heard = turns.at(-1)!.heard;
  const rest = await after(thread, [...turns.slice(0, -1), { ...turn, heard }], reader);
  const { question, intent } = rest;
  const isNew = intent.kind === 'question' || intent.kind === 'instead';
  if (!isNew || question === null || question === thread.question || !(await reader.isSolved(question)))
    return null;
  return { ...rest, tries: [typed], intent: { kind: 'instead', question, typed } };
}

const WEAK_AT =
  /\b(?:bad|terrible|awful|rubbish|useless|weak|hopeless) (?:at|with|in) ([a-z][a-z ]{2,30})|\b(?:cannot|can'?t|do not|don'?t|dont) (?:do|get|understand) ([a-z][a-z ]{2,30}?) at all/i;

/** What a request changes about the problem on the table. */
function moved(thread: Thread, intent: Intent, said: string): Thread {
  switch (intent.kind) {
    case 'hint':
      return { ...thread, hints: thread.hints + 1 };
    case 'feeling': {
      const isStuck = intent.feeling === 'lost' || intent.feeling === 'hard';
      const found = thread.question === null ? WEAK_AT.exec(said) : null;
      const weak = found?.[1] ?? found?.[2];
      return isStuck ? { ...thread, hints: thread.hints + 1 } : { ...thread, term: weak ?? thread.term };
    }
    case 'step':
      return { ...thread, steps: thread.steps + 1 };
    case 'solution':
      return { ...thread, whole: true };
    case 'part':
      return toPart(thread, intent.label);
    case 'answer':
      return intent.along
        ? { ...moved(thread, intent.along, said), intent, tries: [...thread.tries, intent.typed] }
        : { ...thread, tries: [...thread.tries, intent.typed] };
    case 'check':
      return intent.lines.length > 0 ? { ...thread, working: intent.lines } : thread;
    case 'term':
      return { ...thread, term: intent.term };
    case 'exam':
      return { ...thread, paper: intent.paper ?? thread.paper, term: intent.of ?? thread.term };
    case 'words':
      return { ...thread, term: thread.question === null ? said.slice(0, 80) : thread.term };
    case 'formula':
      return { ...thread, term: intent.of ?? thread.term };
    default:
      return thread;
  }
}

/** The part that is named, or the next one; where there is none, nothing changes. */
function toPart(thread: Thread, named: string): Thread {
  const label = named === NEXT ? partBehind(thread) : named;
  if (label === null) return thread;
  const intent: Intent = { kind: 'part', label };
  return { ...thread, ...FRESH, intent, origin: thread.origin, part: label, whole: thread.whole };
}

function partBehind({ part, question }: Thread): string | null {
  const letter = /\(([a-h])\)/.exec(part ?? '(a)')?.[1];
  const next = letter && `(${String.fromCharCode(letter.charCodeAt(0) + 1)})`;
  return next && question?.includes(next) ? next : null;
}

function withInstead(
  thread: Thread,
  { question, typed }: Extract<Intent, { kind: 'instead' }>,
  reader: ThreadReader,
): Thread {
  const tries = typed === null ? [] : [typed];
  const isHint = reader.mode === 'STUDY';
  return {
    ...thread,
    ...FRESH,
    origin: thread.origin ?? thread.question,
    tries,
    question,
    plain: plain(question),
    whole: !isHint,
    hints: isHint ? 1 : 0,
  };
}

async function withSimilar(
  thread: Thread,
  { level, about }: Extract<Intent, { kind: 'like' }>,
  turns: ReadTurn[],
  reader: ThreadReader,
): Promise<Thread> {
  const number = thread.likes + 1;
  const named = about ?? (thread.question === null ? thread.term : null);
  const wanted = { level, about: named, number, turns };
  const like = await reader.make({ like: thread.question, ...wanted });
  // What goes on from a question may have none like it.
  const made =
    thread.origin !== null && like?.of !== 'question'
      ? ((await reader.make({ like: thread.origin, ...wanted })) ?? like)
      : like;
  if (!made) return thread;
  // The solution of a practice question starts hidden.
  const question = made.question;
  return {
    ...thread,
    ...FRESH,
    since: turns.length - 1,
    question,
    plain: plain(question),
    likes: number,
    made: made.of,
    reason: made.reason,
  };
}

/** "Just a hint: …" */
const ONLY_HINT =
  /^(?:(?:just|only|give me|can i have|please) ){0,2}(?:a |one )?hints? ?(?:only|please|pls)? ?(?:for|on|with|:|,|-)\s{0,9}|[,.(]? ?(?:just |only )(?:a |one )?hints?(?: please| pls)?[).]?$|^(?:只要|给我?)(?:一?个|点)?提示[:：，,]\s{0,9}|[，,。]?(?:只要|只给|给个?)提示(?:就行|就好)?[。]?$/i;

const START =
  /\b(?:how|where) (?:do|should|can|would) (?:i|we) (?:even )?(?:start|begin)\b|(?:从哪(?:里|儿)?|怎么)(?:开始|入手|下手)/i;

/** It belongs to the question before it. */
const GOES_ON =
  /^(?:ok |now |and |then ){0,2}(?:next (?:part|bit|q|question)|hence|part \(?[b-h]|\([b-h]\)|find the (?:min|max)|下一问|第二问|接着问)/i;

function withQuestion(thread: Thread, turn: ReadTurn, mode: Mode): Thread {
  const question = turn.question.replace(ONLY_HINT, '').trim() || turn.question;
  const wantsHint = question !== turn.question;
  const again = thread.plain === plain(question);
  // A repeated question asks for its solution.
  const chosen =
    turn.rung ?? (wantsHint || START.test(question) || (mode === 'STUDY' && !again) ? 'HINT' : 'SOLUTION');
  const origin = !again && GOES_ON.test(turn.question) ? (thread.origin ?? thread.question) : null;
  return {
    ...thread,
    ...(again ? { tries: thread.tries } : FRESH),
    origin: again ? thread.origin : origin,
    part: null,
    question,
    plain: plain(question),
    likes: again ? thread.likes : 0,
    hints: chosen === 'HINT' ? 1 : 0,
    steps: chosen === 'STEP' ? (again ? thread.steps + 1 : 1) : 0,
    whole: chosen === 'SOLUTION',
  };
}
