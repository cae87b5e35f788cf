import { validAfterReturn } from '@comanda/domain/giftcard'
import { type Money, money } from '@comanda/domain/money'
import { account, move, post } from '../../ledger/index.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import { isUuid } from '../../platform/ids.ts'
import type { HoldInput, OwnMethod, OwnMethodInput, OwnMethodOffer } from '../../ports/payment.ts'
import { issueCard } from './buy/issue-card.ts'
import type { Deps } from './deps.ts'
import { cardsShown, zonesOf } from './present.ts'
import { goodAt, programsOf } from './programs.ts'
import { cardsOf, changeCard, changeHold, lockCard, lockHold } from './queries.ts'
import type { GiftCardRow, GiftHoldRow, GiftTables } from './tables.ts'

/** Gift cards as an own payment method. M9 */
export interface GiftCardMethod extends OwnMethod {
  offers(db: Queries, input: OfferInput): Promise<OwnMethodOffer[]>
}

type OfferInput = Omit<OwnMethodInput, 'language'>

const ownerOf = (customerId: number): string => `c:${customerId}`

/** Whether a locked card can pay for this person, in this currency, now. */
const canPay = (card: GiftCardRow | undefined, input: HoldInput): card is GiftCardRow =>
  card !== undefined &&
  card.owner === ownerOf(input.customerId) &&
  card.voided_at === null &&
  card.frozen_at === null &&
  card.currency.currencyCode === input.currencyCode &&
  (card.valid_until === null || card.valid_until.getTime() > input.at)

/** The person's usable cards in the store's currency, the one that expires first at the front. */
async function offers(deps: Deps, db: Queries, input: OfferInput): Promise<OwnMethodOffer[]> {
  const { corporationId, shop, due } = input
  if (input.customerId <= 0) return []
  const rows = await cardsOf(db, { corporationId, owner: ownerOf(input.customerId) })
  const inCurrency = rows
    .filter(card => card.currency.currencyCode === shop.currency.currencyCode)
    .toSorted((a, b) => (a.valid_until?.getTime() ?? Infinity) - (b.valid_until?.getTime() ?? Infinity))
  const programs = await programsOf(db, corporationId)
  const cards = await cardsShown(deps, db, corporationId, inCurrency, 'en_US')
  return cards
    .filter(({ state, cardId }) => state === 'usable' || (state === 'used' && input.held?.includes(cardId)))
    .map(card => {
      const program = programs.get(card.programId)
      const good = program !== undefined && goodAt(program, shop)
      return {
        paymentMethod: '17_giftCard' as const,
        payerId: card.cardId,
        displayName: `•••• ${card.cardNo.slice(-4)}`,
        balance: card.balance,
        usable: money(good ? Math.min(card.balance, due) : 0),
        ...(card.validityEnd !== undefined && { expiresAt: Date.parse(card.validityEnd) }),
        ...(program?.excludesCoupons && { excludesCoupons: true as const }),
        ...(!good && { disabledReason: 'otherStore' as const }),
      }
    })
}

async function hold(deps: Deps, tx: Tx, input: HoldInput): Promise<'held' | 'short' | 'unknown'> {
  const { corporationId, holdKey, payerId, amount, currencyCode, shopId } = input
  const card = isUuid(payerId) ? await lockCard(tx, corporationId, payerId) : undefined
  if (!canPay(card, input) || !(await isGoodAt(deps, tx, card, shopId))) return 'unknown'
  const posted = await post(tx, {
    corporationId,
    causeKey: `gift-held:${holdKey}`,
    kind: 'held',
    currencyCode,
    entries: move(amount, account.giftCard(card.card_id), account.hold(holdKey)),
    reference: holdKey,
    shopId,
    at: new Date(input.at),
  })
  if (posted === 'short') return 'short'
  if (posted === 'posted')
    await tx
      .withTables<GiftTables>()
      .insertInto('gift_hold')
      .values({
        corporation_id: corporationId,
        hold_key: holdKey,
        card_id: card.card_id,
        owner: ownerOf(input.customerId),
        amount,
        currency_code: currencyCode,
        state: 'held',
        captured_to: null,
        given_back: 0,
        at: new Date(input.at),
      })
      .execute()
  return 'held'
}

async function isGoodAt(deps: Deps, tx: Tx, card: GiftCardRow, shopId: number): Promise<boolean> {
  const shop = (await deps.shopsOf(card.corporation_id)).find(one => one.shopId === shopId)
  const program = (await programsOf(tx, card.corporation_id)).get(card.program_id)
  return shop !== undefined && program !== undefined && goodAt(program, shop)
}

/**
 * A hold and its card, both locked, the card first.
 * @throws if there is no such hold
 */
