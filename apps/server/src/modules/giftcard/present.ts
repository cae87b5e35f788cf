import type { giftCard, giftOrder, giftSend } from '@comanda/contract/giftcard'
import { type GiftProgram, giftCardState } from '@comanda/domain/giftcard'
import { inLanguage, money } from '@comanda/domain/money'
import type * as z from 'zod/mini'
import { account, balanceOf, balancesOf } from '../../ledger/index.ts'
import type { Queries } from '../../platform/db/index.ts'
import { codeOf } from './card/card-code.ts'
import { masked } from './buy/destination.ts'
import type { Deps } from './deps.ts'
import { designShown, programsOf } from './programs.ts'
import type { GiftCardRow, GiftOrderRow, GiftSendRow } from './tables.ts'

export type CardShown = z.output<typeof giftCard>
export type SendShown = z.output<typeof giftSend>
export type OrderShown = z.output<typeof giftOrder>

/** Data shown beside a row. */
interface Beside {
  program: GiftProgram | undefined
  timeZone: string
  language: string
}

const designsOf = ({ program, language }: Beside, designId: string) =>
  (program?.designs ?? []).filter(one => one.designId === designId).map(one => designShown(one, language))

const nameOf = ({ program, language }: Beside): string => (program ? inLanguage(program.name, language) : '')

/** A card with its current balance, as its owner sees it. */
export function cardShown(card: GiftCardRow, balance: number, now: number, beside: Beside): CardShown {
  const validUntil = card.valid_until?.getTime()
  const state = giftCardState(
    { voided: card.voided_at !== null, balance: money(balance), ...(validUntil !== undefined && { validUntil }) },
    now,
  )
  return {
    cardId: card.card_id,
    cardNo: card.card_no,
    programId: card.program_id,
    name: nameOf(beside),
    amount: money(card.amount),
    balance: money(balance),
    currency: card.currency,
    state,
    ...(card.valid_until && { validityEnd: card.valid_until.toISOString() }),
    expiration: state === 'expired',
    activeDesigns: designsOf(beside, card.design_id),
    ...(card.giver !== '' && { from: card.giver }),
    ...(card.message !== '' && { message: card.message }),
    timeZone: beside.timeZone,
  }
}

/** Cards with their balances from the ledger. M1 */
export async function cardsShown(
  deps: Deps,
  db: Queries,
  corporationId: number,
  cards: readonly GiftCardRow[],
  language: string,
): Promise<CardShown[]> {
  const accounts = cards.map(({ card_id }) => account.giftCard(card_id))
  const [programs, balances] = [await programsOf(db, corporationId), await balancesOf(db, corporationId, accounts)]
  const zones = await zonesOf(deps, corporationId)
  return Promise.all(
    cards.map(async card => {
      const shown = cardShown(card, balances.get(account.giftCard(card.card_id)) ?? 0, deps.clock(), {
        program: programs.get(card.program_id),
        timeZone: zones.get(card.shop_id) ?? 'UTC',
        language,
      })
      if (!shown.expiration) return shown
      const dormant = await balanceOf(db, corporationId, account.dormant(card.card_id))
      return dormant > 0 ? { ...shown, dormant: money(dormant) } : shown
    }),
  )
}

/** The time zone of each store. */
export const zonesOf = async (deps: Deps, corporationId: number): Promise<ReadonlyMap<number, string>> =>
  new Map((await deps.shopsOf(corporationId)).map(({ shopId, timeZone }) => [shopId, timeZone]))

/** How often a gift can be sent. */
export const MAX_SENDS = 6

/** A gift on its way to a friend, as its giver sees it. */
export function sendShown(
  send: GiftSendRow,
  card: Pick<GiftCardRow, 'amount' | 'currency' | 'design_id'>,
  beside: Beside,
): SendShown {
  return {
    sendId: send.send_id,
    state: send.state,
    recipient: send.friend.recipient,
    destination: masked(send),
    from: send.friend.from,
    message: send.friend.message,
    deliveryAt: send.deliver_at.toISOString(),
    ...(send.sent_at && { sentAt: send.sent_at.toISOString() }),
    ...(send.claimed_at && { claimedAt: send.claimed_at.toISOString() }),
    amount: money(card.amount),
    currency: card.currency,
    activeDesigns: designsOf(beside, card.design_id),
    timeZone: beside.timeZone,
    maySendAgain: (send.state === 'scheduled' || send.state === 'sent') && send.turn < MAX_SENDS,
  }
}

/** The result of a purchase: its card and its delivery to a friend. */
export interface PurchaseResult {
  card?: GiftCardRow | undefined
  send?: GiftSendRow | undefined
}

/** Access data of a card without an owner, for a buyer without an account. CARD-5 */
function noLogin(deps: Deps, order: GiftOrderRow, card: GiftCardRow | undefined) {
  if (!card || order.friend || card.owner !== null || card.voided_at) return {}
  const code = codeOf(deps, card)
  return code ? { noLoginGiftCardInfo: code } : {}
}

/** A purchase as its buyer sees it. */
export function orderShown(
  deps: Deps,
  order: GiftOrderRow,
  beside: Beside,
  { card, send }: PurchaseResult = {},
): OrderShown {
  return {
    orderId: order.order_id,
    state: order.state,
    programId: order.program_id,
    name: nameOf(beside),
    amount: money(order.amount),
    discountAmount: money(order.discount_amount),
    payAmount: money(order.pay_amount),
    currency: order.currency,
    activeDesigns: designsOf(beside, order.design_id),
    forFriend: order.friend !== null,
    ...(order.friend && { recipient: order.friend.recipient }),
    ...(send && { send: sendShown(send, order, beside) }),
    ...(card?.owner === order.owner && { cardId: card.card_id }),
    ...noLogin(deps, order, card),
    createdAt: order.created_at.toISOString(),
    ...(order.paid_at && { paidAt: order.paid_at.toISOString() }),
    timeZone: beside.timeZone,
  }
}
