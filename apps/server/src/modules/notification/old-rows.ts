import { type Chore, choreOf } from '../../platform/upkeep/index.ts'

/** Messages that went long ago, or never will: whom they went to is nobody's business any more. */
export const oldMessages: Chore = choreOf({
  table: 'outbox_message',
  key: 'outbox_message_id',
  old: 'created_at < $2',
  keptDays: 30,
})
