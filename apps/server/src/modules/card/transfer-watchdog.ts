import { createInterval, type Interval } from '../../platform/interval.ts'
import type { CardDeps } from './deps.ts'
import type { CardTables } from './tables.ts'
import { lockTransfer } from './transfer-queries.ts'
import { endTransfer } from './transfers.ts'

const INTERVAL_MS = 30_000
const BATCH_SIZE = 100

/** Returns unclaimed transfers after their deadline. Safe to run in several processes at once. CARD-4 */
export interface TransferWatchdog extends Interval {
  /** Ends the transfers that are due and returns how many were returned. */
  sweep(): Promise<number>
}

export function transferWatchdog({ db, clock, log }: CardDeps): TransferWatchdog {
  const endOne = (corporationId: number, transferId: string) =>
    db.inTx(async tx => {
      const row = await lockTransfer(tx, corporationId, { transferId })
      const at = clock()
      if (!row?.watch_at || row.watch_at.getTime() > at) return undefined
      return endTransfer(tx, row, { state: 'returned', cardId: row.from_card_id, customerId: null, at })
    })
  const sweep = async () => {
    const due = await db
      .withTables<CardTables>()
      .selectFrom('card_transfer')
      .select(['corporation_id', 'transfer_id'])
      .where('watch_at', '<=', new Date(clock()))
      .orderBy('watch_at')
      .limit(BATCH_SIZE)
      .execute()
    let ended = 0
    for (const { corporation_id, transfer_id } of due) if (await endOne(corporation_id, transfer_id)) ended += 1
    return ended
  }
  const rounds = createInterval(INTERVAL_MS, sweep, error => log.warn('transfers could not be sent back', { error }))
  return { ...rounds, sweep }
}
