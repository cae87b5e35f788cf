import type { Tx } from '../../platform/db/index.ts'

const ERASE = {
  name: 'evaluation_erase',
  text: `update evaluation set remark = '', pictures = '{}' where corporation_id = $1 and order_id = any($2::uuid[])`,
}

/** Deletes texts and pictures of the reviews of these orders; the stars stay. */
export const eraseReviews = (tx: Tx, corporationId: number, orderIds: readonly string[]): Promise<unknown> =>
  tx.query(ERASE, [corporationId, orderIds])
