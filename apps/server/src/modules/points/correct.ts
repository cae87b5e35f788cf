import { takeFromLots } from '@comanda/domain/card'
import { account, balancesOf } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { givePoints } from './give.ts'
import { endLots, lockPoints, lotsOf, postPoints, takeUses } from './lots.ts'

/** Points added (or taken, below zero) by staff, once per `causeKey`. */
export interface PointsCorrection {
  corporationId: number
  customerId: number
  amount: number
  /** Months that added points live. */
  months: number
  causeKey: string
  reference: string
  shopId: number
  at: number
}

async function take(tx: Tx, { amount, ...ask }: PointsCorrection): Promise<boolean> {
  const uses = takeFromLots(await lotsOf(tx, ask), -amount, ask.at)
  if (!uses) return false
  const posted = await postPoints(tx, ask, { ...ask, kind: 'adjustedDown', points: amount })
  if (posted === 'posted') await takeUses(tx, ask, uses)
  return posted !== 'short'
}

/** Corrects a customer's points; what is owed is settled first by those added. Never below zero. CARD-7, M4 */
export async function correctPoints(
  tx: Tx,
  ask: PointsCorrection,
): Promise<{ before: number; after: number } | 'short'> {
  await endLots(tx, ask, ask.at)
  const before = await lockPoints(tx, ask)
  const { amount, ...rest } = ask
  if (amount > 0) await givePoints(tx, { ...rest, points: amount, kind: 'adjustedUp' })
  else if (!(await take(tx, ask))) return 'short'
  const own = account.points(ask.customerId)
  return { before, after: (await balancesOf(tx, ask.corporationId, [own])).get(own) ?? 0 }
}
