import { requireActor } from '../../core/context.ts';
import { paced } from '../../core/pubsub/pubsub.ts';
import { builder } from '../../graph/builder.ts';
import { EVENTS_ARE_PAID } from '../../graph/cost/pay.ts';
import { fixed } from '../../graph/cost/price.ts';
import { READ_PRICES } from '../../limits/table.ts';
import { inboxChannel, type InboxEvent } from './events.ts';
import { newestNotification, unreadCount } from './operations/inbox.ts';
import { notificationSettings } from './operations/settings.ts';
import { isQuiet } from './rules.ts';

const InboxChange = builder.objectRef<InboxEvent>('InboxChange').implement({
  description: 'How one’s inbox is now.',
  fields: (t) => ({
    unreadCount: t.int({
      description: 'How many notifications are unread.',
      complexity: fixed(READ_PRICES.query),
      resolve: (_event, _args, ctx) => unreadCount(ctx),
    }),
    newest: t.prismaField({
      type: 'Notification',
      nullable: true,
      description: 'The newest of them; null where there is none.',
      resolve: (selection, _event, _args, ctx) => newestNotification(ctx, selection),
    }),
    isQuiet: t.boolean({
      description: 'Whether the quiet hours are on: then nothing should ring or pop up.',
      complexity: fixed(READ_PRICES.query),
      resolve: async (_event, _args, ctx) => isQuiet(await notificationSettings(ctx), ctx.now()),
    }),
  }),
});

builder.subscriptionField('inboxChanged', (t) =>
  t.field({
    type: InboxChange,
    description: 'One’s inbox each time that it changes. Changes that follow each other fast are one event.',
    extensions: EVENTS_ARE_PAID,
    subscribe: (_root, _args, ctx) =>
      paced(ctx.events.subscribe(inboxChannel(requireActor(ctx).id), { latestOnly: true })),
    resolve: (event) => event as InboxEvent,
  }),
);
