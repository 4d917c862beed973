import type { ApolloClient } from '@apollo/client';
import { clearDraft, keepDraft, onDraftPosted, readDraft } from '../device/drafts.ts';
import {
  DeleteDraftDocument,
  DraftAtDocument,
  SaveDraftDocument,
  type SyncedDraftFragment,
} from './Drafts.gen.ts';
import {
  type DraftText,
  isEmpty,
  isPosted,
  isSame,
  NO_TEXT,
  type OtherText,
  type PostedText,
  saysSame,
  textOf,
} from './draft-text.ts';

export interface DraftState {
  /** `refused` is what the account takes no more of. */
  saved: 'no' | 'yes' | 'waiting' | 'refused';
  /** The text came from another device. */
  isContinued: boolean;
  other: OtherText | null;
}

export const NOT_SAVED: DraftState = { saved: 'no', isContinued: false, other: null };

interface Options {
  graph: Pick<ApolloClient, 'query' | 'mutate'>;
  /** Where it is written, such as `answer/` and the id of a question. */
  place: string;
  userId: string;
  /** What stands in the form now. */
  read: () => DraftText;
  /** Puts another text into the form. */
  adopt: (text: DraftText) => void;
  /** It was sent to be posted, and it is not known whether it arrived. */
  isOnItsWay: () => boolean;
  onState: (state: DraftState) => void;
}

interface Remote {
  there: SyncedDraftFragment | null;
  posted: PostedText | null;
}

/** What the account had when this device last heard of it. */
interface Known {
  userId: string;
  id: string;
  version: number;
  text: DraftText;
}

/** Under which the device keeps when somebody typed at a place for the last time. */
export const typedAtKey = (place: string) => `typed:${place}`;

const PAUSE_MS = 1500;
const RETRY_MS = 20_000;
/** So long an answer may take before it is said that nothing is saved yet. */
const SLOW_MS = 5000;

/**
 * Keeps what is written at a place on the account, so that another device goes on with it. Where two devices wrote, the
 * later text stands and the other is offered.
 */
export class DraftSync {
  readonly #options: Options;
  readonly #keys: { known: string; other: string; typed: string };
  readonly #stopHearing: () => void;
  #known: Known | null;
  #state: DraftState;
  #seen: DraftText;
  /** Put into the form, which does not show it yet. */
  #adopted: DraftText | null = null;
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #isPosted = false;

  constructor(options: Options) {
    const { place, read } = options;
    this.#options = options;
    this.#keys = { known: `synced:${place}`, other: `other:${place}`, typed: typedAtKey(place) };
    this.#known = stored<Known>(this.#keys.known);
    this.#state = { ...NOT_SAVED, other: stored<OtherText>(this.#keys.other) };
    this.#seen = read();
    this.#stopHearing = onDraftPosted(place, () => this.#posted());
    this.#tell({});
    this.look();
  }

  /** Looks again at what other devices saved. */
  readonly look = (): void => {
    this.#queue(() => this.#agree());
  };

  /** Another device, or this one, saved what it has at this place, posted it or deleted it. */
  heard(version: number | null): void {
    this.#queue(async () => {
      if (version !== (this.#known?.version ?? null)) await this.#agree();
    });
  }

