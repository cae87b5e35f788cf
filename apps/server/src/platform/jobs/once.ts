import type { Tx } from '../db/index.ts'

interface DoneTables {
  done_key: { corporation_id: number; key: string; at: Date }
}

/** The key of an effect that may happen once in its corporation. */
export interface DoneKey {
  readonly corporationId: number
  /** For example `refund:<order id>`. */
  readonly key: string
  readonly at: Date
}

/**
 * True for the first caller of a key, false for all later ones. Called in the transaction of the effect it guards, so that a
 * job that runs twice acts once; a concurrent caller waits until the first commits or rolls back. O7
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
