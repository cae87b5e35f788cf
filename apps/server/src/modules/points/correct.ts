import { takeFromLots } from '@comanda/domain/card'
import { account, balancesOf } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { givePoints } from './points-gift.ts'
import { endLots, lockPoints, lotsOf, postPoints, takeUses } from './lots.ts'

/** A correction by staff: adds points (or removes, if negative), once per `causeKey`. */
export interface PointsCorrection {
  corporationId: number
  customerId: number
  amount: number
  /** Months until added points expire. */
  months: number
  causeKey: string
  reference: string
  shopId: number
  at: number
}

async function take(tx: Tx, { amount, ...input }: PointsCorrection): Promise<boolean> {
  const uses = takeFromLots(await lotsOf(tx, input), -amount, input.at)
  if (!uses) return false
  const posted = await postPoints(tx, input, { ...input, kind: 'adjustedDown', points: amount })
  if (posted === 'posted') await takeUses(tx, input, uses)
  return posted !== 'short'
}

/** Corrects a customer's points; added points settle the debt first. Never below zero. CARD-7, M4 */
export async function correctPoints(
  tx: Tx,
  input: PointsCorrection,
): Promise<{ before: number; after: number } | 'short'> {
  await endLots(tx, input, input.at)
  const before = await lockPoints(tx, input)
  const { amount, ...rest } = input
  if (amount > 0) await givePoints(tx, { ...rest, points: amount, kind: 'adjustedUp' })
  else if (!(await take(tx, input))) return 'short'
  const own = account.points(input.customerId)
  return { before, after: (await balancesOf(tx, input.corporationId, [own])).get(own) ?? 0 }
}
