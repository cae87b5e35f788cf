import type { ResponseOf } from '@comanda/contract/core'
import type { order as calls } from '@comanda/contract/order'
import { showNumber, t } from '../../platform/i18n/index.ts'
import { isRefused } from '../../platform/send/index.ts'
import styles from './left-out.module.css'

/** Dishes of an order that cannot be had today, each with why. */
export type LeftOut = ResponseOf<typeof calls.reorder>['leftOut']

/** What a refusal of all of them says of each. */
export const leftOutIn = (error: unknown): LeftOut =>
  isRefused(error, 'nothingLeft') ? ((error.data as { leftOut?: LeftOut } | undefined)?.leftOut ?? []) : []

/** A dish and how many of it. */
const manyOf = ({ displayName, quantity }: LeftOut[number]): string =>
  quantity > 1 ? `${showNumber(quantity)} × ${displayName}` : displayName

/** The same dish left out twice for the same reason is said once. */
function merged(leftOut: LeftOut): LeftOut {
  const all = new Map<string, LeftOut[number]>()
  for (const one of leftOut) {
    const key = `${one.displayName} ${one.problem}`
    all.set(key, { ...one, quantity: one.quantity + (all.get(key)?.quantity ?? 0) })
  }
  return [...all.values()]
}

/** The dishes that could not be had, one to a line, each with why. ORDER-9 */
export const LeftOutList = ({ leftOut }: { leftOut: LeftOut }) =>
  leftOut.length > 0 && (
    <ul className={styles.list}>
      {merged(leftOut).map(one => (
        <li key={`${one.displayName} ${one.problem}`}>
          {manyOf(one)} <span className={styles.why}>{t(`leftOut.${one.problem}`)}</span>
        </li>
      ))}
    </ul>
  )
