import type { Visitor } from '../../support/world.ts';

export interface Person {
  visitor: Visitor;
  id: string;
  role: 'STUDENT' | 'MODERATOR' | 'ADMIN';
  signedInAt: number;
  follows: Set<Person>;
  /** Of the reports of this person that were decided. */
  reports: { upheld: number; decided: number };
  badges: Set<string>;
}

interface Ballot {
  value: 1 | -1 | 0;
  castAt: number;
  revision: number;
  counted: boolean;
}

export interface Case {
  post: Post;
  reporters: Map<Person, number>;
  weight: number;
  locked: boolean;
  isOpen: boolean;
  upheld: boolean;
  number: number;
}

export interface Post {
  kind: 'question' | 'answer' | 'comment';
  id: string;
  author: Person;
  /** Itself, for a question. */
  question: Question;
  /** What a comment is on, or the question of an answer. */
  parent: Post | null;
  votes: Map<Person, Ballot>;
  likes: Set<Person>;
  bookmarks: Set<Person>;
  hidden: { reason: 'REPORTS' | 'STAFF'; at: number } | null;
  hiddenTimes: number;
  deleted: boolean;
  /** Every version that was written, the first one first. */
  bodies: string[];
  createdAt: number;
}

export interface Question extends Post {
  status: 'OPEN' | 'CLOSED' | 'LOCKED';
  closeReason: string | null;
  duplicateOf: Question | null;
  accepted: Post | null;
  acceptance: number;
  activeAt: number;
  followers: Set<Person>;
}

interface Entry {
  person: Person;
  points: number;
  capped: boolean;
  day: string;
  source: string;
  post: Post | null;
}

export type Vote = 'UP' | 'DOWN' | 'NONE';

const DAY = 86_400_000;
const CAP = 200;
const VALUE = { UP: 1, DOWN: -1, NONE: 0 } as const;
const NEEDED = { UP: 15, DOWN: 125 };

export const isStaff = ({ role }: Person) => role !== 'STUDENT';

/** What a community comes to, by the rules alone: no database, no locks, no counters. */
export class Community {
  readonly people: Person[] = [];
  readonly questions: Question[] = [];
  readonly answers: Post[] = [];
  readonly comments: Post[] = [];
  readonly cases: Case[] = [];
  /** Without what was undone: that leaves its day as it was. */
  private ledger: Entry[] = [];
  now: number;

  constructor(now: Date) {
    this.now = now.getTime();
  }

  get posts(): Post[] {
    return [...this.questions, ...this.answers];
  }

  /** Each day is summed, then capped. */
  pointsOf(person: Person): number {
    const days = new Map<string, { capped: number; other: number }>();
    for (const { points, capped, day } of this.ledger.filter((entry) => entry.person === person)) {
      const sums = days.get(day) ?? { capped: 0, other: 0 };
      sums[capped ? 'capped' : 'other'] += points;
      days.set(day, sums);
    }
    return [...days.values()].reduce((sum, { capped, other }) => sum + Math.min(CAP, capped) + other, 1);
  }

  /** Never below the floor. */
  reputationOf = (person: Person): number => Math.max(1, this.pointsOf(person));

  may = (person: Person, needed: number): boolean => isStaff(person) || this.reputationOf(person) >= needed;

  earn(entry: Pick<Entry, 'person' | 'points' | 'source'> & Partial<Entry>, at = this.now): void {
    const day = new Date(at).toISOString().slice(0, 10);
    this.ledger.push({ capped: false, post: null, ...entry, day });
  }

  undo(isMeant: (entry: Entry) => boolean): void {
    this.ledger = this.ledger.filter((entry) => !isMeant(entry));
  }

  /** A post with whatever it stands under. */
  chainOf(post: Post): Post[] {
    return post.parent ? [...this.chainOf(post.parent), post] : [post];
  }

  sees = (person: Person, post: Post): boolean =>
    this.chainOf(post).every(
      ({ deleted, hidden, author }) => !deleted && (!hidden || author === person || isStaff(person)),
    );

  answersTo = (question: Question) => this.answers.filter((answer) => answer.question === question);
  commentsOn = (post: Post) => this.comments.filter((comment) => comment.parent === post);
  counted = (posts: Post[]) => posts.filter(({ deleted, hidden }) => !deleted && !hidden).length;
  votesOn = ({ votes }: Post, value: 1 | -1) =>
    [...votes.values()].filter((ballot) => ballot.value === value).length;