  /** Something was typed. */
  changed(): void {
    this.#adopted = null;
    const text = this.#read();
    if (isSame(text, this.#seen)) return;
    this.#seen = text;
    this.#isPosted = this.#isPosted && isEmpty(text);
    keepDraft(this.#keys.typed, new Date().toISOString());
    this.#tell({ saved: 'no', isContinued: false });
    this.#after(PAUSE_MS, () => this.#queue(() => this.#save()));
  }

  takeOther(): void {
    const { other } = this.#state;
    const here = this.#read();
    if (!other) return;
    this.#offer(isEmpty(here) ? null : { ...here, at: new Date().toISOString() });
    this.#put(textOf(other));
    keepDraft(this.#keys.typed, new Date().toISOString());
    this.#after(PAUSE_MS, () => this.#queue(() => this.#save()));
  }

  dropOther(): void {
    this.#offer(null);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#isStopped = true;
    this.#stopHearing();
    // What was typed last goes as well, though nobody looks any more.
    const isNews = this.#known ? !isSame(this.#seen, this.#known.text) : !isEmpty(this.#seen);
    if (!this.#isPosted && isNews) this.#queue(() => this.#save());
  }

  #posted(): void {
    clearTimeout(this.#timer);
    this.#isPosted = true;
    this.#queue(() => this.#forget());
  }

  async #agree(): Promise<void> {
    await this.#compare();
    if (!isEmpty(this.#read()) && !this.#options.isOnItsWay()) await this.#save();
  }

  #read(): DraftText {
    return this.#adopted ?? this.#options.read();
  }

  async #compare(): Promise<void> {
    const { there, posted } = await this.#remote();
    const here = this.#read();
    const { other } = this.#state;
    if (other && isPosted(other, other.at, posted)) this.#offer(null);
    const known = this.#known;
    const isOwn = known === null || known.userId === this.#options.userId;
    const isUntouched = known !== null && isSame(here, known.text);
    if (!there) {
      // Perhaps it was posted from here: sent again, it is answered.
      if (this.#options.isOnItsWay()) return;
      this.#know(null);
      const isGone = isUntouched || isPosted(here, readDraft(this.#keys.typed), posted);
      // Posted or deleted on another device, or written by whoever was signed in before.
      if (isGone && !isEmpty(here)) this.#put(NO_TEXT);
      return;
    }
    const isNews = !isOwn || known?.version !== there.version;
    if (isSame(here, there)) this.#learn(there);
    else if (isEmpty(here) || (isUntouched && isNews)) this.#take(there);
    else if (isNews) this.#settle(here, there);
  }

  async #save(): Promise<void> {
    const { graph, place, userId } = this.#options;
    const text = this.#read();
    if (isEmpty(text)) return this.#forget();
    if (this.#known && isSame(text, this.#known.text)) return this.#tell({ saved: 'yes' });
    const expectedVersion = this.#known?.version ?? null;
    const input = { key: place, ...text, tags: [...text.tags], expectedVersion };
    const { data } = await graph.mutate({
      mutation: SaveDraftDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const result = data!.saveDraft;
    if (result.__typename === 'Draft') {
      this.#know({ userId, id: result.id, version: result.version, text });
      return this.#tell({ saved: 'yes' });
    }
    if (result.code !== 'EDIT_CONFLICT') return this.#tell({ saved: 'refused' });
    if (this.#isPosted) return;
    const { there, posted } = await this.#remote();
    this.#know(null);
    if (there) this.#settle(text, there);
    else if (isPosted(text, readDraft(this.#keys.typed), posted)) return this.#put(NO_TEXT);
    return this.#save();
  }

  async #forget(): Promise<void> {
    const known = this.#known;
    // What another device has made of it since stays.
    if (known)
      await this.#options.graph.mutate({
        mutation: DeleteDraftDocument,
        variables: { input: { id: known.id, expectedVersion: known.version } },
        fetchPolicy: 'no-cache',
      });
    this.#know(null);
    if (isEmpty(this.#read())) clearDraft(this.#keys.typed);
    this.#tell({ saved: 'no', isContinued: false });
  }

  async #remote(): Promise<Remote> {
    const { graph, place } = this.#options;
    const variables = { key: place };
    const { data } = await graph.query({ query: DraftAtDocument, variables, fetchPolicy: 'no-cache' });
    const posted = data?.lastPosted ?? null;
    const draft = data?.draft ?? null;
    return { there: draft && isPosted(draft, draft.updatedAt, posted) ? null : draft, posted };
  }

  /** Two devices wrote: the later text stands. */
  #settle(here: DraftText, there: SyncedDraftFragment): void {
    const typedAt = readDraft(this.#keys.typed) ?? '';
    const differs = !saysSame(here, there);
    if (typedAt > there.updatedAt) {
      this.#learn(there);
      if (differs) this.#offer({ ...textOf(there), at: there.updatedAt });
    } else {
      if (differs) this.#offer({ ...here, at: typedAt || new Date().toISOString() });
      this.#take(there);
    }
  }

  #take(there: SyncedDraftFragment): void {
    this.#learn(there);
    this.#put(textOf(there));
    this.#tell({ saved: 'yes', isContinued: true });
  }

  #learn({ id, version, ...draft }: SyncedDraftFragment): void {
    this.#know({ userId: this.#options.userId, id, version, text: textOf(draft) });
  }

  #know(known: Known | null): void {
    this.#known = known;
    keepDraft(this.#keys.known, known ? JSON.stringify(known) : '');
  }

  #offer(other: OtherText | null): void {
    keepDraft(this.#keys.other, other ? JSON.stringify(other) : '');
    this.#tell({ other });
  }

  #put(text: DraftText): void {
    this.#seen = text;
    this.#adopted = text;
    this.#options.adopt(text);
  }

  #tell(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    if (!this.#isStopped) this.#options.onState(this.#state);
  }

  /** One after the other; what fails for want of a network is tried again. */
  #queue(act: () => Promise<void>): void {
    const wait = () => this.#tell({ saved: 'waiting' });
    // Without a network an access token alone is tried for half a minute.
    const slow = setTimeout(() => isEmpty(this.#read()) || wait(), navigator.onLine ? SLOW_MS : 0);
    const retry = () => (wait(), this.#after(RETRY_MS, this.look));
    this.#last = this.#last
      .then(act)
      .catch(retry)
      .finally(() => clearTimeout(slow));
  }

  #after(ms: number, act: () => void): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(act, ms);
  }
}

function stored<Value>(key: string): Value | null {
  try {
    return JSON.parse(readDraft(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}
