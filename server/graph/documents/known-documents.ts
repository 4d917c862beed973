import { type DocumentNode, type GraphQLSchema, parse, validate } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../core/context.ts';
import { payForReading } from '../cost/pay.ts';
import { KNOWN_DOCUMENTS } from '../../limits/table.ts';
import { type KnownOperation, knownOperation, type Values } from './known-operation.ts';
import { PERSISTED_DOCUMENTS } from './persisted-operations.ts';

interface KnownDocument {
  document: DocumentNode;
  /** Those that were asked for, by their names. */
  operations: Map<string | null, KnownOperation>;
}

/**
 * The documents that need not be parsed and validated again: those of the web client by hash, and the last ones that
 * strangers sent, by their text. Whoever fills the places of strangers pushes out other strangers alone, whose next
 * request is read anew.
 */
export function openKnownDocuments(schema: GraphQLSchema) {
  const byHash = new Map(
    Object.entries(PERSISTED_DOCUMENTS).flatMap(([hash, text]) => entryOf(schema, hash, text)),
  );
  const clientTexts = new Set(Object.values(PERSISTED_DOCUMENTS));
  const ofClient = new Map<string, KnownDocument>();
  /** The one that was asked for last stands last. */
  const ofStrangers = new Map<string, KnownDocument>();
  let characters = 0;

  function find(text: string): KnownDocument | null {
    const own = ofClient.get(text);
    if (own) return own;
    const known = ofStrangers.get(text);
    if (!known) return null;
    ofStrangers.delete(text);
    ofStrangers.set(text, known);
    return known;
  }

  function keep(text: string, document: DocumentNode): void {
    if (find(text) || text.length > KNOWN_DOCUMENTS.longest) return;
    const known = { document, operations: new Map() };
    if (clientTexts.has(text)) return void ofClient.set(text, known);
    ofStrangers.set(text, known);
    characters += text.length;
    for (const oldest of ofStrangers.keys()) {
      if (ofStrangers.size <= KNOWN_DOCUMENTS.number && characters <= KNOWN_DOCUMENTS.characters) return;
      ofStrangers.delete(oldest);
      characters -= oldest.length;
    }
  }

  /** The operation of a text that was sent before; null where it has to be read. */
  function byText(text: string, name: string | null): KnownOperation | null {
    const known = find(text);
    if (!known) return null;
    const operation = known.operations.get(name) ?? knownOperation(schema, known.document, name);
    if (operation) known.operations.set(name, operation);
    return operation;
  }

  return {
    /** The web client's operations that are answered at once, by hash. */
    byHash: byHash as ReadonlyMap<string, KnownOperation>,
    byText,

    /** Spares Yoga what is known of a document, and keeps every other one that it finds valid. */
    plugin(): Plugin<Context> {
      return {
        onParse({ params, context, setParsedDocument }) {
          const text = String(params.source);
          const known = find(text);
          if (known) setParsedDocument(known.document);
          else payForReading(text, partsOf(context).lemma);
        },
        onValidate({ params: { documentAST }, context, setResult }) {
          const text = documentAST.loc?.source.body ?? '';
          const { lemma, params } = partsOf(context);
          const operation = byText(text, params?.operationName ?? null);
          if (operation?.fitWithinLimits(params?.variables ?? {})) return setResult([]);
          // What is wrong with a known document is found by reading it again.
          if (find(text)) payForReading(text, lemma);
          return ({ valid }) => {
            if (valid) keep(text, documentAST);
          };
        },
      };
    },
  };
}

/** What Yoga's plugins get as their context, or are given where there is no request. */
const partsOf = (context: unknown) =>
  context as {
    lemma: Context;
    params?: { variables?: Values | null; operationName?: string | null };
  };

function entryOf(schema: GraphQLSchema, hash: string, text: string): [string, KnownOperation][] {
  const document = parse(text, { noLocation: true });
  const operation = knownOperation(schema, document, null);
  // Subscriptions answer with a stream; an outdated document is left to validation, which explains it.
  if (!operation || operation.isStream || validate(schema, document).length > 0) return [];
  return [[hash, operation]];
}

export type KnownDocuments = ReturnType<typeof openKnownDocuments>;
