import { type Bonus, bonusOf } from '@comanda/domain/card'
import { type Currency, type Money, money } from '@comanda/domain/money'
import { account, move, post } from '../../ledger/index.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { StoredValueDeps } from './deps.ts'
import { freezeRecharge, refreezeRecharge, thawRecharge } from './freeze-recharge.ts'
import { changeRecharge, findRecharge, lockRecharge, programOf } from './queries.ts'
import { mostBackOf, postingOf, takePartBack, reverseRest } from './recharge-back.ts'
import { holdPaid, payAfterRecharge, paysOf } from './smart-recharge.ts'
import type { RechargeRow, StoredValueTables } from './tables.ts'

export interface RechargeAt {
  corporationId: number
  rechargeId: string
}

/** A recharge as a payable. */
export interface RechargeToPay {
  rechargeNo: string
  shopId: number
  state: RechargeRow['state']
  amount: Money
  currency: Currency
  /** What it pays after it has been paid itself. PAY-7 */
  pays?: { payFor: 'order' | 'bill'; orderId: string; state: 'waiting' | 'paid' | 'notPaid' }
}

/** True for the card's first recharge of the program, once under concurrency. M12 */
async function claimFirst(tx: Tx, row: RechargeRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .withTables<StoredValueTables>()
    .insertInto('first_recharge')
    .values({
      corporation_id: row.corporation_id,
      card_id: row.card_id,
      program_id: row.program_id,
      recharge_id: row.recharge_id,
    })
    .onConflict(conflict => conflict.columns(['corporation_id', 'card_id', 'program_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The bonus of a recharge, by the version of the rules it was made under. */
async function bonusFor(tx: Tx, row: RechargeRow): Promise<Bonus> {
  const program = await programOf(tx, row.corporation_id, row.program_id, row.version_id)
  const tier = program?.programRules.find(one => one.ruleId === row.rule_id)
  if (!program || !tier) return { returnAmount: money(0), returnPoint: 0, giftInfos: [] }
  return bonusOf(program, tier, await claimFirst(tx, row))
}

/** Credits the paid amount and its bonus to the card: once, under the recharge's lock. CARD-3 */
async function credit(tx: Tx, deps: StoredValueDeps, row: RechargeRow): Promise<Bonus> {
  const at = deps.clock()
  const { corporation_id: corporationId, customer_id: customerId, recharge_id: rechargeId, card_id: cardId } = row
  const bonus = await bonusFor(tx, row)
  const paid = move(row.amount, account.recharge(rechargeId), account.cardPaid(cardId))
  await post(tx, { ...postingOf(row, 'recharged', at), entries: paid })
  const bonusMove = move(bonus.returnAmount, account.brand('bonus'), account.cardGiven(cardId))
  if (bonus.returnAmount > 0) await post(tx, { ...postingOf(row, 'bonusGiven', at), entries: bonusMove })
  await deps.renewCard(tx, { corporationId, cardId, at })
  const card = await deps.cardOf(tx, { corporationId, customerId, cardId })
  const points = { corporationId, customerId, points: bonus.returnPoint, kind: 'pointsGiven' as const, at }
  const more = { causeKey: `points-given:${rechargeId}`, months: card?.pointsMonths ?? 12, reference: rechargeId }
  await deps.givePoints(tx, { ...points, ...more, shopId: row.shop_id })
  for (const { couponTemplateId, giftCount } of bonus.giftInfos)
    await deps.giveCoupons(tx, { corporationId, owner: `c:${customerId}`, couponTemplateId, count: giftCount })
  return bonus
}

/** What payment needs of a recharge. Each function locks it first. PAY-5 */
export const rechargePayments = (deps: StoredValueDeps) => ({
  hold: async (tx: Tx, { corporationId, rechargeId }: RechargeAt): Promise<boolean> =>
    (await lockRecharge(tx, corporationId, rechargeId)) !== undefined,

  async payable(tx: Tx, { corporationId, rechargeId, owner }: RechargeAt & { owner: string }) {
    const row = await lockRecharge(tx, corporationId, rechargeId)
    if (!row || owner !== `c:${row.customer_id}`) return undefined
    const { recharge_no: rechargeNo, shop_id: shopId, state, currency } = row
    const pays = await paysOf(tx, { corporationId, rechargeId })
    const toPay: RechargeToPay = { rechargeNo, shopId, state, currency, amount: money(row.amount) }
    return pays ? { ...toPay, pays: { payFor: pays.kind, orderId: pays.payable_id, state: pays.state } } : toPay
  },

  /** The money has arrived: the card is credited exactly once. */
  async paid(tx: Tx, { corporationId, rechargeId, amount, ref }: RechargeAt & { amount: Money; ref: string }) {
    const row = await lockRecharge(tx, corporationId, rechargeId)
    if (!row) return 'unknown' as const
    if (amount !== row.amount) return 'wrongAmount' as const
    if (row.state !== 'awaitingPayment') return 'repeat' as const
    const pays = await holdPaid(tx, deps, { corporationId, rechargeId })
    const brought = JSON.stringify(await credit(tx, deps, row))
    if (pays) await payAfterRecharge(tx, deps, row, pays)
    const changed_at = new Date(deps.clock())
    await changeRecharge(tx, row, { state: 'paid', brought, payment_ref: ref, changed_at })
    return 'paid' as const
  },

  numberOf: async (db: Queries, { corporationId, rechargeId }: RechargeAt): Promise<string | undefined> =>
    (await findRecharge(db, corporationId, rechargeId))?.recharge_no,

  /** The refundable amount: its unused part, minor units. */
  async mostBack(tx: Tx, { corporationId, rechargeId }: RechargeAt): Promise<Money> {
    const row = await lockRecharge(tx, corporationId, rechargeId)
    return row?.state === 'paid' ? mostBackOf(tx, row) : money(0)
  },

  /** A partial refund: the card loses it, with its share of the bonus, once per `causeKey`. M10 */
  async takeBack(tx: Tx, { corporationId, rechargeId, ...part }: RechargeAt & { amount: Money; causeKey: string }) {
    const row = await lockRecharge(tx, corporationId, rechargeId)
    if (row?.state !== 'paid') throw new Error(`recharge ${rechargeId} is not paid`)
    await takePartBack(tx, deps, row, part)
  },

  freeze: (tx: Tx, at: RechargeAt & { causeKey: string }): Promise<Money> => freezeRecharge(tx, deps, at),
  thaw: (tx: Tx, at: RechargeAt & { causeKey: string; to: 'holder' | 'brand' }) => thawRecharge(tx, deps, at),
  refreeze: (tx: Tx, at: RechargeAt & { causeKey: string; takenKey: string }) => refreezeRecharge(tx, deps, at),

  /** The whole amount was refunded: takes back what the card still holds of it, once. */
  async refunded(tx: Tx, { corporationId, rechargeId }: RechargeAt): Promise<void> {
    const row = await lockRecharge(tx, corporationId, rechargeId)
    if (row?.state === 'paid') await reverseRest(tx, deps, row)
  },
})
