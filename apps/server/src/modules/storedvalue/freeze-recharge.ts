import { cardDeduction } from '@comanda/domain/card'
import { type Money, money } from '@comanda/domain/money'
import { account, entriesOfCause, post } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { StoredValueDeps } from './deps.ts'
import { changeRecharge, lockRecharge } from './queries.ts'
import { lockParts, postingOf, rechargeOf, takeGiftsBack } from './recharge-back.ts'

interface FreezeAt {
  corporationId: number
  rechargeId: string
  causeKey: string
}

const frozenKey = ({ causeKey }: FreezeAt): string => `valueFrozen:${causeKey}`

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
  const frozen = await entriesOfCause(tx, at.corporationId, frozenKey(at))
  const total = frozen.reduce((all, { amount }) => all + Math.max(0, amount), 0)
  const back =
    to === 'holder'
      ? frozen.map(({ account: name, amount }) => ({ account: name, amount: -amount }))
      : [
          { account: account.frozen(at.rechargeId), amount: -total },
          { account: account.brand('chargebacks'), amount: total },
        ]
  const kind = to === 'holder' ? 'valueReleased' : 'valueTaken'
  if (total > 0) await post(tx, { ...postingOf(row, kind, now, at.causeKey), entries: back })
  if (to === 'holder' || row.state !== 'paid') return
  const rest = money(row.amount - row.returned_amount)
  await takeGiftsBack(tx, deps, row, { back: rest, causeKey: at.causeKey })
  const missing = Math.max(0, rest + (row.brought?.returnAmount ?? 0) - total)
  await changeRecharge(tx, row, { state: 'returned', missing, returned_amount: row.amount, changed_at: new Date(now) })
}
