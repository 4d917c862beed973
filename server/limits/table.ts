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

/** For what needs an account. */
const NONE: Bucket = { size: 0, perSecond: 1 };
const FOR_MEMBERS = { guest: NONE, newDevices: NONE, address: NONE };

/** How much of each kind of work a caller may use. */
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
  /** Work of the maths engine, and suggestions while typing. */
  work: {
    member: { size: 2000, perSecond: 20 },
    newMember: { size: 2000, perSecond: 20 },
    guest: { size: 300, perSecond: 2 },
    /** All devices of one address that were not seen before share this: a new device name brings no new budget. */
    newDevices: { size: 6000, perSecond: 40 },
    /** All guests of one address together: a school. */
    address: { size: 12_000, perSecond: 80 },
  },
  /** Full searches: thirty a minute, twenty for new members and guests. */
  search: {
    member: { size: 30, perSecond: 0.5 },
    newMember: { size: 20, perSecond: 1 / 3 },
    guest: { size: 20, perSecond: 1 / 3 },
    newDevices: { size: 150, perSecond: 2.5 },
    address: { size: 600, perSecond: 10 },
  },
  /** Changes to a person's search history, which are serialised. */
  history: {
    member: { size: 60, perSecond: 1 },
    newMember: { size: 60, perSecond: 1 },
    ...FOR_MEMBERS,
  },
  /** Stored rows that no other limit covers: views, votes, likes, bookmarks, follows, versions of posts. */
  write: {
    member: { size: 600, perSecond: 1 / 2 },
    newMember: { size: 300, perSecond: 1 / 4 },
    guest: { size: 100, perSecond: 1 / 10 },
    newDevices: { size: 2000, perSecond: 4 },
    address: { size: 10_000, perSecond: 20 },
  },
  /** Replies of the tutor outside stored conversations. */
  chat: {
    member: { size: 60, perSecond: 200 / DAY },
    newMember: { size: 60, perSecond: 200 / DAY },
    guest: { size: 20, perSecond: 1 / 180 },
    newDevices: { size: 150, perSecond: 1 / 24 },
    address: { size: 600, perSecond: 1 / 6 },
  },
  /** Uploads, in addition to the daily limit. */
  upload: {
    member: { size: 30, perSecond: 1 / 4 },
    newMember: { size: 20, perSecond: 1 / 6 },
    ...FOR_MEMBERS,
  },
} satisfies Record<string, Record<string, Bucket>>;

export type BudgetName = keyof typeof BUDGETS;

/** Attempts at accounts: by one person at one address, at an account, from an address, in a session. */
export const ACCOUNT_RATES = {
  signInHere: { points: 10, seconds: 900 },
  signInAccount: { points: 50, seconds: DAY },
  signInAddress: { points: 100, seconds: 300 },
  signUpAddress: { points: 30, seconds: 3600 },
  adminLink: { points: 30, seconds: 900 },
  refreshSession: { points: 30, seconds: 60 },
  changeAccount: { points: 60, seconds: 3600 },
} satisfies Record<string, Rate>;

/** How many posts one person may write within 24 hours, and the pause between two. */
export interface PostingRate {
  perDay: number;
  pauseSeconds: number;
}

/** For new members, and for all others. */
export const POSTING = {
  question: { newMember: { perDay: 3, pauseSeconds: 120 }, member: { perDay: 20, pauseSeconds: 0 } },
  answer: { newMember: { perDay: 10, pauseSeconds: 30 }, member: { perDay: 30, pauseSeconds: 0 } },
  /** Under one's own questions, with their answers, and one's own answers. */
  commentAtHome: { newMember: { perDay: 30, pauseSeconds: 0 }, member: { perDay: 50, pauseSeconds: 0 } },
  commentElsewhere: { newMember: { perDay: 5, pauseSeconds: 0 }, member: { perDay: 50, pauseSeconds: 0 } },
  report: { newMember: { perDay: 10, pauseSeconds: 0 }, member: { perDay: 30, pauseSeconds: 0 } },
} satisfies Record<string, Record<string, PostingRate>>;

