import { brandLink } from '@comanda/domain/navigation'
import { giftLinkText, showAuthCode, showCardNo, withoutLinks } from '@comanda/domain/giftcard'
import { formatMoney, money } from '@comanda/domain/money'
import { localeNamed } from '@comanda/messages'
import { dateText } from '@comanda/messages/dates'
import type { NoticePart } from '@comanda/messages/notices'
import type { Tx } from '../../../platform/db/index.ts'
import { uuidv7 } from '../../../platform/ids.ts'
import { once } from '../../../platform/jobs/index.ts'
import { codeOf, readable } from '../card/card-code.ts'
import { masked } from './destination.ts'
import type { Deps } from '../deps.ts'
import { programsOf } from '../programs.ts'
import { changeSend, insertSend, lockCard, lockSend } from '../queries.ts'
import type { Friend, GiftCardRow, GiftOrderRow, GiftSendRow, Way } from '../tables.ts'

const DELIVER = 'giftcard.deliver'

interface DeliverJob {
  corporationId: number
  cardId: string
  sendId: string
  turn: number
}

/** A card to deliver to a friend. */
export interface Delivery {
  card: GiftCardRow
  friend: Friend
  way: Way
  /** Owner id of the giver. */
  owner: string
  at: Date
  order: Pick<GiftOrderRow, 'order_id' | 'language'> | { order_id: null; language: string }
}

/** Schedules a gift's delivery; the job is committed with the transaction of its cause. */
export async function planDelivery(tx: Tx, deps: Deps, delivery: Delivery): Promise<GiftSendRow> {
  const { card, friend, way, owner, at, order } = delivery
  const now = new Date(deps.clock())
  const row: GiftSendRow = {
    corporation_id: card.corporation_id,
    send_id: uuidv7(deps.clock),
    card_id: card.card_id,
    owner,
    order_id: order.order_id,
    friend: { recipient: friend.recipient, from: friend.from, fromEmail: friend.fromEmail, message: friend.message },
    channel: way.channel,
    destination: way.destination,
    state: 'scheduled',
    turn: 1,
    deliver_at: at,
    sent_at: null,
    claimed_at: null,
    language: order.language,
    created_at: now,
    changed_at: now,
  }
  await insertSend(tx, row)
  await enqueueDelivery(tx, deps, row)
  return row
}

/**
 * Queues the delivery with its turn: only the turn scheduled last is sent; an earlier one, for another address or day,
 * does nothing.
 */
export const enqueueDelivery = (tx: Tx, deps: Deps, send: GiftSendRow): Promise<void> => {
  const { corporation_id: corporationId, card_id: cardId, send_id: sendId, turn } = send
  const job: DeliverJob = { corporationId, cardId, sendId, turn }
  return deps.jobs.enqueue(tx, DELIVER, job, { runAfter: send.deliver_at })
}

/** The last day of a card, as text of a message. */
function untilText({ valid_until }: GiftCardRow, language: string, timeZone: string): string | NoticePart {
  if (!valid_until) return ''
  const date = dateText(valid_until.getTime() - 1, 'day', localeNamed(language).intl, timeZone)
  return { part: 'notice.giftPart.until', params: { date } }
}

/** The zone of the store that sold a card: quiet hours count there while the reader's zone is unknown. */
async function zoneOf(deps: Deps, card: GiftCardRow): Promise<string> {
  const shops = await deps.shopsOf(card.corporation_id)
  return shops.find(({ shopId }) => shopId === card.shop_id)?.timeZone ?? 'UTC'
}

/** The address of the card's picture; empty if its design is gone. */
async function pictureOf(tx: Tx, deps: Deps, card: GiftCardRow): Promise<string> {
  const program = (await programsOf(tx, card.corporation_id)).get(card.program_id)
  const design = program?.designs.find(one => one.designId === card.design_id)
  return design ? deps.pictureUrl(design.designUrl) : ''
}

/** The parameters of a message about a card. */
async function paramsOf(tx: Tx, deps: Deps, match: GiftCardRow, language: string) {
  const card = await readable(tx, deps, match)
  const code = codeOf(deps, card) ?? { cardNo: '', authCode: '' }
  const { intl } = localeNamed(language)
  return {
    brand: await deps.brandName(tx, card.corporation_id, language),
    amount: formatMoney(money(card.amount), card.currency, intl),
    number: showCardNo(code.cardNo),
    code: showAuthCode(code.authCode),
    link: brandLink(deps.origin, `/giftCards#${giftLinkText(code)}`, card.corporation_id),
    until: untilText(card, language, await zoneOf(deps, card)),
    picture: await pictureOf(tx, deps, card),
  }
}

