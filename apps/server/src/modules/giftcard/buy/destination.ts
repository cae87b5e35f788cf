import { type Refusal, refuse } from '@comanda/contract/core'
import { contactKey } from '@comanda/domain/address'
import { DELIVERY_MINUTE, deliversOn } from '@comanda/domain/giftcard'
import { instantOf, localTime, type ShopConfig } from '@comanda/domain/store'
import type { Guest } from '../../../platform/http/index.ts'
import type { Deps } from '../deps.ts'
import type { Way } from '../tables.ts'

/** The destination as it was entered. */
export interface TypedDestination {
  recipientEmail: string
  recipientPhone: string
  country: string
}

/** The channel of a gift: e-mail if one was given, else the phone. */
export async function wayOf(
  deps: Deps,
  typed: TypedDestination,
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

/**
 * When a gift is sent: at nine in the morning of the requested day, store-local; at once if no day was requested or
 * that time has passed.
 */
export function deliverAt(day: string | undefined, shop: ShopConfig, now: number): Date | Refusal<'giftDayUnfit'> {
  if (day === undefined) return new Date(now)
  if (!deliversOn(day, localTime(now, shop.timeZone).date)) return refuse('giftDayUnfit', { field: 'deliveryDate' })
  return new Date(Math.max(now, instantOf(day, DELIVERY_MINUTE, shop.timeZone)))
}

const DAY_S = 86_400
/**
 * Limits free messages by sender, destination and network address. What others sent to a destination counts only in a wide limit
 * that protects its owner from a flood: one stranger cannot use up what friends may send. U1
 */
export const maySend = (deps: Deps, caller: Guest, { destination }: Way): Promise<boolean> =>
  deps.takeLimit(caller.corporationId, [
    { key: `gift-send:${caller.session.owner}`, max: 20, windowSeconds: DAY_S },
    { key: `gift-send-to:${contactKey(destination)}:${caller.session.owner}`, max: 6, windowSeconds: DAY_S },
    { key: `gift-send-to:${contactKey(destination)}`, max: 60, windowSeconds: DAY_S },
    { key: `gift-send-ip:${caller.ip}`, max: 200, windowSeconds: DAY_S },
  ])

/** A masked destination that its sender recognises and others cannot reconstruct. */
export function masked({ channel, destination }: Way): string {
  if (channel === 'phone') return `•••• ${destination.slice(-4)}`
  const [name = '', host = ''] = destination.split('@')
  return `${name.slice(0, 2)}•••@${host}`
}
