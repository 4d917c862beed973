export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment as ISO 8601 in UTC, such as `2026-03-01T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
};

/** A form that an answer may have to be written in. */
export type AnswerForm =
  | 'COMPLETED_SQUARE'
  | 'EXACT'
  | 'EXPANDED'
  | 'FACTORISED'
  | 'LOWEST_TERMS'
  | 'PARTIAL_FRACTIONS'
  | 'SIMPLEST_SURD';

/** The order of a list of answers. */
export type AnswerSort =
  /** The accepted one, then by score, then the oldest first. */
  | 'BEST'
  | 'NEWEST'
  | 'OLDEST';

export type AskQuestionInput = {
  /** Markdown with LaTeX, up to 20,000 characters. */
  body: Scalars['String']['input'];
  /** Sending the same key again does nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  language: Language;
  /** Code of a paper, such as `p1`. */
  paper?: InputMaybe<Scalars['String']['input']>;
  subjectCode: Scalars['String']['input'];
  /** Up to five; the subject’s own is added. */
  tags: Array<Scalars['String']['input']>;
  /** 6 to 150 characters. */
  title: Scalars['String']['input'];
  /** Slug of a topic. */
  topic?: InputMaybe<Scalars['String']['input']>;
};

/** What a card is for. */
export type CardKind =
  /** An idea to understand. */
  | 'CONCEPT'
  /** Where marks are commonly lost. */
  | 'ERROR'
  /** Formulas with their conditions. */
  | 'FORMULA'
  /** A way to solve a kind of question. */
  | 'METHOD'
  /** What helps in the examination. */
  | 'TIP';

/** Who said something. */
export type ChatRole =
  | 'TUTOR'
  | 'USER';

/** Where a message stands. */
export type ChatStatus =
  | 'DONE'
  /** `failure` says why; what there was is kept. */
  | 'FAILED'
  /** Its reader ended it; what there was is kept. */
  | 'STOPPED'
  /** It grows; follow `replyGrew`. */
  | 'WRITING';

/** Why a question was closed. */
export type CloseReason =
  /** It was asked before; `duplicateOf` says where. */
  | 'DUPLICATE'
  /** It quotes a paper that is being sat. */
  | 'LIVE_EXAM'
  | 'OFF_TOPIC'
  | 'TOO_BROAD'
  | 'UNCLEAR';

/** Text of a page, 10 to 4,000 characters. It is quoted to the tutor and never obeyed. */
export type ContextSegmentInput = {
  text: Scalars['String']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};

/** How hard a topic is for most students. */
export type Difficulty =
  | 'EASY'
  | 'HARD'
  | 'MEDIUM';

export type EditAnswerInput = {
  /** Markdown with LaTeX, 6 to 20,000 characters. */
  body: Scalars['String']['input'];
  /** The version the edit started from; another one is refused. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};

/** What is left out stays as it is. */
export type EditQuestionInput = {
  /** Markdown with LaTeX, up to 20,000 characters. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The version the edit started from; another one is refused. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  language?: InputMaybe<Language>;
  paper?: InputMaybe<Scalars['String']['input']>;
  subjectCode?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 6 to 150 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
};

/** How two answers are compared. */
export type EquivalenceKind =
  /** Up to a constant. */
  | 'ANTIDERIVATIVE'
  /** As a number with a unit. */
  | 'QUANTITY'
  /** By what they say: expressions, equations, inequalities, sets, vectors. */
  | 'STATEMENT';

/** Why something was refused. Codes never change; messages may. */
export type ErrorCode =
  | 'CONFLICT'
  | 'DUPLICATE_IN_FLIGHT'
  | 'EDIT_CONFLICT'
  | 'HAS_ANSWERS'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'NEED_REPUTATION'
  | 'NOT_ALLOWED'
  | 'NOT_FOUND'
  | 'NOT_SOLVED'
  | 'NO_SPACE'
  | 'OVERLOADED'
  | 'QUESTION_CLOSED'
  | 'QUESTION_LOCKED'
  | 'RATE_LIMITED'
  | 'SELF_VOTE'
  | 'SIGNED_OUT'
  | 'TOO_LARGE'
  | 'UNREADABLE'
  | 'VALIDATION_FAILED'
  | 'WRONG_TYPE';

/** What is wrong with one field of an input. */
export type FieldErrorCode =
  | 'MALFORMED'
  | 'REQUIRED'
  | 'TOO_FEW'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'TOO_SHORT'
  | 'UNKNOWN';

/** The language that something is written in. */
export type Language =
  | 'en'
  | 'zh';

/** The half of the A-Level that a topic belongs to. */
export type Level =
  /** Second year. */
  | 'A2'
  /** First year. */
  | 'AS';

/** What the machine found of a line, against the one before it. */
export type LineVerdict =
  /** The same value as before. */
  | 'EQUAL'
  /** The same solutions as before. */
  | 'EQUIVALENT'
  /** True because of what is before, but it says less. */
  | 'FOLLOWS'
  /** Lets in what was no solution before, as squaring does. */
  | 'GAINED'
  /** A solution is lost. */
  | 'LOST'
  /** Equal after rounding. */
  | 'ROUNDED'
  /** Nothing before it to be judged against. */
  | 'START'
  /** Cannot be judged with certainty: accuses nobody. */
  | 'UNCHECKED'
  /** Cannot be read; `place` says where. */
  | 'UNREADABLE'
  /** Does not follow. */
  | 'WRONG';

/** What a line earns, in the style of a mark scheme. The allocation is our own, never an official one. */
export type MarkCode =
  /** For accuracy, once its method is earned. */
  | 'A1'
  /** For a result that needs no method. */
  | 'B1'
  /** For a method that depends on an earlier one. */
  | 'DM1'
  /** For an explanation. */
  | 'E1'
  /** For the method. */
  | 'M1';

export type PostAnswerInput = {
  /** Markdown with LaTeX, 6 to 20,000 characters. */
  body: Scalars['String']['input'];
  /** Sending the same key again does nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  questionId: Scalars['ID']['input'];
};

/** Which questions a list holds; what is left out does not matter. */
export type QuestionFilter = {
  authorId?: InputMaybe<Scalars['ID']['input']>;
  language?: InputMaybe<Language>;
  /** Code of a paper, such as `p1`. */
  paper?: InputMaybe<Scalars['String']['input']>;
  /** Only those asked from this moment on. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<QuestionStatus>;
  subjectCode?: InputMaybe<Scalars['String']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Slug of a topic. */
  topic?: InputMaybe<Scalars['String']['input']>;
  /** Only those that nobody answered yet. */
  unanswered?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The order of a list of questions. */
export type QuestionSort =
  /** The last asked, answered or edited first. */
  | 'ACTIVE'
  /** The last asked first. */
  | 'NEWEST'
  /** Open questions without an answer, the last asked first. */
  | 'UNANSWERED'
  /** The highest score first. */
  | 'VOTES';

/** Whether a question takes answers. */
export type QuestionStatus =
  /** Takes no more answers; may be reopened. */
  | 'CLOSED'
  /** Nothing about it can change. */
  | 'LOCKED'
  /** Takes answers. */
  | 'OPEN';

/** What its reader thinks of a reply. */
export type ReplyRating =
  | 'DOWN'
  /** Takes it back. */
  | 'NONE'
  | 'UP';

/** What somebody may do beyond what their reputation allows. */
export type Role =
  /** Runs the installation. */
  | 'ADMIN'
  /** Keeps the community in order. */
  | 'MODERATOR'
  | 'STUDENT'
  /** The installation itself; nobody signs in as this. */
  | 'SYSTEM';

/** Something said earlier, or the question. */
export type SaidInput = {
  /** At most 8,000 characters. */
  content: Scalars['String']['input'];
  role: SpeakerRole;
};

/** A search that a device remembered. */
export type SearchEntryInput = {
  count: Scalars['Int']['input'];
  query: Scalars['String']['input'];
  searchedAt: Scalars['DateTime']['input'];
};

/** What a search can find. */
export type SearchKind =
  /** A card of a topic. */
  | 'CARD'
  /** A question of the community. */
  | 'QUESTION'
  | 'SUBJECT'
  | 'TOPIC';

export type SendMessageInput = {
  /** The reply to go on from; the newest unless given. */
  afterId?: InputMaybe<Scalars['ID']['input']>;
  /** At most 5 files of one’s own that were not sent yet. Null with `editsId` keeps those of that message. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A new conversation unless given. */
  conversationId?: InputMaybe<Scalars['ID']['input']>;
  /** A message of one’s own to say in other words: a branch beside it. */
  editsId?: InputMaybe<Scalars['ID']['input']>;
  /** In one’s own words, at most 500 characters. */
  goal?: InputMaybe<Scalars['String']['input']>;
  /** Sending the same key again does nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Kept for the conversation. */
  mode?: InputMaybe<TutorMode>;
  /** How much of a solution is wanted. */
  rung?: InputMaybe<TutorRung>;
  /** Text of pages, the newest last; the newest 8 count. */
  segments?: InputMaybe<Array<ContextSegmentInput>>;
  /** What a new conversation is about. */
  subjectCode?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 8000 characters; may be empty when files come with it. */
  text: Scalars['String']['input'];
  /** Slug of a topic of the subject, with its paper before it where several papers have one of that name: `vectors`, `p3/vectors`. */
  topic?: InputMaybe<Scalars['String']['input']>;
};

/** Who said something, as other chat programs name it. */
export type SpeakerRole =
  | 'ASSISTANT'
  /** Ignored: the tutor’s rules are its own. */
  | 'SYSTEM'
  | 'USER';

/** How the tutor answers a question. */
export type TutorMode =
  /** With the whole solution. */
  | 'ANSWER'
  /** With a hint first; steps and the solution when they are asked for. */
  | 'STUDY';

/** How much of a solution somebody wants to see at once. */
export type TutorRung =
  /** What kind of question it is. */
  | 'HINT'
  /** All of it. */
  | 'SOLUTION'
  /** One more line. */
  | 'STEP';

/** What the machine found of the mathematics in a reply. */
export type VerificationStatus =
  /** Something in it does not hold; `firstWrong` says where. */
  | 'MISMATCH'
  /** Nothing is wrong, but not all of it could be checked. */
  | 'PARTIAL'
  /** There was nothing that could be checked. */
  | 'UNCHECKED'
  /** Every line that states something was checked and holds, and the final answer is the engine’s own. */
  | 'VERIFIED';

/** A vote on a post. */
export type VoteType =
  /** Wrong, or no help. */
  | 'DOWN'
  /** Takes one’s vote back. */
  | 'NONE'
  /** Useful and right. */
  | 'UP';