async function lockBoth(tx: Tx, { corporationId, holdKey }: { corporationId: number; holdKey: string }) {
  const row = await tx
    .withTables<GiftTables>()
    .selectFrom('gift_hold')
    .select('card_id')
    .where('corporation_id', '=', corporationId)
    .where('hold_key', '=', holdKey)
    .executeTakeFirst()
  const card = row && (await lockCard(tx, corporationId, row.card_id))
  const hold = card && (await lockHold(tx, corporationId, holdKey))
  if (!card || !hold) throw new Error(`no gift card holds ${holdKey}`)
  return { card, held: hold }
}

const capture: GiftCardMethod['capture'] = async (tx, { corporationId, holdKey, toAccount, at }) => {
  const { held: hold } = await lockBoth(tx, { corporationId, holdKey })
  if (hold.state !== 'held') return
  await post(tx, {
    corporationId,
    causeKey: `gift-captured:${holdKey}`,
    kind: 'captured',
    currencyCode: hold.currency_code,
    entries: move(hold.amount, account.hold(holdKey), toAccount),
    reference: holdKey,
    at: new Date(at),
  })
  await changeHold(tx, hold, { state: 'captured', captured_to: toAccount })
}

const release: GiftCardMethod['release'] = async (tx, { corporationId, holdKey, at }) => {
  const { card, held: hold } = await lockBoth(tx, { corporationId, holdKey })
  if (hold.state !== 'held') return
  await post(tx, {
    corporationId,
    causeKey: `gift-released:${holdKey}`,
    kind: 'released',
    currencyCode: hold.currency_code,
    entries: move(hold.amount, account.hold(holdKey), account.giftCard(card.card_id)),
    reference: holdKey,
    at: new Date(at),
  })
  await changeHold(tx, hold, { state: 'released' })
  // It may have expired while it was reserved: the expiry job checks it again.
  if (card.valid_until && !card.expire_at) await changeCard(tx, card, { expire_at: card.valid_until })
}

/**
 * Where returned value goes: to the card it came from while the payer still owns it; nowhere if the card's own price
 * was refunded.
 */
async function returnTarget(
  tx: Tx,
  card: GiftCardRow,
  hold: GiftHoldRow,
  at: number,
): Promise<'card' | 'newCard' | 'house'> {
  if (card.voided_at) return 'house'
  if (card.owner !== hold.owner) return 'newCard'
  const until = validAfterReturn(card.valid_until?.getTime(), at)
  if (until !== undefined) await changeCard(tx, card, { valid_until: new Date(until), expire_at: new Date(until) })
  return 'card'
}

type BackInput = Parameters<GiftCardMethod['giveBack']>[1]

async function giveBack(deps: Deps, tx: Tx, input: BackInput): Promise<void> {
  const { corporationId, holdKey, causeKey, amount, at } = input
  const { card, held: hold } = await lockBoth(tx, { corporationId, holdKey })
  const key = `gift-given-back:${causeKey}:${holdKey}`
  const done = await tx.query(
    { name: 'gift_given_back', text: 'select 1 from ledger_posting where corporation_id = $1 and cause_key = $2' },
    [corporationId, key],
  )
  if (done.count > 0) return
  if (hold.state !== 'captured' || hold.captured_to === null || hold.given_back + amount > hold.amount)
    throw new RangeError(`${amount} is more than ${holdKey} took`)
  await changeHold(tx, hold, { given_back: hold.given_back + amount })
  const to = await returnTarget(tx, card, hold, at)
  if (to === 'newCard') return returnOnNewCard(deps, tx, { card, held: hold, key, amount, at, from: hold.captured_to })
  await post(tx, {
    corporationId,
    causeKey: key,
    kind: 'givenBack',
    currencyCode: hold.currency_code,
    entries: move(
      amount,
      hold.captured_to,
      to === 'card' ? account.giftCard(card.card_id) : account.brand('gift-loss'),
    ),
    reference: holdKey,
    at: new Date(at),
  })
}

/** The card belongs to a friend now: the payer receives the refund on a new card. */
async function returnOnNewCard(
  deps: Deps,
  tx: Tx,
  refund: { card: GiftCardRow; held: GiftHoldRow; key: string; amount: Money; at: number; from: string },
): Promise<void> {
  const { card, held: hold, key, amount, at } = refund
  const program = (await programsOf(tx, card.corporation_id)).get(card.program_id)
  const timeZone = (await zonesOf(deps, card.corporation_id)).get(card.shop_id) ?? 'UTC'
  await issueCard(tx, deps, {
    corporationId: card.corporation_id,
    owner: hold.owner,
    orderId: null,
    shop: { shopId: card.shop_id, timeZone },
    program: program ?? { programId: card.program_id, validMonths: 0 },
    designId: card.design_id,
    amount,
    currency: card.currency,
    giver: '',
    message: '',
    causeKey: key,
    from: [{ account: refund.from, amount: -amount }],
    at,
  })
}

export const giftCardMethod = (deps: Deps): GiftCardMethod => ({
  offers: (db, input) => offers(deps, db, input),
  hold: (tx, input) => hold(deps, tx, input),
  capture,
  release,
  giveBack: (tx, input) => giveBack(deps, tx, input),
})
