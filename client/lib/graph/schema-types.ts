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
  /** What a fact or a goal speaks of: a formula as one types it (`"x^2 - 1"`), a quantity (`{"amount": "5", "unit": "m/s"}`), a thing (`{"thing": "C"}`), several terms (`{"all": [...]}`), or a property of terms (`{"the": "radius", "of": [{"thing": "C"}]}`, with facts in `where` that hold for it alone). */
  ProblemTerm: { input: unknown; output: unknown; }
};

/** An answer to be accepted, or no longer. */
export type AcceptAnswerInput = {
  /** False takes the acceptance back. */
  accepted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the answer. */
  answerId: Scalars['ID']['input'];
};

/** What somebody did. */
export type ActivityKind =
  /** Answered a question. */
  | 'ANSWERED'
  /** Asked a question. */
  | 'ASKED'
  /** Commented on a question or an answer. */
  | 'COMMENTED'
  /** Was awarded a badge. */
  | 'EARNED_BADGE';

/** A question for one’s error book. */
export type AddErrorEntryInput = {
  /** What is right. Up to 5,000 characters. */
  correctAnswer?: InputMaybe<Scalars['String']['input']>;
  /** The number of the first wrong line of the answer. */
  errorLine?: InputMaybe<Scalars['Int']['input']>;
  /** The kind of error; unknown unless said. */
  errorType?: InputMaybe<ErrorType>;
  /** Made by the device: a UUID of version 7 that ends in `12`. An entry with this id that is there stays as it is. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Sending the same key again does nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Markdown, up to 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Code of its paper, such as `p1`; the topic’s where one is given. */
  paper?: InputMaybe<Scalars['String']['input']>;
  /** The formula that it is about, as LaTeX. */
  questionLatex?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 5,000 characters of Markdown with LaTeX. */
  questionText: Scalars['String']['input'];
  /** Where it came from; by hand unless said. */
  source?: InputMaybe<ErrorSource>;
  /** Id of what it came from: a question, a conversation, a card. */
  sourceId?: InputMaybe<Scalars['String']['input']>;
  /** The syllabus code of its subject, such as `9709`; the topic’s where one is given. */
  subjectCode?: InputMaybe<Scalars['String']['input']>;
  /** Up to 5, such as `quadratics`, each of up to 35 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of its topic, such as `9709-p1-quadratics`. */
  topicId?: InputMaybe<Scalars['ID']['input']>;
  /** What was answered. Up to 5,000 characters, one line of working a line. */
  userAnswer?: InputMaybe<Scalars['String']['input']>;
};

/** A change of somebody’s reputation by an admin. */
export type AdjustReputationInput = {
  /** Sending the same key again does nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What is added, or with a minus taken away: -500 to 500, not 0. */
  points: Scalars['Int']['input'];
  /** Why, for whom it is about: 10 to 500 characters. */
  reason: Scalars['String']['input'];
  /** Whose reputation. */
  userId: Scalars['ID']['input'];
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
  /** True hides from everybody but staff who asked it. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Up to five, such as `quadratics`; the subject’s own is added. */
  tags: Array<Scalars['String']['input']>;
  /** 6 to 150 characters. */
  title: Scalars['String']['input'];
  /** Slug of a topic, such as `quadratics`. */
  topic?: InputMaybe<Scalars['String']['input']>;
};

/** A badge to be awarded by hand. */
export type AwardBadgeInput = {
  /** Type of the badge, such as `mentor`. */
  badgeType: Scalars['String']['input'];
  /** Why, for whoever sees it: 10 to 500 characters. */
  reason: Scalars['String']['input'];
  /** Whom it is for. */
  userId: Scalars['ID']['input'];
};

/** Who awards a badge. */
export type BadgeGiver =
  /** Admins, by hand. */
  | 'ADMIN'
  /** Moderators and admins, by hand. */
  | 'MODERATOR'
  /** The rules, as soon as it is earned. */
  | 'SYSTEM';

/** How much a badge takes. */
export type BadgeLevel =
  /** A beginning. */
  | 'BRONZE'
  /** Few have it. */
  | 'GOLD'
  /** Takes some effort. */
  | 'SILVER';

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

/** What brought something before the moderators. */
export type CaseCause =
  /** It may quote a paper that is being sat. */
  | 'EXAM_LEAK'
  /** Its score fell to −5 or below. */
  | 'LOW_SCORE'
  /** Somebody reported it. */
  | 'REPORTS';

/** How far moderators are with a report. */
export type CaseStatus =
  /** What it is about is in order. */
  | 'DECLINED'
  /** A moderator is looking at it. */
  | 'IN_REVIEW'
  /** Nobody has looked at it yet. */
  | 'OPEN'
  /** The report was right: what it is about stays hidden. */
  | 'UPHELD';

/** What is left out stays as it is. */
export type ChangeNotificationSettingsInput = {
  /** The kinds that are switched; others stay as they are. */
  choices?: InputMaybe<Array<NotificationChoiceInput>>;
  /** Null for none. */
  quietHours?: InputMaybe<QuietHoursInput>;
  /** An IANA name such as `Asia/Shanghai`. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Whether a digest of the week comes. */
  weeklyDigest?: InputMaybe<Scalars['Boolean']['input']>;
};

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

