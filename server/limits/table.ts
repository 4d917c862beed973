/** A token bucket: what may be spent at once, and what comes back every second. */
export interface Bucket {
  size: number;
  perSecond: number;
}

/** How often something may be tried. */
export interface Rate {
  points: number;
  seconds: number;
}

const DAY = 86_400;
const MB = 1024 * 1024;

/** What nobody does without an account. */
const NONE: Bucket = { size: 0, perSecond: 1 };
const FOR_MEMBERS = { guest: NONE, newDevices: NONE, address: NONE };

/** What each kind of work may cost a caller. */
export const BUDGETS = {
  /** Operations of the graph, each by its price: 1 for about ten microseconds of the main thread. */
  read: {
    member: { size: 60_000, perSecond: 2000 },
    newMember: { size: 60_000, perSecond: 2000 },
    guest: { size: 40_000, perSecond: 1000 },
    newDevices: { size: 900_000, perSecond: 30_000 },
    /** A school of a thousand that opens a page at once fits in; all at one address cannot fill a processor. */
    address: { size: 1_200_000, perSecond: 40_000 },
  },
  /** What is worked out by the maths engine, or found as one types. */
  work: {
    member: { size: 2000, perSecond: 20 },
    newMember: { size: 2000, perSecond: 20 },
    guest: { size: 300, perSecond: 2 },
    /** Devices of one address that were not seen before, together: another name is no other budget. */
    newDevices: { size: 6000, perSecond: 40 },
    /** All guests of one address together: a school. */
    address: { size: 12_000, perSecond: 80 },
  },
  /** Whole searches: thirty a minute, twenty for whoever is new here. */
  search: {
    member: { size: 30, perSecond: 0.5 },
    newMember: { size: 20, perSecond: 1 / 3 },
    guest: { size: 20, perSecond: 1 / 3 },
    newDevices: { size: 150, perSecond: 2.5 },
    address: { size: 600, perSecond: 10 },
  },
  /** Changes to what is remembered of one's searches, which take turns. */
  history: {
    member: { size: 60, perSecond: 1 },
    newMember: { size: 60, perSecond: 1 },
    ...FOR_MEMBERS,
  },
  /** Rows that are kept, where nothing else limits them: views, votes, versions of posts. */
  write: {
    member: { size: 600, perSecond: 1 / 2 },
    newMember: { size: 300, perSecond: 1 / 4 },
    guest: { size: 100, perSecond: 1 / 10 },
    newDevices: { size: 2000, perSecond: 4 },
    address: { size: 10_000, perSecond: 20 },
  },
  /** Replies of the tutor to those who keep no conversation here. */
  chat: {
    member: { size: 60, perSecond: 200 / DAY },
    newMember: { size: 60, perSecond: 200 / DAY },
    guest: { size: 20, perSecond: 1 / 180 },
    newDevices: { size: 150, perSecond: 1 / 24 },
    address: { size: 600, perSecond: 1 / 6 },
  },
  /** Files sent to be kept, beside what a day holds. */
  upload: {
    member: { size: 30, perSecond: 1 / 4 },
    newMember: { size: 20, perSecond: 1 / 6 },
    ...FOR_MEMBERS,
  },
} satisfies Record<string, Record<string, Bucket>>;

export type BudgetName = keyof typeof BUDGETS;

/** Tries of what concerns accounts: of one person at one address, of an account, of an address, of a session. */
export const ACCOUNT_RATES = {
  signInHere: { points: 10, seconds: 900 },
  signInAccount: { points: 50, seconds: DAY },
  signInAddress: { points: 100, seconds: 300 },
  signUpAddress: { points: 30, seconds: 3600 },
  adminLink: { points: 30, seconds: 900 },
  refreshSession: { points: 30, seconds: 60 },
  changeAccount: { points: 60, seconds: 3600 },
} satisfies Record<string, Rate>;

/** What one person may post within 24 hours, and the pause before the next. */
export interface Pace {
  perDay: number;
  pauseSeconds: number;
}

/** For whoever is new here, and for all others. */
export const POSTING = {
  question: { fresh: { perDay: 3, pauseSeconds: 120 }, established: { perDay: 20, pauseSeconds: 0 } },
  answer: { fresh: { perDay: 10, pauseSeconds: 30 }, established: { perDay: 30, pauseSeconds: 0 } },
} satisfies Record<string, Record<string, Pace>>;

