/** A token bucket: what may be spent at once, and what comes back every second. */
export interface Bucket {
  size: number;
  perSecond: number;
}

const DAY = 86_400;

/** What each kind of work may cost a caller. */
export const BUDGETS = {
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
    guest: { size: 0, perSecond: 1 },
    newDevices: { size: 0, perSecond: 1 },
    address: { size: 0, perSecond: 1 },
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
    guest: { size: 0, perSecond: 1 },
    newDevices: { size: 0, perSecond: 1 },
    address: { size: 0, perSecond: 1 },
  },
} satisfies Record<string, Record<string, Bucket>>;

export type BudgetName = keyof typeof BUDGETS;

/** How fast an address may bring devices that count as known at once. */
export const NEW_DEVICES: Bucket = { size: 60, perSecond: 1 / 60 };

/** What a question to the maths engine costs: one for so many milliseconds of CPU time, after so much was set aside. */
export const ENGINE_PRICE = { held: 10, least: 1, msPerPoint: 10 };
