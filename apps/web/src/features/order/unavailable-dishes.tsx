import type { ResponseOf } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { showNumber, t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import styles from './unavailable-dishes.module.css'

/** Dishes of an order that are unavailable today, with the reasons. */
export type UnavailableDishes = ResponseOf<typeof calls.reorder>['leftOut']

/** Returns the unavailable dishes from a refusal of all of them. */
export const unavailableIn = (error: unknown): UnavailableDishes =>
  isRefused(error, 'nothingLeft') ? ((error.data as { leftOut?: UnavailableDishes } | undefined)?.leftOut ?? []) : []

/** Name and quantity of a dish. */
const manyOf = ({ displayName, quantity }: UnavailableDishes[number]): string =>
  quantity > 1 ? `${showNumber(quantity)} × ${displayName}` : displayName

/** Merges entries with the same dish and reason. */
function merged(unavailable: UnavailableDishes): UnavailableDishes {
  const all = new Map<string, UnavailableDishes[number]>()
  for (const one of unavailable) {
    const key = `${one.displayName} ${one.problem}`
    all.set(key, { ...one, quantity: one.quantity + (all.get(key)?.quantity ?? 0) })
  }
  return [...all.values()]
}

/** Lists the unavailable dishes with their reasons. ORDER-9 */
export const UnavailableList = ({ unavailable }: { unavailable: UnavailableDishes }) =>
  unavailable.length > 0 && (
    <ul className={styles.list}>
      {merged(unavailable).map(one => (
        <li key={`${one.displayName} ${one.problem}`}>
          {manyOf(one)} <span className={styles.why}>{t(`leftOut.${one.problem}`)}</span>
        </li>
      ))}
    </ul>
  )