/** Votes within 24 hours; more than a series of them from one person to another count for nothing. */
export const VOTING = { fresh: 5, established: 40, series: 5 };

/** Replies of the tutor within an hour and a day, and being written for one person at once. */
export const REPLIES = { perHour: 60, perDay: 200, atOnce: 3 };

/** What one person may upload within 24 hours, and keep altogether. */
export const UPLOADS = { filesPerDay: 100, bytesPerDay: 200 * MB, kept: 1024 * MB };

/** Files on their way at once: of one person, of one address and all of them. Each lies on the disk meanwhile. */
export const UPLOADING = { person: 5, address: 30, all: 40 };

/** What is taken from the budget for it: an edit keeps the whole of a post once more. */
export const WRITING = { row: 1, version: 10 };

/** How fast an address may bring devices that count as known at once. */
export const NEW_DEVICES: Bucket = { size: 60, perSecond: 1 / 60 };

/** What a question to the maths engine costs: one for so many milliseconds of CPU time, after so much was set aside. */
export const ENGINE_PRICE = { held: 10, least: 1, msPerPoint: 10 };

/** Requests of one address, whoever sends them: a school of a thousand that opens a page at once fits in. */
export const ADDRESS_READS: Bucket = { size: 60_000, perSecond: 600 };

/** So many bytes of a body, and so many messages of a socket, are read in the time of one request. */
export const READING = { bytes: 4096, messages: 10 };

/** Connections of one address at once, and all of them; a browser opens six and a socket. So many of the files that may be open are kept for all else. On each so many requests may wait for their answers; a browser sends the next one after the answer. */
export const CONNECTIONS = { address: 10_000, all: 30_000, otherFiles: 1000, atOnce: 10 };

/** Sockets and event streams that stay open, of one address and all of them. */
export const STREAMS = { address: 4000, all: 20_000 };

/** What one socket may have: at once, sent before it is let in, and told without reading it. */
export const SOCKET = {
  operations: 20,
  firstBytes: 8 * 1024,
  unreadBytes: 1024 * 1024,
  keepAliveMs: 25_000,
  /** Of one message, each of which takes many times its bytes in memory: frames, and what arrives of one at a time. */
  fragments: 64,
  pieces: 4096,
  /** Messages of any kind. */
  messages: { size: 1000, perSecond: 50 },
  /** Operations that are wrong or come too often: whoever sends more of them does not listen. */
  faults: { size: 200, perSecond: 1 },
};

/** Subscriptions over sockets that are open, of one address and all of them. */
export const SUBSCRIPTIONS = { address: 4000, all: 20_000 };

/** Bytes of bodies and messages that are not whole yet, of one address and all of them. */
export const ON_THEIR_WAY = { address: 16 * MB, all: 128 * MB };

/** Bytes of answers that nobody has read yet, of one address and all of them; each lies in memory until then. */
export const UNREAD = { address: 128 * MB, all: 384 * MB };

/** A connection on which nothing moves for so long, while a model thinks or a reader does not read, is closed. */
export const STILL_MS = 180_000;

/**
 * How long a request may take to arrive, and a file's sender may say nothing meanwhile; whoever needs longer holds a
 * connection for nothing.
 */
export const ARRIVAL = { headersMs: 10_000, bodyMs: 30_000, uploadMs: 300_000, silenceMs: 20_000 };

/** Requests that are worked on at once: how many is learnt, between these. */
export const UNDER_WAY = {
  least: 32,
  first: 64,
  most: 1000,
  /** Whoever waits longer for their turn is told to come back; so is who comes after so many. */
  waiting: 300,
  waitMs: 500,
  /** Refreshing a session passes beside the others, so many at once. */
  reserved: 32,
};

/** No longer than the shortest time after which somebody who was sent away is told to come back. */
export const AWAY_MS = 1000;

/** A main thread that answers timers later than this has too much to do; below the other it could do more. */
export const LOOP_DELAY_MS = { much: 150, little: 50 };

/** Whoever has less reputation is new here: limits are lower and a vote of theirs weighs nothing. */
export const NEW_USER_REPUTATION = 50;
