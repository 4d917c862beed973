import {
  acceptanceOf,
  type Case,
  type Community,
  isStaff,
  type Person,
  type Post,
  type Question,
} from './model.ts';

const MINUTE = 60_000;

/** What may be done to posts, and what becomes of them then: null where it is done. */
type Refusal = string | null;

const locked = (person: Person, { status }: Question): Refusal =>
  status === 'LOCKED' && !isStaff(person) ? 'QUESTION_LOCKED' : null;

export function refusalToAnswer(community: Community, person: Person, question: Question): Refusal {
  if (!community.sees(person, question)) return 'NOT_FOUND';
  if (question.hidden) return 'CONFLICT';
  return question.status === 'OPEN' ? null : `QUESTION_${question.status}`;
}

export function refusalToComment(community: Community, person: Person, post: Post): Refusal {
  return community.sees(person, post) ? locked(person, post.question) : 'NOT_FOUND';
}

export function refusalToEdit(community: Community, person: Person, post: Post): Refusal {
  if (!community.sees(person, post)) return 'NOT_FOUND';
  if (post.kind === 'comment') {
    if (isStaff(person)) return null;
    if (post.author !== person || community.now - post.createdAt > 5 * MINUTE) return 'NOT_ALLOWED';
  } else if (post.author !== person && !community.may(person, 2000)) return 'NEED_REPUTATION';
  return locked(person, post.question);
}

export function edit(community: Community, person: Person, post: Post, body: string): void {
  if (post.bodies.at(-1) === body) return;
  post.bodies.push(body);
  if (post.kind === 'comment') return;
  post.question.activeAt = community.now;
  const { hidden, hiddenTimes } = post;
  if (hidden?.reason !== 'REPORTS' || hiddenTimes > 1 || post.author !== person) return;
  if (community.now < hidden.at + 10 * MINUTE) return;
  post.hidden = null;
  const open = community.openCaseOf(post);
  if (open) open.weight = 0;
}

export function refusalToDelete(community: Community, person: Person, post: Post): Refusal {
  if (!community.sees(person, post)) return 'NOT_FOUND';
  if (post.kind !== 'question')
    return post.author === person || isStaff(person) ? locked(person, post.question) : 'NOT_ALLOWED';
  if (isStaff(person)) return null;
  if (post.author !== person) return 'NOT_ALLOWED';
  const isThanked = community
    .answersTo(post.question)
    .filter((answer) => community.sees(person, answer))
    .some((answer) => post.question.accepted === answer || community.votesOn(answer, 1) > 0);
  return isThanked ? 'HAS_ANSWERS' : locked(person, post.question);
}

export function remove(community: Community, post: Post): void {
  const { question } = post;
  const gone = [
    post,
    ...(post === question ? community.answersTo(question).filter(({ deleted }) => !deleted) : []),
  ];
  post.deleted = true;
  if (question.accepted === post) question.accepted = null;
  if (post.kind !== 'comment') community.undo((entry) => gone.includes(entry.post!));
}

/** Of closing and reopening. */
export function refusalToClose(community: Community, person: Person, question: Question): Refusal {
  if (!community.sees(person, question)) return 'NOT_FOUND';
  if (!community.may(person, 500)) return 'NEED_REPUTATION';
  return question.status === 'LOCKED' ? 'QUESTION_LOCKED' : null;
}

export function refusalToRepeat(
  community: Community,
  person: Person,
  question: Question,
  original: Question,
): Refusal {
  const refusal = refusalToClose(community, person, question);
  if (refusal) return refusal;
  if (original === question || !community.sees(person, original)) return 'VALIDATION_FAILED';
  for (let next: Question | null = original; next; next = next.duplicateOf)
    if (next === question) return 'VALIDATION_FAILED';
  return null;
}

export function close(question: Question, reason: string | null, duplicateOf: Question | null): void {
  Object.assign(question, { status: reason ? 'CLOSED' : 'OPEN', closeReason: reason, duplicateOf });
}

