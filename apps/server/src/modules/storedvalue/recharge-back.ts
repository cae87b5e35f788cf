import {
  mostRechargeBack,
  type CardDeduction,
  cardDeduction,
  type PaidRecharge,
  type Parts,
  shareBack,
} from '@comanda/domain/card'
import { type Money, money } from '@comanda/domain/money'
import { account, lockBalances, move, post, type PostingKind } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import type { StoredValueDeps } from './deps.ts'
import { changeRecharge } from './queries.ts'
import type { RechargeRow } from './tables.ts'

/** The common fields of a recharge's postings; `cause` distinguishes several postings of one kind. */
export const postingOf = (row: RechargeRow, kind: PostingKind, at: number, cause: string = row.recharge_id) => ({
  corporationId: row.corporation_id,
  causeKey: `${kind}:${cause}`,
  kind,
  currencyCode: row.currency.currencyCode,
  reference: row.recharge_id,
  shopId: row.shop_id,
  at: new Date(at),
})

export const rechargeOf = (row: RechargeRow): PaidRecharge => ({
  amount: money(row.amount),
  returned: money(row.returned_amount),
  bonus: row.brought?.returnAmount ?? money(0),
})

/** The card's balances, locked: concurrent payments wait. M4 */
export async function lockParts(tx: Tx, row: RechargeRow): Promise<Parts> {
  const accounts = [account.cardPaid(row.card_id), account.cardGiven(row.card_id)]
  const [paid = 0, given = 0] = await lockBalances(tx, row.corporation_id, accounts)
  return { paid: money(paid), given: money(given) }
}

/** The refundable amount of a locked recharge, minor units. M10 */
export const mostBackOf = async (tx: Tx, row: RechargeRow): Promise<Money> =>
  mostRechargeBack(rechargeOf(row), await lockParts(tx, row))

/** Takes a part of a recharge off its card, with its share of the bonus. The caller ensures it happens once. M10 */
export async function takePartBack(
  tx: Tx,
  deps: StoredValueDeps,
  row: RechargeRow,
  { amount, causeKey }: { amount: Money; causeKey: string },
): Promise<void> {
  const off = cardDeduction(rechargeOf(row), amount, await lockParts(tx, row))
  if (off.missing > 0) throw new RangeError(`${amount} of recharge ${row.recharge_id} is used`)
  await reduce(tx, deps, row, { off, refund: amount, causeKey })
  const returned_amount = row.returned_amount + amount
  const state = returned_amount === row.amount ? 'returned' : row.state
  await changeRecharge(tx, row, { state, returned_amount, changed_at: new Date(deps.clock()) })
}

/** Takes back what the card still holds of a recharge; the missing part is recorded. M4, M10 */
export async function reverseRest(tx: Tx, deps: StoredValueDeps, row: RechargeRow): Promise<void> {
  const refund = money(row.amount - row.returned_amount)
  const off = cardDeduction(rechargeOf(row), refund, await lockParts(tx, row))
  await reduce(tx, deps, row, { off, refund, causeKey: row.recharge_id })
  const changed = { missing: off.missing, returned_amount: row.amount, changed_at: new Date(deps.clock()) }
  await changeRecharge(tx, row, { state: 'returned', ...changed })
}

async function reduce(
  tx: Tx,
  deps: StoredValueDeps,
  row: RechargeRow,
  { off, refund, causeKey }: { off: CardDeduction; refund: Money; causeKey: string },
): Promise<void> {
  const at = deps.clock()
  const { recharge_id: rechargeId, card_id: cardId } = row
  const [paid, given] = [account.cardPaid(cardId), account.cardGiven(cardId)]
  const value = move(off.paid, paid, account.recharge(rechargeId))
  if (off.paid > 0) await post(tx, { ...postingOf(row, 'rechargeReturned', at, causeKey), entries: value })
  const bonus = [
    { account: paid, amount: -off.forBonus },
    { account: given, amount: -off.given },
    { account: account.brand('bonus'), amount: off.forBonus + off.given },
  ].filter(({ amount }) => amount !== 0)
  if (bonus.length > 0) await post(tx, { ...postingOf(row, 'bonusTakenBack', at, causeKey), entries: bonus })
  await takeGiftsBack(tx, deps, row, { refund, causeKey })
}

/** Key of the posting that takes the points of a part back. */
export const pointsBackKey = (causeKey: string): string => `recharge-points-back:${causeKey}`

/** Takes back the points and coupons that came with a part of a recharge. M10 */
export async function takeGiftsBack(
  tx: Tx,
  deps: StoredValueDeps,
  row: RechargeRow,
  { refund, causeKey }: { refund: Money; causeKey: string },
): Promise<void> {
  const at = deps.clock()
  const { corporation_id: corporationId, customer_id: customerId, recharge_id: rechargeId } = row
  const share = (of: number) => shareBack(of, money(row.amount), money(row.returned_amount), refund)
  const pointsOwner = { corporationId, customerId, kind: 'pointsGiven' as const }
  const points = {
    points: share(row.brought?.returnPoint ?? 0),
    causeKey: pointsBackKey(causeKey),
    given: `points-given:${rechargeId}`,
  }
  await deps.takePointsBack(tx, { ...pointsOwner, ...points, at, reference: rechargeId, shopId: row.shop_id })
  for (const { couponTemplateId, giftCount } of row.brought?.giftInfos ?? [])
    await deps.takeCouponsBack(tx, {
      corporationId,
      owner: `c:${customerId}`,
      couponTemplateId,
      count: share(giftCount),
    })
}
