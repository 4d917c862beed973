import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../core/context.ts';
import { Suspended } from '../core/errors.ts';

/** What concerns nobody but whoever does it; whoever is suspended may do nothing else. */
const PRIVATE = new Set([
  'addErrorEntry',
  'changeNotificationSettings',
  'completeTopic',
  'deleteConversation',
  'deleteDraft',
  'deleteNotification',
  'deleteUpload',
  'editErrorEntry',
  'forgetSearches',
  'keepSearches',
  'markNotificationRead',
  'markNotificationsRead',
  'mergeErrorEntries',
  'rateReply',
  'recordSearch',
  'recordStudy',
  'recordViews',
  'regenerateReply',
  'removeErrorEntry',
  'renameConversation',
  'restoreErrorEntry',
  'reviewErrorEntry',
  'saveDraft',
  'sendMessage',
  'stopReply',
]);

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      suspension: SuspensionPlugin<Types>;
    }
  }
}

/** Refuses every mutation that others could see while its caller is suspended. */
class SuspensionPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { kind, name }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (kind !== 'Mutation' || PRIVATE.has(name)) return resolve;
    return (root, args, context, info) => {
      const { actor, now } = context as Context;
      if (actor?.suspension && actor.suspension.until > now()) throw new Suspended(actor.suspension);
      return resolve(root, args, context, info);
    };
  }
}

/** Its name in the list of the builder. */
export const SUSPENSION = 'suspension';
SchemaBuilder.registerPlugin(SUSPENSION, SuspensionPlugin);
