import {
  livePoints,
  lotsBack,
  payWithPoints,
  pointsFor,
  shareBack,
  takeFromLots,
  worthOfPoints,
} from '@comanda/domain/card'
import { type Money, money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import { account, entriesOfCause, move, POINT, post } from '../../ledger/index.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { ruleFor } from './earn.ts'
import { lockPoints, lotsOf, putBack, takeUses } from './lots.ts'
import type { PointsNeeds } from './needs.ts'
import type { PointHoldRow, PointsTables } from './tables.ts'

interface OfferAsk {
  corporationId: number
  customerId: number
  shop: ShopConfig
  due: Money
  at: number
}

/** The rule of a store for a member; undefined where points do not pay. */
async function ruleAt(needs: PointsNeeds, on: Queries, corporationId: number, customerId: number, shop: ShopConfig) {
  const program = await needs.programAt(corporationId, shop.shopId)
  const rule = program && ruleFor(program.pointsRules, shop.currency.currencyCode)
  if (!rule) return undefined
  const { cardProgramId } = program
  return (await needs.bonusOf(on, { corporationId, customerId, cardProgramId })) === undefined ? undefined : rule
}

/** Points as a means of payment: whole tiers, never below the minimum. PAY-2 */
const offers = (needs: PointsNeeds) => async (on: Queries, ask: OfferAsk) => {
  const { corporationId, customerId, shop, due, at } = ask
  const rule = await ruleAt(needs, on, corporationId, customerId, shop)
  if (!rule) return []
  const points = livePoints(await lotsOf(on, { corporationId, customerId }), at)
  const usable = payWithPoints(due, worthOfPoints(points, rule), rule)
  return [
    {
      paymentMethod: '16_msPoint' as const,
      payerId: String(customerId),
      displayName: '',
      balance: points,
      usable,
      points: rule,
      ...(usable === 0 && { disabledReason: points === 0 ? ('empty' as const) : ('belowMinimum' as const) }),
    },
  ]
}

/** Points worth `amount` to be set aside, once per `holdKey`. */
interface HoldAsk {
  corporationId: number
  customerId: number
  holdKey: string
  payerId: string
  amount: Money
  currencyCode: string
  shopId: number
  at: number
}

interface HeldAt {
  corporationId: number
  holdKey: string
}

const holdOf = (tx: Tx, { corporationId, holdKey }: HeldAt): Promise<PointHoldRow | undefined> =>
  tx
    .withTables<PointsTables>()
    .selectFrom('point_hold')
    .selectAll()
    .where('corporation_id', '=', corporationId)
    .where('hold_key', '=', holdKey)
    .forUpdate()
    .executeTakeFirst()

/** What an amount costs here; undefined where points do not pay it. */
async function costOf(needs: PointsNeeds, tx: Tx, ask: HoldAsk): Promise<number | undefined> {
  const shop = await needs.shopOf(ask.corporationId, ask.shopId)
  if (!shop || shop.currency.currencyCode !== ask.currencyCode || ask.payerId !== String(ask.customerId))
    return undefined
  const rule = await ruleAt(needs, tx, ask.corporationId, ask.customerId, shop)
  // Whole tiers from the minimum on, or nothing: a part of a tier costs no points.
  const whole = rule && ask.amount > 0 && payWithPoints(ask.amount, ask.amount, rule) === ask.amount
  return whole ? pointsFor(ask.amount, rule) : undefined
}

/** Sets points aside, those that end first first. `unknown`: no whole tiers, or points do not pay here. PAY-2, M4 */
const hold =
  (needs: PointsNeeds) =>
  async (tx: Tx, ask: HoldAsk): Promise<'held' | 'short' | 'unknown'> => {
    const { corporationId, customerId, holdKey, amount, currencyCode, shopId } = ask
    // The account is locked before the hold is looked for: the same hold asked for twice at once is made once.
    await lockPoints(tx, ask)
    const before = await holdOf(tx, ask)
    if (before) return before.customer_id === customerId && before.state !== 'released' ? 'held' : 'unknown'
    const points = await costOf(needs, tx, ask)
    if (points === undefined) return 'unknown'
    const uses = takeFromLots(await lotsOf(tx, ask), points, ask.at)
    if (!uses) return 'short'
    const at = new Date(ask.at)
    const entries = move(points, account.points(customerId), account.hold(holdKey))
    const common = { corporationId, currencyCode: POINT, reference: holdKey, shopId, at }
    const done = await post(tx, { ...common, causeKey: `held:${holdKey}`, kind: 'held', entries })
    if (done !== 'posted') return done === 'short' ? 'short' : 'unknown'
    await takeUses(tx, ask, uses)
    const row = { corporation_id: corporationId, hold_key: holdKey, customer_id: customerId, points, amount }
    const rest = { currency: currencyCode, returned: 0, state: 'held' as const, to_account: null, shop_id: shopId }
    const json = JSON.stringify(uses) as unknown as PointHoldRow['uses']
    await tx
      .withTables<PointsTables>()
      .insertInto('point_hold')
      .values({ ...row, ...rest, uses: json, held_at: at })
      .execute()
    return 'held'
  }

/** Moves a hold on from `held`; undefined where it is not held (any more). */
const end = (tx: Tx, { corporationId, holdKey }: HeldAt, to: Partial<PointHoldRow>) =>
  tx
    .withTables<PointsTables>()
    .updateTable('point_hold')
    .set(to)
    .where('corporation_id', '=', corporationId)
    .where('hold_key', '=', holdKey)
    .where('state', '=', 'held')
    .returningAll()
    .executeTakeFirst()

const commonOf = (row: PointHoldRow, at: number) => ({
  corporationId: row.corporation_id,
  reference: row.hold_key,
  shopId: row.shop_id,
  at: new Date(at),
})

/** The points are spent: the house takes them and pays their worth. */
async function capture(tx: Tx, ask: HeldAt & { toAccount: string; at: number }): Promise<void> {
  const row = await end(tx, ask, { state: 'captured', to_account: ask.toAccount })
  if (!row) return
  const common = { ...commonOf(row, ask.at), kind: 'captured' as const }
  const points = move(row.points, account.hold(ask.holdKey), account.house('points'))
  const worth = move(row.amount, account.house('pointsWorth'), ask.toAccount)
  await post(tx, { ...common, causeKey: `captured:${ask.holdKey}`, currencyCode: POINT, entries: points })
  await post(tx, { ...common, causeKey: `captured-worth:${ask.holdKey}`, currencyCode: row.currency, entries: worth })
}

async function release(tx: Tx, ask: HeldAt & { at: number }): Promise<void> {
  const row = await end(tx, ask, { state: 'released' })
  if (!row) return
  const at = { corporationId: row.corporation_id, customerId: row.customer_id }
  const entries = move(row.points, account.hold(ask.holdKey), account.points(row.customer_id))
  const common = { ...commonOf(row, ask.at), kind: 'released' as const, currencyCode: POINT }
  await post(tx, { ...common, causeKey: `released:${ask.holdKey}`, entries })
  await putBack(tx, at, row.uses, ask.at)
}

/** Gives spent points back in proportion to the amount, once per cause: whatever the pieces, the whole gives all. M9, M10 */
async function giveBack(tx: Tx, ask: HeldAt & { causeKey: string; amount: Money; at: number }): Promise<void> {
  const row = await holdOf(tx, ask)
  const causeKey = `given-back:${ask.causeKey}`
  if (!row || (await entriesOfCause(tx, ask.corporationId, `${causeKey}:worth`)).length > 0) return
  if (row.state !== 'captured' || row.to_account === null || ask.amount <= 0 || row.returned + ask.amount > row.amount)
    throw new RangeError(`${ask.amount} cannot go back of hold ${ask.holdKey}`)
  const at = { corporationId: row.corporation_id, customerId: row.customer_id }
  const until = (amount: number) => shareBack(row.points, money(row.amount), money(0), money(amount))
  const before = until(row.returned)
  const points = until(row.returned + ask.amount) - before
  const common = { ...commonOf(row, ask.at), kind: 'givenBack' as const }
  const worth = move(ask.amount, row.to_account, account.house('pointsWorth'))
  await post(tx, { ...common, causeKey: `${causeKey}:worth`, currencyCode: row.currency, entries: worth })
  if (points > 0) {
    const entries = move(points, account.house('points'), account.points(row.customer_id))
    await post(tx, { ...common, causeKey, currencyCode: POINT, entries })
    await putBack(tx, at, lotsBack(row.uses, before, points), ask.at)
  }
  await tx
    .withTables<PointsTables>()
    .updateTable('point_hold')
    .set({ returned: row.returned + ask.amount })
    .where('corporation_id', '=', ask.corporationId)
    .where('hold_key', '=', ask.holdKey)
    .execute()
}

/** Points as a means of payment. PAY-2 */
export const pointsMeans = (needs: PointsNeeds) => ({
  offers: offers(needs),
  hold: hold(needs),
  capture,
  release,
  giveBack,
})
