import { type Refusal, refuse } from '@comanda/contract/core'
import { DELIVERY_MINUTE, deliversOn } from '@comanda/domain/giftcard'
import { instantOf, localTime, type ShopConfig } from '@comanda/domain/store'
import type { Guest } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { Way } from '../tables.ts'

/** Where somebody is to be reached, as it was typed. */
export interface Typed {
  recipientEmail: string
  recipientPhone: string
  country: string
}

/** The way a gift goes: by e-mail where one was given, else to the phone. */
export async function wayOf(
  deps: Deps,
  typed: Typed,
): Promise<Way | Refusal<'giftRecipientNeeded' | 'giftChannelClosed'>> {
  if (typed.recipientEmail !== '') return open(deps, { channel: 'email', destination: typed.recipientEmail })
  const phone = typed.recipientPhone === '' ? undefined : await deps.phoneOf(typed.recipientPhone, typed.country)
  if (!phone) return refuse('giftRecipientNeeded', { field: 'forFriendInfo.recipientPhone' })
  return open(deps, { channel: 'phone', destination: phone.phoneNumber })
}

function open(deps: Deps, way: Way): Way | Refusal<'giftChannelClosed'> {
  if (deps.channelOpen(way.channel)) return way
  const channels = (['email', 'phone'] as const).filter(deps.channelOpen)
  return refuse('giftChannelClosed', { data: { channels } })
}

/** When a gift goes out: at nine in the morning of the day asked for, by the store's clock; at once where none was, or that has passed. */
export function deliverAt(day: string | undefined, shop: ShopConfig, now: number): Date | Refusal<'giftDayUnfit'> {
  if (day === undefined) return new Date(now)
  if (!deliversOn(day, localTime(now, shop.timeZone).date)) return refuse('giftDayUnfit', { field: 'deliveryDate' })
  return new Date(Math.max(now, instantOf(day, DELIVERY_MINUTE, shop.timeZone)))
}

const DAY_S = 86_400
/** What can be sent for nothing is bounded: by who sends, where it goes to, and where it comes from. U1 */
export const maySend = (deps: Deps, caller: Guest, { destination }: Way): Promise<boolean> =>
  deps.takeLimit(caller.corporationId, [
    { key: `gift-send:${caller.session.owner}`, max: 20, windowSeconds: DAY_S },
    // In whatever letters an address is written, it is the same.
    { key: `gift-send-to:${destination.toLowerCase()}`, max: 6, windowSeconds: DAY_S },
    { key: `gift-send-ip:${caller.ip}`, max: 60, windowSeconds: DAY_S },
  ])

/** A destination so far that its sender knows it again, and nobody else learns it. */
export function masked({ channel, destination }: Way): string {
  if (channel === 'phone') return `•••• ${destination.slice(-4)}`
  const [name = '', host = ''] = destination.split('@')
  return `${name.slice(0, 2)}•••@${host}`
}