/** A question to be closed, and why. */
export type CloseQuestionInput = {
  /** For duplicates: id of the question that this one repeats. */
  duplicateOfId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the question. */
  id: Scalars['ID']['input'];
  /** Why. */
  reason: CloseReason;
};

/** Why a question was closed. */
export type CloseReason =
  /** It was asked before; `close.duplicateOf` says where. */
  | 'DUPLICATE'
  /** It quotes a paper that is being sat. */
  | 'LIVE_EXAM'
  /** It is not about the subject. */
  | 'OFF_TOPIC'
  /** It asks for more than one answer can say. */
  | 'TOO_BROAD'
  /** Nobody can tell what is asked. */
  | 'UNCLEAR';

/** A topic that was completed. */
export type CompleteTopicInput = {
  /** Id of the event, where the device makes it: a UUID of version 7 that ends in `13`. Sending the same one again changes nothing. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 0 to 100; 100 unless said. */
  score?: InputMaybe<Scalars['Float']['input']>;
  /** Id of a topic: subject, paper and slug, such as `9709-p1-quadratics`. */
  topicId: Scalars['ID']['input'];
};

/** Text of a page, quoted to the tutor; never treated as an instruction. */
export type ContextSegmentInput = {
  /** At most 4000 characters; shorter texts than 10 are ignored. */
  text: Scalars['String']['input'];
  /** Title of the page, at most 300 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** A decision about a case. */
export type DecideCaseInput = {
  /** Id of the case. */
  id: Scalars['ID']['input'];
  /** Why, 10 to 500 characters; those concerned read it. */
  reason: Scalars['String']['input'];
  /** True hides what it is about for good, false shows it again. */
  uphold: Scalars['Boolean']['input'];
};

/** A decision about a suggested edit. */
export type DecideSuggestionInput = {
  /** True makes the edit, false turns it down. */
  accepted: Scalars['Boolean']['input'];
  /** Id of the suggestion. */
  id: Scalars['ID']['input'];
  /** Why; needed to turn it down, 5 to 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** An answer to be deleted. */
export type DeleteAnswerInput = {
  /** The version that was read; another one is not deleted. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the answer. */
  id: Scalars['ID']['input'];
};

/** A comment to be deleted. */
export type DeleteCommentInput = {
  /** The version that was read; another one is not deleted. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the comment. */
  id: Scalars['ID']['input'];
};

/** A conversation to be deleted. */
export type DeleteConversationInput = {
  /** Id of the conversation. */
  id: Scalars['ID']['input'];
};

/** A draft to be deleted. */
export type DeleteDraftInput = {
  /** The version that was read: a later one is refused with EDIT_CONFLICT, and stays. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the draft. */
  id: Scalars['ID']['input'];
};

/** The notification that goes. */
export type DeleteNotificationInput = {
  /** Id of one of one’s own notifications. */
  id: Scalars['ID']['input'];
};

/** A question to be deleted. */
export type DeleteQuestionInput = {
  /** The version that was read; another one is not deleted. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the question. */
  id: Scalars['ID']['input'];
};

/** A file to be deleted. */
export type DeleteUploadInput = {
  /** Id of the upload. */
  id: Scalars['ID']['input'];
};

/** An entry that a device kept from before signing in. */
export type DeviceErrorEntryInput = {
  /** What is right. Up to 5,000 characters. */
  correctAnswer?: InputMaybe<Scalars['String']['input']>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['input'];
  /** The number of the first wrong line of the answer. */
  errorLine?: InputMaybe<Scalars['Int']['input']>;
  /** The kind of error; unknown unless said. */
  errorType?: InputMaybe<ErrorType>;
  /** Made by the device: a UUID of version 7 that ends in `12`. */
  id: Scalars['ID']['input'];
  /** Markdown, up to 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Code of its paper, such as `p1`; the topic’s where one is given. */
  paper?: InputMaybe<Scalars['String']['input']>;
  /** The formula that it is about, as LaTeX. */
  questionLatex?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 5,000 characters of Markdown with LaTeX. */
  questionText: Scalars['String']['input'];
  /** Whether it was gone through again. */
  reviewed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it came from; by hand unless said. */
  source?: InputMaybe<ErrorSource>;
  /** Id of what it came from: a question, a conversation, a card. */
  sourceId?: InputMaybe<Scalars['String']['input']>;
  /** The syllabus code of its subject, such as `9709`; the topic’s where one is given. */
  subjectCode?: InputMaybe<Scalars['String']['input']>;
  /** Up to 5, such as `quadratics`, each of up to 35 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Id of its topic, such as `9709-p1-quadratics`. */
  topicId?: InputMaybe<Scalars['ID']['input']>;
  /** When it was last changed; of two versions the later one stands. */
  updatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What was answered. Up to 5,000 characters, one line of working a line. */
  userAnswer?: InputMaybe<Scalars['String']['input']>;
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
  /** Whether a machine wrote it; as it was where left out. */
  aiGenerated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Markdown with LaTeX, 6 to 20,000 characters. */
  body: Scalars['String']['input'];
  /** The version the edit started from; another one is refused. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the answer. */
  id: Scalars['ID']['input'];
};

/** A change to a comment. */
export type EditCommentInput = {
  /** Markdown with LaTeX, 2 to 600 characters. Whoever takes part under the question hears of it where it names them as `@name`. */
  body: Scalars['String']['input'];
  /** The version the edit started from; another one is refused. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the comment. */
  id: Scalars['ID']['input'];
};

/** What is left out stays as it is. */
export type EditErrorEntryInput = {
  /** What is right. Up to 5,000 characters. */
  correctAnswer?: InputMaybe<Scalars['String']['input']>;
  /** The kind of error. */
  errorType?: InputMaybe<ErrorType>;
  /** Id of the entry. */
  id: Scalars['ID']['input'];
  /** Markdown, up to 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** Up to 5, such as `quadratics`, each of up to 35 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What was answered. Up to 5,000 characters, one line of working a line. */
  userAnswer?: InputMaybe<Scalars['String']['input']>;
};

/** What is left out stays as it is. */
export type EditQuestionInput = {
  /** Whether it is asked anonymously; only its author may say so. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Up to five, such as `quadratics`; the subject’s own is added. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 6 to 150 characters. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Slug of a topic, such as `quadratics`; null for none. */
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
  /** The badge is awarded by the rules alone. */
  | 'AUTOMATIC_BADGE'
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
  /** The caller may read but not write: `until` and `reason` say for how long and why. */
  | 'SUSPENDED'
  /** What was sent is too large. */
  | 'TOO_LARGE'
  /** The mathematics cannot be read with certainty. */
  | 'UNREADABLE'
  /** The input cannot be accepted: `fields` says why. */
  | 'VALIDATION_FAILED'
  /** Files of this type are not accepted. */
  | 'WRONG_TYPE';

/** Which entries a list holds; what is left out does not matter. */
export type ErrorEntryFilter = {
  /** The kind of error. */
  errorType?: InputMaybe<ErrorType>;
  /** Code of a paper, such as `p1`. */
  paper?: InputMaybe<Scalars['String']['input']>;
  /** Whether they were gone through again. */
  reviewed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where they came from. */
  source?: InputMaybe<ErrorSource>;
  /** The syllabus code of a subject, such as `9709`. */
  subjectCode?: InputMaybe<Scalars['String']['input']>;
  /** A word that their owner filed them under, such as `quadratics`. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Id of a topic, such as `9709-p1-quadratics`. */
  topicId?: InputMaybe<Scalars['ID']['input']>;
};

/** Where an entry came from. */
export type ErrorSource =
  /** A reply of the tutor. */
  | 'CHAT'
  /** A working that was checked. */
  | 'CHECK'
  /** A question or an answer of the community. */
  | 'COMMUNITY'
  /** It was written by hand. */
  | 'MANUAL'
  /** A question read from a photo. */
  | 'PHOTO'
  /** A worked example of a topic. */
  | 'TOPIC';

/** What kind of error was made. */
export type ErrorType =
  /** A slip in the algebra. */
  | 'ALGEBRA_SLIP'
  /** A number was worked out wrongly. */
  | 'ARITHMETIC'
  /** An idea was not understood. */
  | 'CONCEPT'
  /** Something that was asked is missing. */
  | 'INCOMPLETE'
  /** Another method was needed. */
  | 'METHOD'
  /** The question was misread. */
  | 'MISREAD'
  /** A sign was lost or turned. */
  | 'SIGN'
  /** The rounding was wrong. */
  | 'SIGNIFICANT_FIGURES'
  /** There was not enough time. */
  | 'TIME'
  /** Units were wrong or missing. */
  | 'UNITS'
  /** Nobody said yet. */
  | 'UNKNOWN';

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

/** Somebody to follow, or to follow no more. */
export type FollowPersonInput = {
  /** Whether to follow them; false ends it. */
  active: Scalars['Boolean']['input'];
  /** Id of the person. */
  userId: Scalars['ID']['input'];
};

/** A question to follow, or to follow no more. */
export type FollowQuestionInput = {
  /** False ends it. */
  active: Scalars['Boolean']['input'];
  /** Id of the question. */
  questionId: Scalars['ID']['input'];
};

/** A tag to follow, or to follow no more. */
export type FollowTagInput = {
  /** False ends it. */
  active: Scalars['Boolean']['input'];
  /** The tag, such as `quadratics`. */
  tag: Scalars['String']['input'];
};

/** What to forget. */
export type ForgetSearchesInput = {
  /** The search, however it was typed. */
  query?: InputMaybe<Scalars['String']['input']>;
};

/** A role that admins give; whoever runs the installation makes admins. */
export type GivenRole =
  /** Keeps the community in order. */
  | 'MODERATOR'
  /** Nothing beyond what reputation allows. */
  | 'STUDENT';

/** Why only the author and staff see something. */
export type HiddenReason =
  /** It may quote a paper that is being sat. */
  | 'EXAM_LEAK'
  /** Several people reported it. */
  | 'REPORTS'
  /** A moderator decided so. */
  | 'STAFF';

/** What somebody did to a post or a comment. */
export type InteractionType =
  /** Keeps a bookmark of it; only they see it. */
  | 'BOOKMARK'
  /** Liked it; everybody may see it. */
  | 'LIKE'
  /** Reported it; only they see it. */
  | 'REPORT'
  /** Voted on it; only they see it. */
  | 'VOTE';

/** Somebody to be asked for an answer. */
export type InviteToAnswerInput = {
  /** Id of the question. */
  questionId: Scalars['ID']['input'];
  /** Id of whoever should answer it. */
  userId: Scalars['ID']['input'];
};

/** Searches of a device. */
export type KeepSearchesInput = {
  /** At most 50. */
  searches: Array<SearchEntryInput>;
};

/** The language of a text. */
export type Language =
  /** English. */
  | 'EN'
  /** Chinese, in simplified characters. */
  | 'ZH';

/** The time that a leaderboard is about. */
export type LeaderboardRange =
  /** All that was ever earned. */
  | 'ALL_TIME'
  /** What this UTC day and the six before it brought; a day that is over leaves it within two minutes. */
  | 'LAST_7_DAYS'
  /** What this UTC day and the 29 before it brought; a day that is over leaves it within two minutes. */
  | 'LAST_30_DAYS';

/** Why somebody’s reputation changed. */
export type LedgerKind =
  /** They accepted somebody’s answer. */
  | 'ACCEPTED_ANSWER'
  /** They got an account: the point that everybody begins with. */
  | 'ACCOUNT_ACTIVATED'
  /** An admin adjusted it. */
  | 'ADJUSTMENT'
  /** An answer of theirs was accepted. */
  | 'ANSWER_ACCEPTED'
  /** An answer of theirs was voted down. */
  | 'ANSWER_DOWNVOTED'
  /** An answer of theirs was voted up. */
  | 'ANSWER_UPVOTED'
  /** They voted an answer down. */
  | 'DOWNVOTED_ANSWER'
  /** An edit that they suggested was accepted. */
  | 'EDIT_ACCEPTED'
  /** An edit that they suggested was rejected. */
  | 'EDIT_REJECTED'
  /** A question of theirs was voted down. */
  | 'QUESTION_DOWNVOTED'
  /** A question of theirs was voted up. */
  | 'QUESTION_UPVOTED'
  /** A report against a post of theirs was upheld. */
  | 'REPORT_UPHELD';

/** What kind of post a change came from. */
export type LedgerSourceType =
  /** An answer. */
  | 'ANSWER'
  /** A question. */
  | 'QUESTION';

/** The half of the A-Level that a topic belongs to. */
export type Level =
  /** Second year. */
  | 'A2'
  /** First year. */
  | 'AS';

/** The end of a suspension. */
export type LiftSuspensionInput = {
  /** Why, 10 to 500 characters; they read it. */
  reason: Scalars['String']['input'];
  /** Id of the person. */
  userId: Scalars['ID']['input'];
};

/** What the machine found of a line, against the one before it. */
export type LineVerdict =
  /** Right but for a mistake in a line before. */
  | 'CARRIED'
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
  /** Says nothing that could be reckoned. */
  | 'WORDS'
  /** Does not follow. */
  | 'WRONG';

/** A question to be locked or unlocked. */
export type LockQuestionInput = {
  /** Id of the question. */
  id: Scalars['ID']['input'];
  /** False lets it go on as it was. */
  locked?: InputMaybe<Scalars['Boolean']['input']>;
};

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

/** The notification that was read. */
export type MarkNotificationReadInput = {
  /** Id of one of one’s own notifications. */
  id: Scalars['ID']['input'];
};

/** Up to where they were read; all of them unless said. */
export type MarkNotificationsReadInput = {
  /** Id of the newest that was seen; what came after it stays unread. */
  upToId?: InputMaybe<Scalars['ID']['input']>;
  /** Its `createdAt` as it was seen: without it, what several became since then counts as seen too. */
  upToTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** What a device kept from before signing in. */
export type MergeErrorEntriesInput = {
  /** At most 50. */
  entries: Array<DeviceErrorEntryInput>;
  /** Ids of entries that were removed there, at most 50. */
  removed?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Which cases a list holds; what is left out does not matter. */
export type ModerationCaseFilter = {
  /** What brought them before the moderators. */
  cause?: InputMaybe<CaseCause>;
  /** How far they are; all that are not decided unless said. */
  status?: InputMaybe<CaseStatus>;
  /** The syllabus code, such as `9709`. */
  subjectCode?: InputMaybe<Scalars['String']['input']>;
};

/** Whether one wants to hear of a kind of things. */
export type NotificationChoiceInput = {
  /** Whether one wants to hear of it. */
  active: Scalars['Boolean']['input'];
  /** The kind. */
  kind: NotificationKind;
};

/** What a notification is about. */
export type NotificationKind =
  /** One’s answer was accepted. */
  | 'ACCEPTED'
  /** Somebody answered one’s question, or one that one follows. */
  | 'ANSWER'
  /** Somebody whom one follows asked a question; only where switched on. */
  | 'AUTHOR'
  /** One earned a badge; those of an hour are one notification. */
  | 'BADGE'
  /** One’s question was closed. */
  | 'CLOSED'
  /** Somebody commented on one’s post. */
  | 'COMMENT'
  /** What happened in a week; only where switched on. */
  | 'DIGEST'
  /** Somebody started to follow the reader. */
  | 'FOLLOWER'
  /** Somebody invited one to answer a question. */
  | 'INVITATION'
  /** Somebody mentioned or replied to one in a comment. */
  | 'MENTION'
  /** A moderator wrote, or decided about a post or a report. */
  | 'MODERATION'
  /** One’s reputation was adjusted; those of an hour are one notification. */
  | 'REPUTATION'
  /** An edit of one’s post was suggested, or one’s own suggestion was decided on. */
  | 'SUGGESTION'
  /** Questions were asked under a tag that one follows; only where switched on. */
  | 'TAG'
  /** One’s post was voted up; those of an hour are one notification. */
  | 'VOTES';

/** What a labelled point of a sketch is. */
export type PointKind =
  /** Where the curve has a corner on the axis. */
  | 'CORNER'
  /** Where the curve meets an axis. */
  | 'CROSSING'
  /** Where the curve stops. */
  | 'END'
  /** A stationary point where the curve goes on in its direction. */
  | 'INFLEXION'
  /** A turning point, higher than what is beside it. */
  | 'MAXIMUM'
  /** A turning point, lower than what is beside it. */
  | 'MINIMUM';

/** An answer to be posted. */
export type PostAnswerInput = {
  /** Whether a machine wrote it; it is labelled so. */
  aiGenerated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Markdown with LaTeX, 6 to 20,000 characters. */
  body: Scalars['String']['input'];
  /** Sending the same key again does nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of the question that it answers. */
  questionId: Scalars['ID']['input'];
};

/** A comment to be posted. */
export type PostCommentInput = {
  /** Markdown with LaTeX, 2 to 600 characters. Whoever takes part under the question hears of it where it names them as `@name`. */
  body: Scalars['String']['input'];
  /** Sending the same key again does nothing twice. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Id of the question or the answer that it is on. */
  postId: Scalars['ID']['input'];
};

/** What somebody shows of themselves; what is left out stays as it is. */
export type PrivacyInput = {
  /** Whether they stand where people are ranked. */
  onLeaderboard?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether others see what they did, and when. */
  showActivity?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether others see whom they follow and who follows them. */
  showFollows?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether others see what they have mastered. */
  showStudy?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What reputation lets somebody do. */
export type PrivilegeName =
  /** Ask questions and answer those of others. */
  | 'ASK'
  /** Close questions that cannot be answered as they stand, and open them again. */
  | 'CLOSE'
  /** Use a tag that nobody used before. */
  | 'CREATE_TAG'
  /** Improve questions and answers of others; every version is kept. */
  | 'EDIT_OTHERS'
  /** Ask somebody in particular to answer a question. */
  | 'INVITE'
  /** Put more than 2 links into one post or comment. */
  | 'MANY_LINKS'
  /** Accept or reject what others suggest. */
  | 'REVIEW_EDITS'
  /** Suggest how to improve posts of others; somebody else decides. */
  | 'SUGGEST_EDITS'
  /** Vote against what is wrong or does not help. Against an answer it costs one point. */
  | 'VOTE_DOWN'
  /** Vote for questions and answers that helped. */
  | 'VOTE_UP';

/** Another way to read what a part asks for. */
export type ProblemAlternativeInput = {
  /** What it asks for then. */
  goals: Array<ProblemGoalInput>;
};

/** What a question tells. */
export type ProblemFactInput = {
  /** What it says it of. */
  of: Array<Scalars['ProblemTerm']['input']>;
  /** What it says, such as `equal`, `on` or `perpendicular`. */
  relation: Scalars['String']['input'];
  /** Where it stands in the text: from which code point, and up to which. */
  span?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** How exact an answer is to be. */
export type ProblemFiguresInput = {
  /** How many. */
  digits: Scalars['Int']['input'];
  /** `figures` that are significant, or decimal `places`. */
  kind: Scalars['String']['input'];
};

/** What a question asks for. */
export type ProblemGoalInput = {
  /** Decimal places of each step of an iteration. */
  each?: InputMaybe<Scalars['Int']['input']>;
  /** True where it is to be exact. */
  exact?: InputMaybe<Scalars['Boolean']['input']>;
  /** How exact it is to be. */
  figures?: InputMaybe<ProblemFiguresInput>;
  /** The form of the answer, such as `a + b\sqrt{3}`. */
  form?: InputMaybe<Scalars['String']['input']>;
  /** True where what was found before is to be used. */
  hence?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it stands in the text: from which code point, and up to which. */
  span?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** What is wanted. */
  target: Scalars['ProblemTerm']['input'];
  /** The letters that may be in the answer, where it is wanted in terms of them. */
  terms?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The unit that is asked for. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** Such as `find`, `show`, `solve` or `express`. */
  verb: Scalars['String']['input'];
  /** What holds for this goal alone. */
  where?: InputMaybe<Array<ProblemFactInput>>;
};

/** A part of a question. */
export type ProblemPartInput = {
  /** Answers to choose from. */
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it tells itself. */
  facts?: InputMaybe<Array<ProblemFactInput>>;
  /** What is told between the part before and this one, for all that come. */
  given?: InputMaybe<Array<ProblemFactInput>>;
  /** What it asks for. */
  goals: Array<ProblemGoalInput>;
  /** Such as `(a)`. */
  label?: InputMaybe<Scalars['String']['input']>;
  /** What it is worth. */
  marks?: InputMaybe<Scalars['Int']['input']>;
  /** Other ways to read what it asks for. */
  otherwise?: InputMaybe<Array<ProblemAlternativeInput>>;
  /** What of it was not read. */
  unread?: InputMaybe<Array<UnreadSentenceInput>>;
};

/** Something that a question speaks of. */
export type ProblemThingInput = {
  /** Its name within the problem. */
  id: Scalars['String']['input'];
  /** Such as `curve`, `circle` or `particle`. */
  kind: Scalars['String']['input'];
  /** As the question calls it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where it stands in the text: from which code point, and up to which. */
  span?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Which questions a list holds; what is left out does not matter. */
export type QuestionFilter = {
  /** Id of whoever asked, or `me`. */
  authorId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those that the reader keeps a bookmark of. */
  bookmarked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those that the reader follows. */
  following?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** A tag that they have, such as `quadratics`. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Slug of a topic, such as `quadratics`. */
  topic?: InputMaybe<Scalars['String']['input']>;
  /** Only open ones that nobody answered yet. */
  unanswered?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What of a question the machine read. */
export type QuestionPart =
  /** Its body alone. */
  | 'BODY'
  /** Its title alone. */
  | 'TITLE'
  /** Its title and, below it, its body. */
  | 'WHOLE';

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

/** Hours of each day in which nothing rings or pops up; they may go past midnight. */
export type QuietHoursInput = {
  /** When they begin, such as `22:30`. */
  from: Scalars['String']['input'];
  /** When they end, such as `07:00`. */
  to: Scalars['String']['input'];
};

/** A rating of a reply. */
export type RateReplyInput = {
  /** Id of the reply. */
  id: Scalars['ID']['input'];
  /** At most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The rating. */
  rating: ReplyRating;
};

/** A search to be remembered. */
export type RecordSearchInput = {
  /** At most 200 characters. */
  query: Scalars['String']['input'];
};

/** What was studied. */
export type RecordStudyInput = {
  /** At most 100, in any order. */
  events: Array<StudyEventInput>;
};

/** Questions that were looked at. */
export type RecordViewsInput = {
  /** Up to fifty; the rest are left out. */
  questionIds: Array<Scalars['ID']['input']>;
  /** Id of whoever shared the link that was followed; once somebody else came by it, they earn a badge. */
  sharedById?: InputMaybe<Scalars['ID']['input']>;
};

/** A reply to be written anew. */
export type RegenerateReplyInput = {
  /** Id of the reply. */
  id: Scalars['ID']['input'];
  /** Idempotency key: retries with the same key have no further effect. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** Level of help. */
  rung?: InputMaybe<TutorRung>;
};

/** Whose picture to take away. */
export type RemoveAvatarInput = {
  /** Whose; one’s own unless said. Those of others are for admins. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** An entry to take out. */
export type RemoveErrorEntryInput = {
  /** Id of the entry. */
  id: Scalars['ID']['input'];
};

/** A new title of a conversation. */
export type RenameConversationInput = {
  /** Id of the conversation. */
  id: Scalars['ID']['input'];
  /** 1 to 120 characters. */
  title: Scalars['String']['input'];
};

/** A question to be opened again. */
export type ReopenQuestionInput = {
  /** Id of the question. */
  id: Scalars['ID']['input'];
};

/** Rating of a reply by the user. */
export type ReplyRating =
  /** Not helpful. */
  | 'DOWN'
  /** No rating; removes an earlier one. */
  | 'NONE'
  /** Helpful. */
  | 'UP';

/** What is reported, and why. */
export type ReportPostInput = {
  /** For duplicates: id of the question that it repeats. */
  duplicateOfId?: InputMaybe<Scalars['ID']['input']>;
  /** What is wrong, such as `SPAM`. */
  reason: ReportReason;
  /** Id of a question, an answer or a comment. */
  targetId: Scalars['ID']['input'];
  /** In your words, 5 to 500 characters; needed for `OTHER`. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** What is wrong with a post or comment. */
export type ReportReason =
  /** A machine wrote it and nobody checked it. */
  | 'AI_UNCHECKED'
  /** It was asked before; `duplicateOfId` says where. */
  | 'DUPLICATE'
  /** It quotes a paper that is being sat. */
  | 'EXAM_LEAK'
  /** It is posted as an answer and does not answer. */
  | 'NOT_AN_ANSWER'
  /** It has nothing to do with the subject. */
  | 'OFF_TOPIC'
  /** Something else; `text` says what. */
  | 'OTHER'
  /** It insults or threatens somebody. */
  | 'RUDE'
  /** It advertises something. */
  | 'SPAM';

/** A removed entry to put back. */
export type RestoreErrorEntryInput = {
  /** Id of the entry. */
  id: Scalars['ID']['input'];
};

/** A version to be restored. */
export type RestoreRevisionInput = {
  /** The version of the post that was read; another one is not overwritten. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the version. */
  id: Scalars['ID']['input'];
};

/** Whether an entry was gone through again. */
export type ReviewErrorEntryInput = {
  /** Id of the entry. */
  id: Scalars['ID']['input'];
  /** Whether it was. */
  reviewed: Scalars['Boolean']['input'];
};

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

/** A draft to be kept, whole. */
export type SaveDraftInput = {
  /** Whether an answer is said to be written by an AI. */
  aiGenerated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a question is to be asked without its author’s name. */
  anonymous?: InputMaybe<Scalars['Boolean']['input']>;
  /** The text. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** The version that was read; left out where nothing was begun there yet. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Where it is written, such as `ask/9709`. */
  key: Scalars['String']['input'];
  /** The language that was chosen. */
  language?: InputMaybe<Language>;
  /** Code of a paper, such as `p1`. */
  paper?: InputMaybe<Scalars['String']['input']>;
  /** Code of a subject, such as `9709`. */
  subjectCode?: InputMaybe<Scalars['String']['input']>;
  /** Tags of a question, such as `quadratics`. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The title. */
  title?: InputMaybe<Scalars['String']['input']>;
  /** Slug of a topic, such as `quadratics`. */
  topic?: InputMaybe<Scalars['String']['input']>;
};

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
  /** An answer to one of them. */
  | 'ANSWER'
  /** A card of a topic. */
  | 'CARD'
  /** Somebody, by their name. */
  | 'PERSON'
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
  /** Code of the subject of a new conversation, such as `9709`. */
  subjectCode?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 8,000 characters; may be empty with attachments. */
  text: Scalars['String']['input'];
  /** Slug of a topic of the subject, prefixed with its paper if several papers have one of that name: `vectors`, `p3/vectors`. */
  topic?: InputMaybe<Scalars['String']['input']>;
};

/** What a sentence of a question is for. */
export type SentenceRole =
  /** It asks for something. */
  | 'ASKED'
  /** It says something and asks for something. */
  | 'BOTH'
  /** It says something. */
  | 'GIVEN';

/** A bookmark to be set or taken back. */
export type SetBookmarkInput = {
  /** False takes it back. */
  active: Scalars['Boolean']['input'];
  /** Id of a question or an answer. */
  targetId: Scalars['ID']['input'];
};

/** Whether a post or comment is hidden. */
export type SetHiddenInput = {
  /** True hides it, false shows it again. */
  active: Scalars['Boolean']['input'];
  /** Id of a question, an answer or a comment. */
  id: Scalars['ID']['input'];
  /** Why, 10 to 500 characters; those concerned read it. */
  reason: Scalars['String']['input'];
};

/** A like to be set or taken back. */
export type SetLikeInput = {
  /** False takes it back. */
  active: Scalars['Boolean']['input'];
  /** Id of a question, an answer or a comment. */
  targetId: Scalars['ID']['input'];
};

/** A role for somebody. */
export type SetRoleInput = {
  /** Why, 10 to 500 characters; they read it. */
  reason: Scalars['String']['input'];
  /** The role. */
  role: GivenRole;
  /** Id of the person. */
  userId: Scalars['ID']['input'];
};

/** Days that figures are given for; today, in UTC, is the last of them. */
export type StatsRange =
  /** All days. */
  | 'ALL'
  /** Seven days. */
  | 'LAST_7_DAYS'
  /** Thirty days. */
  | 'LAST_30_DAYS'
  /** Ninety days. */
  | 'LAST_90_DAYS'
  /** A year. */
  | 'LAST_365_DAYS';

/** A reply to be stopped. */
export type StopReplyInput = {
  /** Id of the reply. */
  id: Scalars['ID']['input'];
};

/** Something studied, as a device recorded it. */
export type StudyEventInput = {
  /** When it happened by the device’s clock; a time to come counts as now. */
  at: Scalars['DateTime']['input'];
  /** Made by the device: a UUID of version 7 that ends in `13`. Sending the same one again adds nothing. */
  id: Scalars['ID']['input'];
  /** What happened. */
  kind: StudyEventKind;
  /** 0 to 100; 100 for a completion unless said. Left out of time. */
  score?: InputMaybe<Scalars['Float']['input']>;
  /** Time spent, at most 14400. */
  seconds?: InputMaybe<Scalars['Int']['input']>;
  /** Id of a topic: subject, paper and slug, such as `9709-p1-quadratics`. */
  topicId: Scalars['ID']['input'];
};

/** What happened while a topic was studied. */
export type StudyEventKind =
  /** A question of it was tried; mastery stays. */
  | 'ATTEMPT'
  /** It was completed, with a score that changes mastery. */
  | 'COMPLETED'
  /** Time was spent on it. */
  | 'TIME';

/** An edit to be suggested; what is left out stays as it is. */
export type SuggestEditInput = {
  /** Markdown with LaTeX. */
  body?: InputMaybe<Scalars['String']['input']>;
  /** Why; at most 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The version the edit started from; another one is refused. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Id of a question or an answer. */
  postId: Scalars['ID']['input'];
  /** The tags of a question, such as `quadratics`. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The title, of a question. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** What became of a suggested edit. */
export type SuggestionStatus =
  /** It was made. */
  | 'ACCEPTED'
  /** It waits for somebody to decide. */
  | 'PENDING'
  /** It was turned down, with a reason. */
  | 'REJECTED'
  /** Whoever suggested it took it back. */
  | 'WITHDRAWN';

/** A suspension. */
export type SuspendPersonInput = {
  /** From now on, 1 to 30; for admins up to 3650. */
  days: Scalars['Int']['input'];
  /** Why, 10 to 500 characters; they read it. */
  reason: Scalars['String']['input'];
  /** Id of the person. */
  userId: Scalars['ID']['input'];
};

/** Whether the caller looks at a case. */
export type TakeCaseInput = {
  /** False gives it back. */
  active: Scalars['Boolean']['input'];
  /** Id of the case. */
  id: Scalars['ID']['input'];
};

/** What something is about. */
export type TargetKind =
  /** An answer. */
  | 'ANSWER'
  /** A comment. */
  | 'COMMENT'
  /** A question. */
  | 'QUESTION';

/** What became of a piece of text. */
export type TextChange =
  /** The later version alone has it. */
  | 'ADDED'
  /** The earlier version alone has it. */
  | 'REMOVED'
  /** Both versions have it. */
  | 'SAME';

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

/** A question as plain data, as `readProblem` gives it; at most 20,000 characters as JSON. */
export type TypedProblemInput = {
  /** What is told before the first part. */
  facts?: InputMaybe<Array<ProblemFactInput>>;
  /** `en` or `zh`. `en` where left out. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Its parts in their order. */
  parts: Array<ProblemPartInput>;
  /** The text that its spans belong to. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** What it speaks of. */
  things?: InputMaybe<Array<ProblemThingInput>>;
  /** What was not read before the first part. */
  unread?: InputMaybe<Array<UnreadSentenceInput>>;
  /** Of this form: 1. */
  version: Scalars['Int']['input'];
};

/** A sentence that was not read. What comes behind it has no answer, unless it only asks. */
export type UnreadSentenceInput = {
  /** Whether it only asks for something. */
  asks: Scalars['Boolean']['input'];
  /** Where it stands in the text: from which code point, and up to which. */
  span: Array<Scalars['Int']['input']>;
};

/** What is left out stays as it is; of two changes of one field the later one stays. */
export type UpdateProfileInput = {
  /** Plain text, at most 1,000 characters. */
  bio?: InputMaybe<Scalars['String']['input']>;
  /** A year and the month March, June or November, such as `2027-06`; null for none. */
  examSession?: InputMaybe<Scalars['String']['input']>;
  /** At most 3 addresses that begin with https or http. */
  links?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The name to go by, 2 to 50 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What to show. */
  privacy?: InputMaybe<PrivacyInput>;
  /** Codes of subjects, such as `9709`. */
  subjects?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Whose profile; one’s own unless said. Those of others are for admins. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

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

/** A vote to be cast. */
export type VoteInput = {
  /** Id of a question, an answer or a comment. */
  postId: Scalars['ID']['input'];
  /** The vote. */
  type: VoteType;
};

/** A vote on a post. */
export type VoteType =
  /** Wrong or unhelpful. */
  | 'DOWN'
  /** Removes the vote. */
  | 'NONE'
  /** Useful and right. */
  | 'UP';

/** A warning. */
export type WarnPersonInput = {
  /** Why, 10 to 500 characters; they read it. */
  reason: Scalars['String']['input'];
  /** Id of the person. */
  userId: Scalars['ID']['input'];
};

/** A suggestion to be taken back. */
export type WithdrawSuggestionInput = {
  /** Id of the suggestion. */
  id: Scalars['ID']['input'];
};

/** What the engine found of working. */
export type WorkingStatus =
  /** There is no working, it was not looked at yet, or none of it could be followed. */
  | 'NONE'
  /** Some lines follow; the next could not be followed. */
  | 'PARTIAL'
  /** A line is wrong. */
  | 'REFUTED'
  /** Every line follows from the one before. */
  | 'VERIFIED';
