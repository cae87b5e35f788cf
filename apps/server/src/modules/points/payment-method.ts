import { lotsBack, payWithPoints, pointsFor, shareBack, takeFromLots, pointsValue } from '@comanda/domain/card'
import { type Money, money } from '@comanda/domain/money'
import type { ShopConfig } from '@comanda/domain/store'
import { account, entriesOfCause, move, POINT, post } from '../../ledger/index.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { HoldInput, OwnMethodInput } from '../../ports/payment.ts'
import { ruleFor } from './earn.ts'
import { lockPoints, lotsOf, putBack, pointsStateOf, takeUses } from './lots.ts'
import type { PointsDeps } from './deps.ts'
import type { PointHoldRow, PointsTables } from './tables.ts'

/** The point rule of a store for a member; undefined if points cannot pay. */
async function ruleAt(deps: PointsDeps, db: Queries, corporationId: number, customerId: number, shop: ShopConfig) {
  const program = await deps.programAt(corporationId, shop.shopId)
  const rule = program && ruleFor(program.pointsRules, shop.currency.currencyCode)
  if (!rule) return undefined
  const { cardProgramId } = program
  return (await deps.bonusOf(db, { corporationId, customerId, cardProgramId })) === undefined ? undefined : rule
}

/** Points as a payment method: whole tiers, never below the minimum. PAY-2 */
const offers = (deps: PointsDeps) => async (db: Queries, input: Omit<OwnMethodInput, 'language' | 'payableId'>) => {
  const { corporationId, customerId, shop, due, at } = input
  const rule = await ruleAt(deps, db, corporationId, customerId, shop)
  if (!rule) return []
  const { points } = await pointsStateOf(db, { corporationId, customerId }, at)
  const usable = payWithPoints(due, pointsValue(points, rule), rule)
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

/** The points an amount costs here; undefined if points cannot pay it. */
async function costOf(deps: PointsDeps, tx: Tx, input: HoldInput): Promise<number | undefined> {
  const shop = await deps.shopOf(input.corporationId, input.shopId)
  if (!shop || shop.currency.currencyCode !== input.currencyCode || input.payerId !== String(input.customerId))
    return undefined
  const rule = await ruleAt(deps, tx, input.corporationId, input.customerId, shop)
  // Whole tiers from the minimum on, or nothing: a part of a tier has no price in points.
  const whole = rule && input.amount > 0 && payWithPoints(input.amount, input.amount, rule) === input.amount
  return whole ? pointsFor(input.amount, rule) : undefined
}

/**
 * Reserves points, those that expire first at the front. `unknown`: no whole tiers, or points cannot pay here. PAY-2,
 * M4
 */
const hold =
  (deps: PointsDeps) =>
  async (tx: Tx, input: HoldInput): Promise<'held' | 'short' | 'unknown'> => {
    const { corporationId, customerId, holdKey, amount, currencyCode, shopId } = input
    // The account is locked before the hold is read: the same hold requested twice at once is made once.
    await lockPoints(tx, input)
    const before = await holdOf(tx, input)
    if (before) return before.customer_id === customerId && before.state !== 'released' ? 'held' : 'unknown'
    const points = await costOf(deps, tx, input)
    if (points === undefined) return 'unknown'
    const uses = takeFromLots(await lotsOf(tx, input), points, input.at)
    if (!uses) return 'short'
    const at = new Date(input.at)
    const entries = move(points, account.points(customerId), account.hold(holdKey))
    const common = { corporationId, currencyCode: POINT, reference: holdKey, shopId, at }
    const done = await post(tx, { ...common, causeKey: `held:${holdKey}`, kind: 'held', entries })
    if (done !== 'posted') return done === 'short' ? 'short' : 'unknown'
    await takeUses(tx, input, uses)
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

/** Moves a hold out of `held`; undefined if it is not held (any more). */
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

/** Captures the reserved points: the brand takes them and pays their value. */
async function capture(tx: Tx, input: HeldAt & { toAccount: string; at: number }): Promise<void> {
  const row = await end(tx, input, { state: 'captured', to_account: input.toAccount })
  if (!row) return
  const common = { ...commonOf(row, input.at), kind: 'captured' as const }
  const points = move(row.points, account.hold(input.holdKey), account.brand('points'))
  const worth = move(row.amount, account.brand('pointsWorth'), input.toAccount)
  await post(tx, { ...common, causeKey: `captured:${input.holdKey}`, currencyCode: POINT, entries: points })
  await post(tx, { ...common, causeKey: `captured-worth:${input.holdKey}`, currencyCode: row.currency, entries: worth })
}

async function release(tx: Tx, input: HeldAt & { at: number }): Promise<void> {
  const row = await end(tx, input, { state: 'released' })
  if (!row) return
  const at = { corporationId: row.corporation_id, customerId: row.customer_id }
  const entries = move(row.points, account.hold(input.holdKey), account.points(row.customer_id))
  const common = { ...commonOf(row, input.at), kind: 'released' as const, currencyCode: POINT }
  await post(tx, { ...common, causeKey: `released:${input.holdKey}`, entries })
  await putBack(tx, at, row.uses, input.at)
}

/** Returns spent points in proportion to the amount, once per cause; parts add up to the whole. M9, M10 */
async function giveBack(tx: Tx, input: HeldAt & { causeKey: string; amount: Money; at: number }): Promise<void> {
  const row = await holdOf(tx, input)
  const causeKey = `given-back:${input.causeKey}`
  if (!row || (await entriesOfCause(tx, input.corporationId, `${causeKey}:worth`)).length > 0) return
  if (
    row.state !== 'captured' ||
    row.to_account === null ||
    input.amount <= 0 ||
    row.returned + input.amount > row.amount
  )
    throw new RangeError(`${input.amount} cannot go back of hold ${input.holdKey}`)
  const at = { corporationId: row.corporation_id, customerId: row.customer_id }
  const until = (amount: number) => shareBack(row.points, money(row.amount), money(0), money(amount))
  const before = until(row.returned)
  const points = until(row.returned + input.amount) - before
  const common = { ...commonOf(row, input.at), kind: 'givenBack' as const }
  const worth = move(input.amount, row.to_account, account.brand('pointsWorth'))
  await post(tx, { ...common, causeKey: `${causeKey}:worth`, currencyCode: row.currency, entries: worth })
  if (points > 0) {
    const entries = move(points, account.brand('points'), account.points(row.customer_id))
    await post(tx, { ...common, causeKey, currencyCode: POINT, entries })
    await putBack(tx, at, lotsBack(row.uses, before, points), input.at)
  }
  await tx
    .withTables<PointsTables>()
    .updateTable('point_hold')
    .set({ returned: row.returned + input.amount })
    .where('corporation_id', '=', input.corporationId)
    .where('hold_key', '=', input.holdKey)
    .execute()
}

/** Points as a payment method. PAY-2 */
export const pointsMethod = (deps: PointsDeps) => ({
  offers: offers(deps),
  hold: hold(deps),
  capture,
  release,
  giveBack,
})