  /** Why somebody may not cast a vote; null where they may. */
  refusalToVote(voter: Person, post: Post, type: Vote): string | null {
    if (post.kind === 'comment' && type === 'DOWN') return 'VALIDATION_FAILED';
    if (!this.sees(voter, post)) return 'NOT_FOUND';
    if (post.author === voter) return 'SELF_VOTE';
    if (post.question.status === 'LOCKED') return 'QUESTION_LOCKED';
    const isSame = (post.votes.get(voter)?.value ?? 0) === VALUE[type];
    return type === 'NONE' || isSame || this.may(voter, NEEDED[type]) ? null : 'NEED_REPUTATION';
  }

  vote(voter: Person, post: Post, type: Vote): void {
    const value = VALUE[type];
    const before = post.votes.get(voter);
    if ((before?.value ?? 0) === value) return;
    if (post.kind === 'comment') {
      if (value === 0) post.votes.delete(voter);
      else post.votes.set(voter, { value, castAt: this.now, revision: 1, counted: false });
      return;
    }
    if (before) this.undo(({ source }) => source === sourceOf(post, voter, before));
    const ballot = before ?? { value, castAt: this.now, revision: 0, counted: true };
    const scoreBefore = this.votesOn(post, 1) - this.votesOn(post, -1);
    Object.assign(ballot, { value, revision: ballot.revision + 1 });
    post.votes.set(voter, ballot);
    const score = this.votesOn(post, 1) - this.votesOn(post, -1);
    if (score <= -5 && scoreBefore > -5 && !this.openCaseOf(post)) this.openCase(post);
    if (value === 0 || !ballot.counted || this.isSeries(voter, post.author)) return;
    const source = sourceOf(post, voter, ballot);
    this.earn({ person: post.author, points: value === 1 ? 10 : -2, capped: true, source, post });
    if (value === -1 && post.kind === 'answer') this.earn({ person: voter, points: -1, source, post });
  }

  /** More than five votes from one person to another within a day: from then on none of them counts. */
  private isSeries(voter: Person, author: Person): boolean {
    const recent = this.posts.flatMap((post) => {
      const ballot = post.author === author ? post.votes.get(voter) : undefined;
      return ballot && ballot.castAt > this.now - DAY ? [{ post, ballot }] : [];
    });
    if (recent.filter(({ ballot }) => ballot.value !== 0).length <= 5) return false;
    for (const { post, ballot } of recent) {
      if (ballot.counted) this.undo(({ source }) => source === sourceOf(post, voter, ballot));
      ballot.counted = false;
    }
    return true;
  }

  openCaseOf = (post: Post) => this.cases.find((one) => one.post === post && one.isOpen);

  openCase(post: Post): Case {
    const opened = {
      post,
      reporters: new Map<Person, number>(),
      weight: 0,
      locked: false,
      isOpen: true,
      upheld: false,
      number: this.cases.length,
    };
    this.cases.push(opened);
    return opened;
  }

  refusalToAccept(person: Person, answer: Post, accepted: boolean): string | null {
    const { question } = answer;
    if (!this.sees(person, answer)) return 'NOT_FOUND';
    if (question.author === person) {
      if (question.status === 'LOCKED' && !isStaff(person)) return 'QUESTION_LOCKED';
    } else if (!isStaff(person) || question.activeAt > this.now - 30 * DAY) return 'NOT_ALLOWED';
    const isOwn = answer.author === question.author;
    return accepted && isOwn && answer.createdAt > this.now - DAY ? 'CONFLICT' : null;
  }

  accept(person: Person, answer: Post, accepted: boolean): void {
    const { question } = answer;
    if ((question.accepted === answer) === accepted) return;
    if (question.accepted) this.undo(({ source }) => source === acceptanceOf(question));
    question.accepted = accepted ? answer : null;
    if (!accepted) return;
    question.acceptance += 1;
    if (answer.author === question.author) return;
    const source = acceptanceOf(question);
    this.earn({ person: answer.author, points: 15, source, post: answer });
    if (question.author === person) this.earn({ person, points: 2, source, post: answer });
  }
}

const sourceOf = (post: Post, voter: Person, { revision }: Ballot) =>
  `vote/${post.id}/${voter.id}/${revision}`;

export const acceptanceOf = ({ id, acceptance }: Question) => `acceptance/${id}/${acceptance}`;
