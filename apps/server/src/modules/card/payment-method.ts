import { type Parts, partsBack, spendParts, validAt } from '@comanda/domain/card'
import { inLanguage, type Money, money } from '@comanda/domain/money'
import { account, entriesOfCause, lockBalances, post, postWithCommit } from '../../ledger/index.ts'
import type { Queries, Tx } from '../../platform/db/index.ts'
import type { HoldInput, OwnMethodInput } from '../../ports/payment.ts'
import { cardsWithParts, type HeldCard, hasRunOut, lockedWithParts, ownCard } from './queries.ts'
import type { CardHoldRow, CardTables } from './tables.ts'

type OfferInput = Omit<OwnMethodInput, 'language' | 'payableId'> & { language?: string }

/** Why a card cannot pay here. */
type CardFault = 'otherStore' | 'expired' | 'empty'

function faultOf({ row, program }: HeldCard, { shop, at }: OfferInput, balance: Money): CardFault | undefined {
  const sameCurrency = program.currency.currencyCode === shop.currency.currencyCode
  if (!validAt(program, shop) || !sameCurrency) return 'otherStore'
  if (hasRunOut(row, at)) return 'expired'
  return balance > 0 ? undefined : 'empty'
}

type CardsWithParts = Awaited<ReturnType<typeof cardsWithParts>>

/** The customer's cards as payment methods, with what each may pay at most here. PAY-1 */
export const cardOffers = async (db: Queries, input: OfferInput) =>
  offersOf(await cardsWithParts(db, input.corporationId, input.customerId), input)

/**
 * Some of the customer's cards with their balances locked until the transaction ends: an offered amount can be charged.
 * M4
 */
async function lockCards(
  tx: Tx,
  { corporationId, customerId, payerIds }: { corporationId: number; customerId: number; payerIds: readonly string[] },
) {
  // Locked in the order of ids, to avoid deadlocks.
  const locked = payerIds.toSorted().map(cardId => lockedWithParts(tx, corporationId, customerId, cardId))
  const cards = (await Promise.all(locked)).flat()
  return (input: OfferInput) => offersOf(cards, input)
}

/** Cards as payment methods, each with what it may pay and which methods it excludes. PAY-1, PAY-4 */
export const offersOf = (cards: CardsWithParts, input: OfferInput) =>
  cards.map(({ parts, ...card }) => {
    const balance = money(parts.paid + parts.given)
    const disabledReason = faultOf(card, input, balance)
    return {
      paymentMethod: '16_msBalance' as const,
      payerId: card.row.card_id,
      displayName: inLanguage(card.program.name, input.language ?? 'en_US'),
      balance,
      usable: money(disabledReason ? 0 : Math.min(balance, input.due)),
      priority: card.program.cardFirst,
      ...(card.program.excludesPoints && { excludes: ['16_msPoint' as const] }),
      passwordSet: card.row.password_hash !== null,
      securityFrom: card.program.securityFrom,
      balanceParts: parts,
      ...(disabledReason && { disabledReason }),
    }
  })

interface HeldAt {
  corporationId: number
  holdKey: string
}

const HOLD = {
  name: 'card_hold_lock',
  text: 'select * from card_hold where corporation_id = $1 and hold_key = $2 for update',
}

const holdOf = async (tx: Tx, { corporationId, holdKey }: HeldAt): Promise<CardHoldRow | undefined> =>
  (await tx.query<CardHoldRow>(HOLD, [corporationId, holdKey])).rows[0]

const signed = (cardId: string, { paid, given }: Parts, sign: 1 | -1) =>
  [
    { account: account.cardPaid(cardId), amount: sign * paid },
    { account: account.cardGiven(cardId), amount: sign * given },
  ].filter(entry => entry.amount !== 0)

const accountsOf = (cardId: string) => [account.cardGiven(cardId), account.cardPaid(cardId)]

/** Whether the customer's own card is still valid, and of this currency. */
const mayPay = (card: HeldCard | undefined, { currencyCode, amount, at }: HoldInput): boolean =>
  card !== undefined && amount > 0 && !hasRunOut(card.row, at) && card.program.currency.currencyCode === currencyCode

const ADD = {
  name: 'card_hold_add',
  text: `insert into card_hold (corporation_id, hold_key, card_id, currency, paid, given, returned, state, to_account,
      shop_id, held_at)
    values ($1, $2, $3, $4, $5, $6, 0, $9, $10, $7, $8)`,
}

/** Reserves card value. `unknown`: no such card of this customer, expired, or of another currency. M4 */
export async function holdCard(tx: Tx, input: HoldInput): Promise<'held' | 'short' | 'unknown'> {
  const { corporationId, customerId, payerId: cardId, holdKey, amount, currencyCode, shopId } = input
  // Sent together, the queries run in order. The account is locked before the hold is read: the same hold requested
  // twice at once is made once.
  const [[given = 0, paid = 0], before, card] = await Promise.all([
    lockBalances(tx, corporationId, accountsOf(cardId)),
    holdOf(tx, input),
    ownCard(tx, corporationId, customerId, cardId),
  ])
  if (before) return before.card_id === cardId && before.state !== 'released' ? 'held' : 'unknown'
  if (!mayPay(card, input)) return 'unknown'
  const parts = spendParts(amount, { paid: money(paid), given: money(given) })
  if (!parts) return 'short'
  const at = new Date(input.at)
  const entries = [...signed(cardId, parts, -1), { account: account.hold(holdKey), amount }]
  const common = { corporationId, currencyCode, reference: holdKey, shopId, at }
  // The hold's account is created by this posting.
  const posting = { ...common, causeKey: `held:${holdKey}`, kind: 'held' as const, entries }
  const done = await post(tx, posting, { locked: true })
  if (done !== 'posted') return done === 'short' ? 'short' : 'unknown'
  tx.send(ADD, [corporationId, holdKey, cardId, currencyCode, parts.paid, parts.given, shopId, at, 'held', null])
  return 'held'
}

