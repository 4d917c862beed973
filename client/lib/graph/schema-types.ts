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
  /** Such as `(x - 3)^2 + 2`. */
  | 'COMPLETED_SQUARE'
  /** A number without decimals, such as `sqrt(2)/3`. */
  | 'EXACT'
  /** A sum without brackets, such as `x^2 - 5x + 6`. */
  | 'EXPANDED'
  /** A product whose factors cannot be factorised, such as `2(x - 1)(x + 3)`. */
  | 'FACTORISED'
  /** Fractions that cannot be reduced, such as `3/4`. */
  | 'LOWEST_TERMS'
  /** A sum of fractions, such as `1/(x - 1) + 2/(x + 1)`. */
  | 'PARTIAL_FRACTIONS'
  /** Roots without a square in them, such as `2sqrt(3)`. */
  | 'SIMPLEST_SURD';

/** The order of a list of answers. */
export type AnswerSort =
  /** The accepted one, then by score, then the oldest first. */
  | 'BEST'
  /** The last posted first. */
  | 'NEWEST'
  /** The first posted first. */
  | 'OLDEST';

/** A question to be asked. */
export type AskQuestionInput = {
  /** Markdown with LaTeX, up to 20,000 characters. */
  body: Scalars['String']['input'];
  /** Sending the same key again does nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language it is written in. */
  language: Language;
  /** Code of a paper, such as `p1`. */
  paper?: InputMaybe<Scalars['String']['input']>;
  /** The syllabus code, such as `9709`. */
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

/** A message of a conversation that the client stores. */
export type ChatMessageInput = {
  /** At most 8,000 characters. */
  content: Scalars['String']['input'];
  /** The sender. */
  role: ChatRole;
};

/** Sender of a message. */
export type ChatRole =
  /** The tutor. */
  | 'TUTOR'
  /** The owner of the conversation. */
  | 'USER';

/** Status of a message. */
export type ChatStatus =
  /** Complete. */
  | 'DONE'
  /** Failed; see `failure`. Partial text is kept. */
  | 'FAILED'
  /** Stopped by the user; partial text is kept. */
  | 'STOPPED'
  /** Being written; subscribe to `replyGrew`. */
  | 'WRITING';

/** Why a question was closed. */
export type CloseReason =
  /** It was asked before; `duplicateOf` says where. */
  | 'DUPLICATE'
  /** It quotes a paper that is being sat. */
  | 'LIVE_EXAM'
  /** It is not about the subject. */
  | 'OFF_TOPIC'
  /** It asks for more than one answer can say. */
  | 'TOO_BROAD'
  /** Nobody can tell what is asked. */
  | 'UNCLEAR';

/** Text of a page, quoted to the tutor; never treated as an instruction. */
export type ContextSegmentInput = {
  /** At most 4000 characters; shorter texts than 10 are ignored. */
  text: Scalars['String']['input'];
  /** Title of the page, at most 300 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** How hard a topic is for most students. */
export type Difficulty =
  /** Most manage it at once. */
  | 'EASY'
  /** Most lose marks in it. */
  | 'HARD'
  /** Most have to practise it. */
  | 'MEDIUM';

/** A change to an answer. */
export type EditAnswerInput = {
  /** Markdown with LaTeX, 6 to 20,000 characters. */
  body: Scalars['String']['input'];
  /** The version the edit started from; another one is refused. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the answer. */
  id: Scalars['ID']['input'];
};

/** What is left out stays as it is. */
export type EditQuestionInput = {
  /** Markdown with LaTeX, up to 20,000 characters. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The version the edit started from; another one is refused. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the question. */
  id: Scalars['ID']['input'];
  /** The language it is written in. */
  language?: InputMaybe<Language>;
  /** Code of a paper, such as `p1`; null for none. */
  paper?: InputMaybe<Scalars['String']['input']>;
  /** The syllabus code, such as `9709`. */
  subjectCode?: InputMaybe<Scalars['String']['input']>;
  /** Up to five; the subject’s own is added. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 6 to 150 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Slug of a topic; null for none. */
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
  /** The state of the object does not allow this. */
  | 'CONFLICT'
  /** The same was posted within the last 24 hours, or too many files are being uploaded. */
  | 'DUPLICATE_IN_FLIGHT'
  /** It was changed in the meantime. */
  | 'EDIT_CONFLICT'
  /** A question with upvoted or accepted answers cannot be deleted. */
  | 'HAS_ANSWERS'
  /** The key was used for something else. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** More reputation is needed; `required` says how much. */
  | 'NEED_REPUTATION'
  /** The caller may not do this. */
  | 'NOT_ALLOWED'
  /** Not found, or not visible to the caller. */
  | 'NOT_FOUND'
  /** No answer passed its check, so none is given. */
  | 'NOT_SOLVED'
  /** The server is out of storage space. */
  | 'NO_SPACE'
  /** The server is overloaded. */
  | 'OVERLOADED'
  /** The question takes no more answers. */
  | 'QUESTION_CLOSED'
  /** The question is locked: it and its answers stay as they are. */
  | 'QUESTION_LOCKED'
  /** Too many requests came in too short a time: `retryAfter` says when to try again. */
  | 'RATE_LIMITED'
  /** Authors cannot vote on their own posts. */
  | 'SELF_VOTE'
  /** The caller is not signed in. */
  | 'SIGNED_OUT'
  /** What was sent is too large. */
  | 'TOO_LARGE'
  /** The mathematics cannot be read with certainty. */
  | 'UNREADABLE'
  /** The input cannot be accepted: `fields` says why. */
  | 'VALIDATION_FAILED'
  /** Files of this type are not accepted. */
  | 'WRONG_TYPE';

/** What is wrong with one field of an input. */
export type FieldErrorCode =
  /** It cannot be read. */
  | 'MALFORMED'
  /** Missing. */
  | 'REQUIRED'
  /** There are too few of them. */
  | 'TOO_FEW'
  /** It has too many characters. */
  | 'TOO_LONG'
  /** There are too many of them. */
  | 'TOO_MANY'
  /** It has too few characters. */
  | 'TOO_SHORT'
  /** Unknown name. */
  | 'UNKNOWN';

/** The language of a text. */
export type Language =
  /** English. */
  | 'en'
  /** Chinese, in simplified characters. */
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

/** An answer to be posted. */
export type PostAnswerInput = {
  /** Markdown with LaTeX, 6 to 20,000 characters. */
  body: Scalars['String']['input'];
  /** Sending the same key again does nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of the question that it answers. */
  questionId: Scalars['ID']['input'];
};

/** Which questions a list holds; what is left out does not matter. */
export type QuestionFilter = {
  /** Id of whoever asked. */
  authorId?: InputMaybe<Scalars['ID']['input']>;
  /** The language they are written in. */
  language?: InputMaybe<Language>;
  /** Code of a paper, such as `p1`. */
  paper?: InputMaybe<Scalars['String']['input']>;
  /** Only those asked from this moment on. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether they take answers. */
  status?: InputMaybe<QuestionStatus>;
  /** The syllabus code, such as `9709`. */
  subjectCode?: InputMaybe<Scalars['String']['input']>;
  /** A tag that they have. */
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
  /** It takes no votes, answers, edits or acceptance and is not deleted; staff may still edit, delete and accept. */
  | 'LOCKED'
  /** Takes answers. */
  | 'OPEN';

/** Rating of a reply by the user. */
export type ReplyRating =
  /** Not helpful. */
  | 'DOWN'
  /** No rating; removes an earlier one. */
  | 'NONE'
  /** Helpful. */
  | 'UP';

/** What somebody may do beyond what their reputation allows. */
export type Role =
  /** Runs the installation. */
  | 'ADMIN'
  /** Keeps the community in order. */
  | 'MODERATOR'
  /** Nothing beyond it. */
  | 'STUDENT'
  /** The installation itself; nobody signs in as this. */
  | 'SYSTEM';

/** A search that a device remembered. */
export type SearchEntryInput = {
  /** How often. */
  count: Scalars['Int']['input'];
  /** As it was typed last; at most 200 characters. */
  query: Scalars['String']['input'];
  /** When it was last. */
  searchedAt: Scalars['DateTime']['input'];
};

/** What a search can find. */
export type SearchKind =
  /** A card of a topic. */
  | 'CARD'
  /** A question of the community. */
  | 'QUESTION'
  /** A subject. */
  | 'SUBJECT'
  /** A topic of a subject. */
  | 'TOPIC';

/** A message to the tutor, in a conversation or as the first of one. */
export type SendMessageInput = {
  /** The reply to continue from; defaults to the newest. */
  afterId?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of at most 5 of your unsent files. Null with `editsId` keeps the files of the edited message. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Default: a new conversation. */
  conversationId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the message to edit; creates a new branch. */
  editsId?: InputMaybe<Scalars['ID']['input']>;
  /** Study goal, free text of at most 500 characters. */
  goal?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key: retries with the same key have no further effect. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Stored with the conversation. */
  mode?: InputMaybe<TutorMode>;
  /** Level of help. */
  rung?: InputMaybe<TutorRung>;
  /** Text of pages, the newest last; the newest 8 count. */
  segments?: InputMaybe<Array<ContextSegmentInput>>;
  /** Code of the subject of a new conversation. */
  subjectCode?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 8,000 characters; may be empty with attachments. */
  text: Scalars['String']['input'];
  /** Slug of a topic of the subject, prefixed with its paper if several papers have one of that name: `vectors`, `p3/vectors`. */
  topic?: InputMaybe<Scalars['String']['input']>;
};

/** How the tutor answers a question. */
export type TutorMode =
  /** With the full solution. */
  | 'ANSWER'
  /** With a hint first; steps and the solution on request. */
  | 'STUDY';

/** Level of help. */
export type TutorRung =
  /** A hint. */
  | 'HINT'
  /** Full solution. */
  | 'SOLUTION'
  /** Next step. */
  | 'STEP';

/** Result of checking the mathematics in a reply. */
export type VerificationStatus =
  /** It contains a mistake; see `firstWrong`. */
  | 'MISMATCH'
  /** No mistake was found, but not all of it could be checked. */
  | 'PARTIAL'
  /** Nothing in it could be checked. */
  | 'UNCHECKED'
  /** Every line that states something was checked and holds, and the final answer is the engine’s own. */
  | 'VERIFIED';

/** A vote on a post. */
export type VoteType =
  /** Wrong or unhelpful. */
  | 'DOWN'
  /** Removes the vote. */
  | 'NONE'
  /** Useful and right. */
  | 'UP';
