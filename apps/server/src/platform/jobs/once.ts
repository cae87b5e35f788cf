import type { Tx } from '../db/index.ts'

interface DoneTables {
  done_key: { corporation_id: number; key: string; at: Date }
}

/** What may happen once: its key, within its corporation. */
export interface DoneKey {
  readonly corporationId: number
  /** For example `refund:<order id>`. */
  readonly key: string
  readonly at: Date
}

/**
 * Whether this is the first time: true once, false ever after. In the same transaction as the effect it guards, so that
 * a job run twice acts once. A rival at the same moment waits here until the first has committed or given up. O7
 */
export async function once(tx: Tx, done: DoneKey): Promise<boolean> {
  const result = await tx
    .withTables<DoneTables>()
    .insertInto('done_key')
    .values({ corporation_id: done.corporationId, key: done.key, at: done.at })
    .onConflict(conflict => conflict.columns(['corporation_id', 'key']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}
