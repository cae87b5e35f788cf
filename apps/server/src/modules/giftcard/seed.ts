import { staffGiftCardCalls } from '@comanda/contract/giftcard'
import { checkGiftProgram, type GiftProgram } from '@comanda/domain/giftcard'
import type { ShopConfig } from '@comanda/domain/store'
import { account, type Entry, move, type PostingKind, post } from '../../ledger/index.ts'
import type { Tx } from '../../platform/db/index.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { requireFit } from '../../platform/require-fit.ts'
import { digestOf, newAuthCode, newCardNo } from './card/card-code.ts'
import { insertCard, insertSend } from './queries.ts'
import { asSet, shopsOfCurrency, writeProgram } from './set-up.ts'

/** An initial card: its value and what was paid with it, in days before now. */
export interface GiftCardSeed {
  programId: string
  designId: string
  shopId: number
  worth: number
  spent: { amount: number; shopId: number; daysAgo: number }[]
  daysAgo: number
  overSince?: number
  owner?: number
  giver?: string
  message?: string
  code?: { cardNo: string; authCode: string }
  /** Delivery by e-mail on the day it was issued: giver and recipient, and when the friend claimed it. */
  sent?: { by: number; recipient: string; destination: string; claimedDaysAgo?: number }
}

const DAY = 86_400_000
const YEARS = 730

/** A gift that was sent to a friend, with the data of its card. */
async function seedSend(tx: Tx, corporationId: number, cardId: string, seed: GiftCardSeed, now: Date): Promise<void> {
  const { sent, giver = '', message = '', daysAgo } = seed
  if (!sent) return
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const claimed_at = sent.claimedDaysAgo === undefined ? null : before(sent.claimedDaysAgo)
  await insertSend(tx, {
    corporation_id: corporationId,
    send_id: uuidv7(),
    card_id: cardId,
    owner: `c:${sent.by}`,
    order_id: null,
    friend: { recipient: sent.recipient, from: giver, fromEmail: '', message },
    channel: 'email',
    destination: sent.destination,
    state: claimed_at ? 'claimed' : 'sent',
    turn: 1,
    deliver_at: before(daysAgo),
    sent_at: before(daysAgo),
    claimed_at,
    language: 'en_US',
    created_at: before(daysAgo),
    changed_at: claimed_at ?? before(daysAgo),
  })
}

/** Inserts one gift card of a program with its owner. */
export async function seedGiftCard(
  tx: Tx,
  corporationId: number,
  seed: GiftCardSeed,
  program: GiftProgram,
  now: Date,
): Promise<void> {
  const { programId, designId, shopId, worth, code } = seed
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  const cardId = uuidv7()
  const until = seed.overSince === undefined ? before(seed.daysAgo - YEARS) : before(seed.overSince)
  const [issued_at, changed_at] = [before(seed.daysAgo), before(seed.daysAgo)]
  await insertCard(tx, {
    corporation_id: corporationId,
    card_id: cardId,
    card_no: code?.cardNo ?? newCardNo(),
    // A code that was never shown is created when its owner requests it.
    code_digest: digestOf(cardId, code?.authCode ?? newAuthCode()),
    sealed_code: '',
    owner: seed.owner === undefined ? null : `c:${seed.owner}`,
    owned_since: null,
    owned_balance: null,
    order_id: null,
    shop_id: shopId,
    program_id: programId,
    design_id: designId,
    amount: worth,
    currency: program.currency,
    giver: seed.giver ?? '',
    message: seed.message ?? '',
    valid_until: until,
    expire_at: until,
    voided_at: null,
    frozen_at: null,
    issued_at,
    changed_at,
  })
  await seedSend(tx, corporationId, cardId, seed, now)
  const name = account.giftCard(cardId)
  const write = (kind: PostingKind, what: string, entries: Entry[], at: Date, shop = shopId) =>
    post(tx, {
      corporationId,
      causeKey: `gift-opening:${cardId}:${what}`,
      kind,
      currencyCode: program.currency.currencyCode,
      entries,
      shopId: shop,
      at,
    })
  await write('giftCardIssued', 'issued', move(worth, account.brand('opening'), name), issued_at)
  for (const [at, { amount, shopId: shop, daysAgo }] of seed.spent.entries()) {
    const hold = account.hold(`opening-${cardId}-${at}`)
    await write('held', `held-${at}`, move(amount, name, hold), before(daysAgo), shop)
    await write('captured', `captured-${at}`, move(amount, hold, account.brand('opening')), before(daysAgo), shop)
  }
}

/**
 * Stores gift card programs as the console would, and some cards with their history.
 * @throws RangeError where the console would refuse a program
 */
export async function seedGiftCards(
  tx: Tx,
  corporationId: number,
  { programs, cards }: { programs: readonly GiftProgram[]; cards: readonly GiftCardSeed[] },
  shops: readonly ShopConfig[],
  now: Date,
): Promise<void> {
  for (const program of programs) {
    const faults = checkGiftProgram(program, { shopIds: shopsOfCurrency(shops, program), heldDesigns: [] })
    requireFit(staffGiftCardCalls.saveGiftProgram, { program: asSet(program) }, faults)
    await writeProgram(tx, corporationId, program, now)
  }
  for (const card of cards) {
    const program = programs.find(({ programId }) => programId === card.programId)
    if (program) await seedGiftCard(tx, corporationId, card, program, now)
  }
}
