import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { giftcard as calls } from '@comanda/contract/giftcard'
import { account, balancesOf } from '../../../ledger/index.ts'
import type { Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Guest, type Handler } from '../../../platform/http/index.ts'
import { renewCode } from '../card/card-code.ts'
import { enqueueDelivery, planDelivery } from './deliver.ts'
import { deliverAt, maySend, wayOf } from './destination.ts'
import type { Deps } from '../deps.ts'
import { sendsShown } from './orders.ts'
import { MAX_SENDS, type SendShown } from '../present.ts'
import { changeCard, changeSend, hasHolds, lockCard, lockSend, ownCard, ownSend, type Person } from '../queries.ts'
import type { GiftCardRow, GiftSendRow, Way } from '../tables.ts'

const personOf = (caller: Guest): Person => ({ corporationId: caller.corporationId, owner: caller.session.owner })

async function shownSend(deps: Deps, caller: Guest, sendId: string): Promise<SendShown | Refusal<'notFound'>> {
  const row = await ownSend(deps.db, personOf(caller), sendId)
  const [shown] = row ? await sendsShown(deps, caller.corporationId, [row], caller.language) : []
  return shown ?? refuse('notFound', { field: 'sendId' })
}

/** Whether a card can be given: it is valid, has a balance, and no payment with it is in progress. */
async function canBeGiven(tx: Tx, card: GiftCardRow, now: number): Promise<boolean> {
  if (card.voided_at || (card.valid_until && card.valid_until.getTime() <= now)) return false
  const name = account.giftCard(card.card_id)
  const balance = (await balancesOf(tx, card.corporation_id, [name])).get(name) ?? 0
  return balance > 0 && !(await hasHolds(tx, card.corporation_id, card.card_id))
}

/**
 * Sends one of the caller's cards to a friend. It has no owner until the friend takes it, and only its new code opens
 * it. CARD-5
 */
export const sendCard = (deps: Deps): Handler<typeof calls.send> =>
  changeInSteps(calls.send, deps, {
    async prepare(caller, input) {
      const card = await ownCard(deps.db, personOf(caller), input.cardId)
      const shops = await deps.shopsOf(caller.corporationId)
      const shop = shops.find(({ shopId }) => shopId === card?.shop_id) ?? shops[0]
      if (!card || card.voided_at || !shop) return refuse('notFound', { field: 'cardId' })
      const way = await wayOf(deps, input.forFriendInfo)
      if (isRefusal(way)) return way
      const at = deliverAt(input.deliveryDate, shop, deps.clock())
      if (isRefusal(at)) return at
      return (await maySend(deps, caller, way)) ? { way, at } : refuse('tooMany')
    },
    async work(tx, caller, input, { way, at }) {
      const { owner } = caller.session
      const locked = await lockCard(tx, caller.corporationId, input.cardId)
      if (locked?.owner !== owner) return refuse('notFound', { field: 'cardId' })
      if (!(await canBeGiven(tx, locked, deps.clock()))) return refuse('giftNotUsable')
      const card = await giveAway(tx, deps, locked, input.forFriendInfo)
      const order = { order_id: null, language: caller.language }
      const send = await planDelivery(tx, deps, { card, friend: input.forFriendInfo, way, owner, at, order })
      return { sendId: send.send_id }
    },
    answer: (caller, _input, { sendId }) => shownSend(deps, caller, sendId),
  })

/** Removes a locked card from its owner, and stores the giver's name and message on it. */
async function giveAway(
  tx: Tx,
  deps: Deps,
  card: GiftCardRow,
  greeting: { from: string; message: string },
): Promise<GiftCardRow> {
  const renewed = await renewCode(tx, deps, card)
  const sentCard = {
    owner: null,
    owned_since: null,
    owned_balance: null,
    giver: greeting.from,
    message: greeting.message,
    changed_at: new Date(deps.clock()),
  }
  await changeCard(tx, card, sentCard)
  return { ...renewed, ...sentCard }
}

/** The current destination: the new one if given, else the one before. */
async function wayNow(
  deps: Deps,
  send: GiftSendRow,
  typed: { recipientEmail: string; recipientPhone: string; country: string },
) {
  if (typed.recipientEmail !== '' || typed.recipientPhone !== '') return wayOf(deps, typed)
  return deps.channelOpen(send.channel)
    ? { channel: send.channel, destination: send.destination }
    : refuse('giftChannelClosed')
}

async function plannedAnew(tx: Tx, deps: Deps, send: GiftSendRow, way: Way): Promise<void> {
  const now = new Date(deps.clock())
  const next = {
    ...way,
    state: 'scheduled' as const,
    turn: send.turn + 1,
    // A gift scheduled for a later day keeps its day.
    deliver_at: send.state === 'scheduled' && send.deliver_at > now ? send.deliver_at : now,
    changed_at: now,
  }
  await changeSend(tx, send, next)
  await enqueueDelivery(tx, deps, { ...send, ...next })
}

/** Sends a gift that was not taken yet again, with a new code; the code of the first message no longer works. CARD-5 */
export const sendAgain = (deps: Deps): Handler<typeof calls.sendAgain> =>
  changeInSteps(calls.sendAgain, deps, {
    async prepare(caller, input) {
      const seen = await ownSend(deps.db, personOf(caller), input.sendId)
      if (!seen) return refuse('notFound', { field: 'sendId' })
      const way = await wayNow(deps, seen, input)
      if (isRefusal(way)) return way
      return (await maySend(deps, caller, way)) ? { cardId: seen.card_id, way } : refuse('tooMany')
    },
    async work(tx, caller, input, { cardId, way }) {
      const card = await lockCard(tx, caller.corporationId, cardId)
      const send = card && (await lockSend(tx, caller.corporationId, input.sendId))
      const open = send?.state === 'scheduled' || send?.state === 'sent'
      if (!card || card.owner !== null || card.voided_at || !send || !open || send.turn >= MAX_SENDS)
        return refuse('giftNotSentAgain')
      await renewCode(tx, deps, card)
      await plannedAnew(tx, deps, send, way)
      return { sent: true }
    },
    answer: (caller, { sendId }) => shownSend(deps, caller, sendId),
  })