/** Edits that one person may suggest within 24 hours. */
export const SUGGESTING = { newMember: 3, member: 20 };
/** Votes within 24 hours; when more than a series of them go from one person to another, none of them counts. */
export const VOTING = { newMember: 5, member: 40, series: 5 };
/** Links in one post or comment of somebody without the privilege of more. */
export const FREE_LINKS = 2;
/** People who may be invited to answer one question, and whom one person may invite within 24 hours. */
export const INVITING = { perQuestion: 5, perDay: 20 };
/** People that somebody may begin to follow within 24 hours. */
export const FOLLOWS_PER_DAY = 200;
/** The scores at which a post earns its author a badge. */
export const BADGE_SCORES = { nice: 5, good: 15, great: 40 };
/** Replies of the tutor to one person: within an hour, within a day, and at the same time. */
export const REPLIES = { perHour: 60, perDay: 200, concurrent: 3 };
/** What one person may upload within 24 hours, and store altogether. */
export const UPLOADS = { filesPerDay: 100, bytesPerDay: 200 * MB, bytesStored: 1024 * MB };

/** Simultaneous uploads of one person, of one address and of all. Each takes disk space meanwhile. */
export const CONCURRENT_UPLOADS = { person: 5, address: 30, all: 40 };

/** Prices in the read budget: 1 for about ten microseconds of the main thread. */
export const READ_PRICES = {
  leaf: 0.25,
  leaves: 1,
  object: 1,
  /** A row of a list, which is loaded with all of its columns but long texts. */
  row: 3,
  /** A draft, which may be as long as two posts. */
  draft: 50,
  difference: 400,
  charactersCompared: 50,
  /** Bytes of somebody’s error book in which a text is looked for, for 1. */
  bytesSearched: 1000,
  /** Entries of a ledger that are added up to tell what somebody had after the last of them, for 1. */
  entriesSummed: 10,
  /** A query of the database for this field alone. */
  query: 15,
  operation: 20,
  mutation: 11,
  /** Characters of a document that are read for 1. */
  charactersRead: 10,
  /** Characters of a long statement that is not kept ready, which the database plans for 1. */
  charactersPlanned: 20,
  /** Characters of posts and messages that are returned for 1. */
  charactersReturned: 1000,
  /** An event of a subscription, in addition to what it selects. */
  event: 5,
  /** What goes on behind the answer of a subscription. */
  subscription: 30,
  /** The schema is in memory. */
  schema: { leaf: 0.08, object: 0.33 },
  /** The number of rows of a list, counted up to 10,000. */
  totalCount: 50,
  /** A post as HTML, or its source. */
  html: 5,
  highlights: 25,
  /** All branches of a conversation, which may have hundreds of messages with solutions. */
  conversation: 500,
  /** The branches beside a message, or its files. */
  messageParts: 5,
  /** A reply of the tutor, or a photo that a model reads. */
  reply: 50,
  solve: 20,
  check: 20,
  equivalent: 5,
};

/** Prices in the work budget, beside the engine's. */
export const WORK_PRICES = {
  suggestions: 1,
  /** Each search that recommendations are made from. */
  recommendation: 1,
  /** A text that exceeds what may be typed: its rendering was stopped after all its time. */
  refusedText: 300,
};

/** Prices in the history budget. */
export const HISTORY_PRICES = { change: 1, import: 5 };

/** Prices in the write budget: an edit stores the whole post once more. */
export const WRITE_PRICES = { row: 1, version: 10, studyEvent: 0.1, mergedEntry: 0.2 };

/** New devices of one address that count as known immediately. */
export const NEW_DEVICES: Bucket = { size: 60, perSecond: 1 / 60 };

/** The price of a question to the maths engine: `reserved` in advance, then one point per `msPerPoint` of CPU time. */
export const ENGINE_PRICE = { reserved: 10, minimum: 1, msPerPoint: 10 };

/** Requests of one address: enough for a school of a thousand people opening a page at once. */
export const ADDRESS_READS: Bucket = { size: 60_000, perSecond: 600 };

/** The maximum size of a JSON body or a socket message. */
export const BODY_BYTES = 256 * 1024;

