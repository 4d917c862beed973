import { expect } from 'vitest';
import { idOf, type Json, type openWorld } from '../../support/world.ts';
import { Community, type Person, type Post, type Question } from './model.ts';

export type World = ReturnType<typeof openWorld>;

export interface StudyEvent {
  id: string;
  topic: string;
  kind: 'COMPLETED' | 'ATTEMPT' | 'TIME';
  score: number | null;
  seconds: number;
  at: number;
}

interface Entry {
  id: string;
  owner: Person;
  reviewed: boolean;
  reviewCount: number;
  removed: boolean;
}

const MINUTE = 60_000;

/** Students of every reputation that a privilege asks for, and staff. */
const CAST = [
  { reputation: 2 },
  { reputation: 60 },
  { reputation: 130 },
  { reputation: 190 },
  { reputation: 520 },
  { reputation: 2100 },
  { reputation: 60, role: 'MODERATOR' },
  { reputation: 60, role: 'ADMIN' },
] as const;

/** A community of its own: what the model expects of it, and the product that it is compared with. */
export class Stage {
  readonly community: Community;
  readonly study = new Map<Person, StudyEvent[]>();
  readonly entries: Entry[] = [];
  played = 0;
  /** Of those, refused because there were too many of them: no other refusal goes without being foretold. */
  limited = 0;
  private words = 0;

  readonly world: World;

  private constructor(world: World) {
    this.world = world;
    this.community = new Community(world.now);
  }

  static async open(world: World): Promise<Stage> {
    world.now = new Date('2030-03-01T09:00:00Z');
    const stage = new Stage(world);
    for (const one of CAST) {
      const visitor = await world.person(one);
      const role = 'role' in one ? one.role : 'STUDENT';
      const person: Person = {
        visitor,
        id: visitor.id,
        role,
        signedInAt: world.now.getTime(),
        follows: new Set(),
        reports: { upheld: 0, decided: 0 },
        badges: new Set(),
      };
      stage.community.people.push(person);
      const joined = world.now.getTime() - 100 * 24 * 60 * MINUTE;
      stage.community.earn({ person, points: one.reputation - 1, source: 'test' }, joined);
    }
    return stage;
  }

  later(milliseconds: number): void {
    this.world.now = new Date(this.world.now.getTime() + milliseconds);
    this.community.now = this.world.now.getTime();
  }

  text = (): string =>
    `Words that are written once, number ${(this.words += 1)} of ${this.community.people[0]!.id}`;

  async ask(person: Person, operation: string): Promise<Json> {
    if (this.community.now - person.signedInAt > 8 * MINUTE) {
      person.visitor = await this.world.sessionOf(person.visitor);
      person.signedInAt = this.community.now;
    }
    const { data, errors } = await person.visitor.graph(operation);
    if (!data) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
    return data;
  }

  /** Does something, of which the model has said whether it is refused; true where it is done. */
  async attempt(
    person: Person,
    [field, selection = '']: [field: string, selection?: string],
    refusal: string | null,
    done: (result: Json) => void = () => {},
  ): Promise<boolean> {
    const { result } = await this.ask(
      person,
      `mutation { result: ${field} { __typename ${selection} ... on Problem { code } } }`,
    );
    const code = (result!['code'] ?? null) as string | null;
    this.played += 1;
    if (code === 'RATE_LIMITED') {
      this.limited += 1;
      return false;
    }
    expect({ field, by: person.role, code }).toEqual({ field, by: person.role, code: refusal });
    if (refusal) return false;
    done(result!);
    return true;
  }

  post(kind: Post['kind'], result: Json, author: Person, on: { parent: Post | null; body: string }): Post {
    const post = {
      kind,
      id: idOf(result),
      author,
      parent: on.parent,
      votes: new Map(),
      likes: new Set<Person>(),
      bookmarks: new Set<Person>(),
      hidden: null,
      hiddenTimes: 0,
      deleted: false,
      bodies: [on.body],
      createdAt: this.community.now,
    };
    if (on.parent) return Object.assign(post, { question: on.parent.question });
    const question: Partial<Question> = Object.assign(post, {
      status: 'OPEN' as const,
      closeReason: null,
      duplicateOf: null,
      accepted: null,
      acceptance: 0,
      activeAt: this.community.now,
      followers: new Set<Person>(),
    });
    return Object.assign(question, { question: question as Question }) as Question;
  }

  /** As many unread rows as there are, which are never fewer than none. */
  async unread(person: Person): Promise<number> {
    const { rows } = await this.world.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM notifications WHERE user_id = $1 AND read_at IS NULL',
      [person.id],
    );
    return rows[0]!.count;
  }
}
