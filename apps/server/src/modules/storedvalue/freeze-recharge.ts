import { cardDeduction } from '@comanda/domain/card'
import { type Money, money } from '@comanda/domain/money'
import { account, entriesOfCause, post } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { StoredValueDeps } from './deps.ts'
import { changeRecharge, lockRecharge } from './queries.ts'
import { lockParts, pointsBackKey, postingOf, rechargeOf, takeGiftsBack } from './recharge-back.ts'
import type { RechargeRow } from './tables.ts'

interface FreezeAt {
  corporationId: number
  rechargeId: string
  causeKey: string
}

const frozenKey = (causeKey: string): string => `valueFrozen:${causeKey}`

/** Freezes what the card still holds of a paid recharge, with its share of the bonus; answers how much. PAY-9 */
export async function freezeRecharge(tx: Tx, deps: StoredValueDeps, at: FreezeAt): Promise<Money> {
  const row = await lockRecharge(tx, at.corporationId, at.rechargeId)
  if (row?.state !== 'paid') return money(0)
  const off = cardDeduction(rechargeOf(row), money(row.amount - row.returned_amount), await lockParts(tx, row))
  const frozen = money(off.paid + off.forBonus + off.given)
  const entries = [
    { account: account.cardPaid(row.card_id), amount: -(off.paid + off.forBonus) },
    { account: account.cardGiven(row.card_id), amount: -off.given },
    { account: account.frozen(at.rechargeId), amount: frozen },
  ].filter(({ amount }) => amount !== 0)
  if (frozen > 0) await post(tx, { ...postingOf(row, 'valueFrozen', deps.clock(), at.causeKey), entries })
  return frozen
}

/**
 * Ends the freeze: every part of the value returns to the card, or is the brand's for good; then points and coupons of the
 * recharge are taken back, and what had been spent is recorded as missing.
 */
export async function thawRecharge(
  tx: Tx,
  deps: StoredValueDeps,
  { to, ...at }: FreezeAt & { to: 'holder' | 'brand' },
): Promise<void> {
  const row = await lockRecharge(tx, at.corporationId, at.rechargeId)
  if (!row) return
  const now = deps.clock()
  const frozen = await entriesOfCause(tx, at.corporationId, frozenKey(at.causeKey))
  const total = frozen.reduce((all, { amount }) => all + Math.max(0, amount), 0)
  const refund =
    to === 'holder'
      ? frozen.map(({ account: name, amount }) => ({ account: name, amount: -amount }))
      : [
          { account: account.frozen(at.rechargeId), amount: -total },
          { account: account.brand('chargebacks'), amount: total },
        ]
  const kind = to === 'holder' ? 'valueReleased' : 'valueTaken'
  if (total > 0) await post(tx, { ...postingOf(row, kind, now, at.causeKey), entries: refund })
  if (to === 'holder' || row.state !== 'paid') return
  const rest = money(row.amount - row.returned_amount)
  await takeGiftsBack(tx, deps, row, { refund: rest, causeKey: at.causeKey })
  const missing = Math.max(0, rest + (row.brought?.returnAmount ?? 0) - total)
  await changeRecharge(tx, row, { state: 'returned', missing, returned_amount: row.amount, changed_at: new Date(now) })
}

/**
 * The bank returned the money of a recharge whose value a person had taken: the value is its card's again, with the points that were
 * taken, and is frozen at once. Coupons are not: they may have been replaced meanwhile. PAY-9
 */
export async function refreezeRecharge(
  tx: Tx,
  deps: StoredValueDeps,
  { takenKey, ...at }: FreezeAt & { takenKey: string },
): Promise<Money> {
  const row = await lockRecharge(tx, at.corporationId, at.rechargeId)
  if (row?.state !== 'returned') return money(0)
  const now = deps.clock()
  const frozen = await entriesOfCause(tx, at.corporationId, frozenKey(takenKey))
  const back = frozen
    .filter(({ amount }) => amount < 0)
    .map(({ account: name, amount }) => ({ account: name, amount: -amount }))
  const total = back.reduce((all, { amount }) => all + amount, 0)
  const entries = [{ account: account.brand('chargebacks'), amount: -total }, ...back]
  if (total > 0) await post(tx, { ...postingOf(row, 'valueReleased', now, `${takenKey}:again`), entries })
  await givePointsAgain(tx, deps, row, { takenKey, at: now })
  const rest = row.missing + total - (row.brought?.returnAmount ?? 0)
  const changed = { state: 'paid' as const, missing: 0, returned_amount: row.amount - rest, changed_at: new Date(now) }
  await changeRecharge(tx, row, changed)
  return freezeRecharge(tx, deps, at)
}

async function givePointsAgain(
  tx: Tx,
  deps: StoredValueDeps,
  row: RechargeRow,
  { takenKey, at }: { takenKey: string; at: number },
): Promise<void> {
  const { corporation_id: corporationId, customer_id: customerId, card_id: cardId, recharge_id: reference } = row
  const taken = await entriesOfCause(tx, corporationId, pointsBackKey(takenKey))
  const points = -(taken.find(entry => entry.account === account.points(customerId))?.amount ?? 0)
  if (points <= 0) return
  const card = await deps.cardOf(tx, { corporationId, customerId, cardId })
  const posting = {
    corporationId,
    customerId,
    points,
    kind: 'pointsGiven' as const,
    at,
    reference,
    shopId: row.shop_id,
  }
  await deps.givePoints(tx, {
    ...posting,
    causeKey: `points-given-again:${takenKey}`,
    months: card?.pointsMonths ?? 12,
  })
}