export function refusalToLock(community: Community, person: Person, question: Question): Refusal {
  if (!community.sees(person, question)) return 'NOT_FOUND';
  return isStaff(person) ? null : 'NOT_ALLOWED';
}

export function lock(question: Question, isLocked: boolean): void {
  if ((question.status === 'LOCKED') === isLocked) return;
  question.status = isLocked ? 'LOCKED' : question.closeReason ? 'CLOSED' : 'OPEN';
}

export function refusalToHide(community: Community, person: Person, post: Post): Refusal {
  if (!isStaff(person)) return 'NOT_ALLOWED';
  if (!community.sees(person, post)) return 'NOT_FOUND';
  return post.author === person ? 'NOT_ALLOWED' : null;
}

function hide(community: Community, post: Post, reason: 'REPORTS' | 'STAFF'): void {
  if (post.hidden) {
    if (reason === 'STAFF') post.hidden.reason = reason;
    return;
  }
  post.hidden = { reason, at: community.now };
  if (reason === 'REPORTS') post.hiddenTimes += 1;
}

/** Staff, at once. */
export function setHidden(community: Community, post: Post, isHidden: boolean): void {
  if (isHidden) return hide(community, post, 'STAFF');
  if (!post.hidden) return;
  post.hidden = null;
  const upheld = community.cases.filter((one) => one.post === post && one.upheld);
  community.undo(({ source }) => upheld.some((one) => source === costOf(one)));
}

const costOf = ({ number }: Case) => `case/${number}`;

export function refusalToReport(community: Community, person: Person, post: Post): Refusal {
  if (hasReported(community, person, post)) return null;
  if (!community.sees(person, post)) return 'NOT_FOUND';
  return post.author === person ? 'NOT_ALLOWED' : null;
}

const hasReported = (community: Community, person: Person, post: Post) =>
  community.cases.some((one) => one.post === post && one.reporters.has(person));

export function report(community: Community, person: Person, post: Post): void {
  if (hasReported(community, person, post)) return;
  const { upheld, decided } = person.reports;
  const weight = decided === 0 ? 1 : Math.max(0.2, upheld / decided);
  const open = community.openCaseOf(post) ?? community.openCase(post);
  open.reporters.set(person, weight);
  open.weight += weight;
  if (isStaff(person)) hide(community, post, 'STAFF');
  else if (open.weight >= 3) hide(community, post, 'REPORTS');
  const { question } = post;
  if (question.status === 'LOCKED' || weightOver(community, question) < 5) return;
  question.status = 'LOCKED';
  open.locked = true;
}

/** Each reporter of a question or of what stands under it counts once, as much as they weigh most. */
function weightOver(community: Community, question: Question): number {
  const heaviest = new Map<Person, number>();
  for (const { post, reporters, isOpen } of community.cases)
    if (isOpen && post.question === question)
      for (const [person, weight] of reporters)
        heaviest.set(person, Math.max(weight, heaviest.get(person) ?? 0));
  return [...heaviest.values()].reduce((sum, weight) => sum + weight, 0);
}

export function refusalToDecide(person: Person, { post, isOpen }: Case): Refusal {
  if (!isStaff(person) || post.author === person) return 'NOT_ALLOWED';
  return isOpen ? null : 'CONFLICT';
}

export function decide(community: Community, decided: Case, upheld: boolean): void {
  const { post, reporters } = decided;
  const { question } = post;
  Object.assign(decided, { isOpen: false, upheld });
  for (const { reports } of reporters.keys()) {
    reports.decided += 1;
    if (upheld) reports.upheld += 1;
  }
  if (!upheld) {
    if (!post.deleted) post.hidden = null;
    if (decided.locked) lock(question, false);
    return;
  }
  if (!post.deleted) hide(community, post, 'STAFF');
  if (question.accepted === post) {
    question.accepted = null;
    community.undo(({ source }) => source === acceptanceOf(question));
  }
  if (reporters.size > 0) community.earn({ person: post.author, points: -100, source: costOf(decided) });
}