/** Sends number and code to a buyer without a friend, if they gave a destination. */
export async function sendCodeToBuyer(tx: Tx, deps: Deps, card: GiftCardRow, order: GiftOrderRow): Promise<void> {
  if (order.from_email === '' || !deps.channelOpen('email')) return
  const { corporation_id: corporationId, language } = order
  const params = await paramsOf(tx, deps, card, language)
  await deps.notify(tx, {
    corporationId,
    channel: 'email',
    destination: order.from_email,
    template: 'giftCode',
    params,
    language,
    eventKey: `gift-code:${card.card_id}`,
  })
}

/** What names the delivery, and where quiet hours count. NOTIFY-2, NOTIFY-5 */
const timing = ({ send_id, turn }: GiftSendRow, timeZone: string) => ({
  eventKey: `gift:${send_id}:${turn}`,
  timeZone,
})

/**
 * Sends the gift; the giver's message is plain text without links. Answers when it is sent, in epoch ms: quiet hours hold it
 * back. X2, NOTIFY-2
 */
async function notifyFriend(tx: Tx, deps: Deps, card: GiftCardRow, send: GiftSendRow): Promise<number> {
  const { corporation_id: corporationId, language, channel, destination } = send
  const params = await paramsOf(tx, deps, card, language)
  const [from, recipient, message] = [send.friend.from, send.friend.recipient, send.friend.message].map(withoutLinks)
  const named = { from: from ?? '', recipient: recipient ?? '' }
  const messageText = message ? { part: 'notice.giftPart.words', params: { from: named.from, message } } : ''
  const event = {
    corporationId,
    template: 'giftDelivery' as const,
    language,
    ...timing(send, await zoneOf(deps, card)),
  }
  const gift = { ...event, channel, destination, params: { ...params, ...named, words: messageText } }
  const sentAt = await deps.notify(tx, gift)
  const owner = await deps.ownerOfContact(tx, corporationId, destination)
  // A push shows on a locked screen: it has neither number nor code, and opens the list of gift cards.
  const shown = {
    ...named,
    brand: params.brand,
    amount: params.amount,
    link: brandLink(deps.origin, '/giftCards', corporationId),
  }
  if (owner !== undefined) await deps.notifyPerson(tx, { ...event, owner, channels: ['push'], params: shown })
  return sentAt
}

async function notifyGiver(tx: Tx, deps: Deps, card: GiftCardRow, send: GiftSendRow): Promise<void> {
  const { corporation_id: corporationId, language } = send
  if (send.friend.fromEmail === '' || !deps.channelOpen('email')) return
  const params = {
    amount: formatMoney(money(card.amount), card.currency, localeNamed(language).intl),
    recipient: withoutLinks(send.friend.recipient),
    destination: masked(send),
  }
  await deps.notify(tx, {
    corporationId,
    channel: 'email',
    destination: send.friend.fromEmail,
    template: 'giftGone',
    params,
    language,
    ...timing(send, await zoneOf(deps, card)),
  })
}

/** Registers the delivery job, which sends each turn once, however often it runs. O7 */
export function workDeliveries(deps: Deps): void {
  deps.jobs.work<DeliverJob>(DELIVER, async ({ corporationId, cardId, sendId, turn }) => {
    await deps.db.inTx(async tx => {
      const card = await lockCard(tx, corporationId, cardId)
      const send = card && (await lockSend(tx, corporationId, sendId))
      if (!card || card.voided_at || card.frozen_at || send?.state !== 'scheduled' || send.turn !== turn) return
      const at = new Date(deps.clock())
      if (!(await once(tx, { corporationId, key: `gift-delivery:${sendId}:${turn}`, at }))) return
      const sentAt = new Date(await notifyFriend(tx, deps, card, send))
      await notifyGiver(tx, deps, card, send)
      await changeSend(tx, send, { state: 'sent', sent_at: sentAt, changed_at: at })
    })
  })
}