/** What one operation may be; its price is that of READ_PRICES. */
export const OPERATION = {
  depth: 12,
  aliases: 30,
  directives: 20,
  tokens: 1000,
  price: 10_000,
  timeoutMs: 10_000,
};

/** The documents of strangers that are kept when they were read, and the longest of them, by characters. */
export const KNOWN_DOCUMENTS = { number: 1000, characters: 1_000_000, longest: 20_000 };

/** Characters in one response: of posts as HTML, of these and their sources, of messages of conversations. */
export const RESPONSE_CHARACTERS = { html: 4_000_000, posts: 8_000_000, messages: 16_000_000 };

/** Reading this many bytes of a body, or this many socket messages, takes as long as one request. */
export const REQUEST_UNIT = { bytes: 4096, messages: 10 };

/**
 * Simultaneous connections of one address, and of all; a browser opens six and a socket. `reservedFiles` of the open
 * files that the system allows are left for everything else. `pipelined` requests may wait for their answers on one
 * connection; a browser sends the next one after the answer.
 */
export const CONNECTIONS = { address: 10_000, all: 30_000, reservedFiles: 1000, pipelined: 10 };

/** Open sockets and event streams, of one address and of all. */
export const STREAMS = { address: 4000, all: 20_000 };

/** Limits of one socket. */
export const SOCKET = {
  operations: 20,
  /** Before the connection is accepted. */
  firstBytes: 8 * 1024,
  unreadBytes: 1024 * 1024,
  keepAliveMs: 25_000,
  /** For the answer to what keeps it alive. */
  answerMs: 10_000,
  /** Frames of one message, and chunks in which it arrives: each takes many times its bytes in memory. */
  fragments: 64,
  chunks: 4096,
  /** Of any kind. */
  messages: { size: 1000, perSecond: 50 },
  /** Invalid or rate-limited operations; a client that sends more is disconnected. */
  faults: { size: 200, perSecond: 1 },
};

/** Open subscriptions over sockets, of one address and of all. */
export const SUBSCRIPTIONS = { address: 4000, all: 20_000 };

/** Bytes of bodies and messages that have not arrived completely, of one address and of all. */
export const PENDING_BYTES = { address: 16 * MB, all: 128 * MB };

/** Bytes of responses that their clients have not read yet, of one address and of all; they stay in memory until then. */
export const UNREAD_BYTES = { address: 128 * MB, all: 384 * MB };

/** A connection without traffic for this long is closed; a model may think for some time. */
export const IDLE_TIMEOUT_MS = 180_000;

/** How long a request may take to arrive, and how long the sender of a file may pause. */
export const REQUEST_TIMEOUTS = { headersMs: 10_000, bodyMs: 30_000, uploadMs: 300_000, silenceMs: 20_000 };

/** How many requests are handled at once: adapts between `min` and `max`. */
export const CONCURRENCY = {
  min: 32,
  initial: 64,
  max: 1000,
  /** A request that waits longer than `waitMs`, or arrives when so many are waiting, gets 503. */
  maxWaiting: 300,
  waitMs: 500,
  /** Slots for session refreshes, beside all others. */
  reserved: 32,
};

/** Tasks that wait for worker processes: altogether, and of one network where that has a limit of its own. */
export const WORKER_QUEUES = {
  engine: { queue: 2000, queueOfNetwork: 500 },
  rendering: { queue: 64 },
  pages: { queue: 40, queueOfNetwork: 8 },
  documents: { queue: 40, queueOfNetwork: 10 },
};

/** Work in the process itself that needs much memory: how many run at once, how many wait, and for how long. */
export const TURNS = {
  images: { size: 2, waitMs: 45_000 },
  passwords: { size: 2, waiting: 64, waitMs: 30_000 },
};

/** How long a rejected connection is not read; no longer than the shortest `Retry-After`. */
export const READ_PAUSE_MS = 1000;

/** Above `high` the main thread is overloaded; below `low` it has time to spare. */
export const LOOP_DELAY_MS = { high: 150, low: 50 };

/** Members with less reputation have the lower budgets of new members. */
export const NEW_USER_REPUTATION = 50;

/** Posts and votes have the lower limits of new members also for this long after the account was made. */
export const NEW_USER_HOURS = 24;
