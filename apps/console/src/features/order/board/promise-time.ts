import { metresTo, readyIn } from '@comanda/domain/store'
import type { BoardOrder } from './columns.ts'

const MINUTE = 60_000

interface Promised {
  /** The slot chosen by the guest, or the earlier promise (epoch ms); absent for as soon as possible. */
  slot: number | undefined
  now: number
}

/** The base of a promise's minutes (epoch ms): now, or a slot or promise in the future. ORDER-6 */
export const countsFrom = ({ slot, now }: Promised): number => Math.max(now, slot ?? 0)

/** The promised time (epoch ms) plus `minutes`; at least a minute in the future. */
export const promiseOf = (promised: Promised, minutes: number): number =>
  Math.max(countsFrom(promised) + minutes * MINUTE, promised.now + MINUTE)

/** The usual minutes of an order if the kitchen takes `minutes`: a delivery adds the travel time. ORDER-6 */
export const usualMinutes = (
  { orderType, shop, deliveryAddress }: Pick<BoardOrder, 'orderType' | 'shop' | 'deliveryAddress'>,
  minutes: number,
): number => readyIn(minutes, orderType, deliveryAddress && metresTo(shop, deliveryAddress))

const CHOICES = [5, 10, 15, 20, 30, 45, 60, 90]

/** The offered minutes: round ones, and the usual minutes that the guest saw. ORDER-6 */
export const choicesWith = (usual: number): number[] =>
  [...new Set([...CHOICES, Math.max(1, usual)])].sort((a, b) => a - b)

/** The promise of one tap (epoch ms): the chosen slot, else the usual time from now on. ORDER-6 */
export const usualPromise = (
  order: Pick<BoardOrder, 'orderType' | 'shop' | 'deliveryAddress' | 'time'>,
  minutes: number,
  now: number,
): number => {
  const slot = order.time.start === undefined ? undefined : Date.parse(order.time.start)
  return slot !== undefined && slot > now ? promiseOf({ slot, now }, 0) : now + usualMinutes(order, minutes) * MINUTE
}