/** A direct charge of a card that is locked since before its offer. */
interface TakeInput extends HoldInput {
  toAccount: string
  /** Its balances under the lock. */
  balanceParts: Parts
}

/** Charges card value directly, recorded like a captured reservation: it is returned in the same way. CARD-10 */
function takeCard(tx: Tx, input: TakeInput): 'taken' | 'short' {
  const { corporationId, payerId: cardId, holdKey, amount, currencyCode, shopId, toAccount, balanceParts } = input
  const parts = spendParts(amount, balanceParts)
  if (!parts) return 'short'
  const at = new Date(input.at)
  const entries = [...signed(cardId, parts, -1), { account: toAccount, amount }]
  const common = { corporationId, currencyCode, reference: holdKey, shopId, at }
  postWithCommit(tx, { ...common, causeKey: `spent:${holdKey}`, kind: 'spent', entries })
  tx.send(ADD, [
    corporationId,
    holdKey,
    cardId,
    currencyCode,
    parts.paid,
    parts.given,
    shopId,
    at,
    'captured',
    toAccount,
  ])
  return 'taken'
}

const END = {
  name: 'card_hold_end',
  text: `update card_hold set state = $3, to_account = $4
    where corporation_id = $1 and hold_key = $2 and state = 'held' returning *`,
}

/** Moves a hold out of `held`; undefined if it is not held (any more). */
const end = async (
  tx: Tx,
  { corporationId, holdKey }: HeldAt,
  state: 'captured' | 'released',
  toAccount: string | null = null,
): Promise<CardHoldRow | undefined> =>
  (await tx.query<CardHoldRow>(END, [corporationId, holdKey, state, toAccount])).rows[0]

const commonOf = (row: CardHoldRow, at: number) => ({
  corporationId: row.corporation_id,
  currencyCode: row.currency,
  reference: row.hold_key,
  shopId: row.shop_id,
  at: new Date(at),
})

/** Captures a reservation for the store; does nothing if it was captured or released before. */
export async function captureCard(tx: Tx, input: HeldAt & { toAccount: string; at: number }): Promise<void> {
  const row = await end(tx, input, 'captured', input.toAccount)
  if (!row) return
  const entries = [
    { account: account.hold(input.holdKey), amount: -(row.paid + row.given) },
    { account: input.toAccount, amount: row.paid + row.given },
  ]
  // The account of a hold changes only through the hold's row, which is locked.
  const posting = {
    ...commonOf(row, input.at),
    causeKey: `captured:${input.holdKey}`,
    kind: 'captured' as const,
    entries,
  }
  await post(tx, posting, { locked: true })
}

/** Releases a reservation to the parts it was taken from. */
export async function releaseCard(tx: Tx, input: HeldAt & { at: number }): Promise<void> {
  const row = await end(tx, input, 'released')
  if (!row) return
  const parts = { paid: money(row.paid), given: money(row.given) }
  const entries = [
    ...signed(row.card_id, parts, 1),
    { account: account.hold(input.holdKey), amount: -(row.paid + row.given) },
  ]
  await post(tx, { ...commonOf(row, input.at), causeKey: `released:${input.holdKey}`, kind: 'released', entries })
}

/** Captured value to return, once per `causeKey`. */
export interface CardRefundInput extends HeldAt {
  causeKey: string
  amount: Money
  at: number
}

/**
 * Returns captured value to the parts it was taken from, in proportion. M9, M10
 * @throws if more than was captured
 */
export async function refundToCard(tx: Tx, input: CardRefundInput): Promise<void> {
  const row = await holdOf(tx, input)
  const causeKey = `given-back:${input.causeKey}`
  if (!row || (await entriesOfCause(tx, input.corporationId, causeKey)).length > 0) return
  const whole = row.paid + row.given
  if (row.state !== 'captured' || row.to_account === null || input.amount <= 0 || row.returned + input.amount > whole)
    throw new RangeError(`${input.amount} cannot go back of hold ${input.holdKey}`)
  const parts = partsBack({ paid: money(row.paid), given: money(row.given) }, money(row.returned), input.amount)
  const entries = [...signed(row.card_id, parts, 1), { account: row.to_account, amount: -input.amount }]
  await post(tx, { ...commonOf(row, input.at), causeKey, kind: 'givenBack', entries })
  await tx
    .withTables<CardTables>()
    .updateTable('card_hold')
    .set({ returned: row.returned + input.amount })
    .where('corporation_id', '=', input.corporationId)
    .where('hold_key', '=', input.holdKey)
    .execute()
}

/** The card as a payment method. PAY-1 */
export const cardMethod = {
  offers: cardOffers,
  lock: lockCards,
  take: takeCard,
  hold: holdCard,
  capture: captureCard,
  release: releaseCard,
  giveBack: refundToCard,
} as const
