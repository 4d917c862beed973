import { newId } from '../../server/core/ids.ts';
import { PROBLEM } from './posts.ts';
import type { Json, Visitor } from './world.ts';

export const TOPIC = '9709-p1-quadratics';

const RECORD = 'topicId progress completed score attempts seconds lastStudied createdAt';

const COMPLETE = `mutation ($input: CompleteTopicInput!) { completeTopic(input: $input) { __typename ... on StudyRecord { ${RECORD} } ${PROBLEM} } }`;
const STUDY = `mutation ($input: RecordStudyInput!) { recordStudy(input: $input) { __typename ... on StudyProgress { records { ${RECORD} } } ${PROBLEM} } }`;

export const ENTRY =
  'id questionText userAnswer correctAnswer errorType errorLine subjectCode paper topicId source sourceId note tags reviewed reviewCount lastReviewedAt createdAt updatedAt';
const ADD = `mutation ($input: AddErrorEntryInput!) { addErrorEntry(input: $input) { __typename ... on ErrorEntry { ${ENTRY} } ${PROBLEM} } }`;
const MERGE = `mutation ($input: MergeErrorEntriesInput!) { mergeErrorEntries(input: $input) { __typename ... on MergedErrorBook { entries { ${ENTRY} } } ${PROBLEM} } }`;
const REVIEW = `mutation ($input: ReviewErrorEntryInput!) { reviewErrorEntry(input: $input) { __typename ... on ErrorEntry { ${ENTRY} } ${PROBLEM} } }`;
const EDIT = `mutation ($input: EditErrorEntryInput!) { editErrorEntry(input: $input) { __typename ... on ErrorEntry { ${ENTRY} } ${PROBLEM} } }`;
const REMOVE = `mutation ($input: RemoveErrorEntryInput!) { removeErrorEntry(input: $input) { __typename ... on Deleted { deletedId } ${PROBLEM} } }`;
const RESTORE = `mutation ($input: RestoreErrorEntryInput!) { restoreErrorEntry(input: $input) { __typename ... on ErrorEntry { ${ENTRY} } ${PROBLEM} } }`;

const sending =
  <Input extends object>(document: string) =>
  async (who: Visitor, input: Input): Promise<Json> =>
    Object.values((await who.graph(document, { input })).data!)[0]!;

type Anything = Record<string, unknown>;

export const completeTopic = sending<{ topicId: string; score?: number | null; id?: string }>(COMPLETE);
export const recordStudy = sending<{ events: Anything[] }>(STUDY);
export const addEntry = sending<Anything>(ADD);
export const mergeEntries = sending<{ entries: Anything[]; removed?: string[] }>(MERGE);
export const reviewEntry = sending<{ id: string; reviewed: boolean }>(REVIEW);
export const editEntry = sending<Anything>(EDIT);
export const removeEntry = sending<{ id: string }>(REMOVE);
export const restoreEntry = sending<{ id: string }>(RESTORE);

/** Something studied on a device at this moment. */
export const studyEvent = (at: Date, more: Anything = {}) => ({
  id: newId('studyEvent', at),
  topicId: TOPIC,
  kind: 'COMPLETED',
  at: at.toISOString(),
  ...more,
});

export async function studied(who: Visitor): Promise<Json[]> {
  const { data } = await who.graph(`{ studyRecords(first: 100) { nodes { ${RECORD} } } }`);
  return data!['studyRecords']!['nodes'] as unknown as Json[];
}

export async function entriesOf(who: Visitor, args = ''): Promise<Json[]> {
  const { data } = await who.graph(`{ errorEntries(first: 100${args}) { nodes { ${ENTRY} } } }`);
  return data!['errorEntries']!['nodes'] as unknown as Json[];
}
