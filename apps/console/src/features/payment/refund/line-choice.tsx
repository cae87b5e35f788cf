import { type Currency, type Money, money } from '@comanda/domain/money'
import { refundOfPieces } from '@comanda/domain/order'
import { showMoney, t } from '@comanda/web/i18n'
import { Stepper } from '@comanda/web/ui/controls/stepper.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import type { Refunds } from './queries.ts'
import styles from './refund.module.css'

type Line = Refunds['lines'][number]
export type Counts = Readonly<Record<string, number>>

const worthOf = (line: Line, count: number): Money => refundOfPieces(line, count) ?? money(0)

/** The refund of the chosen dishes, with their part of taxes and service. */
export const sumOfLines = (lines: readonly Line[], counts: Counts): Money =>
  money(lines.reduce((all, line) => all + worthOf(line, counts[line.itemKey] ?? 0), 0))

/** The chosen counts, without dishes that were refunded meanwhile. */
export const refundableCounts = (counts: Counts, lines: readonly Line[]): Counts =>
  Object.fromEntries(
    lines.flatMap(({ itemKey, quantity, returnedQuantity }) => {
      const count = Math.min(counts[itemKey] ?? 0, quantity - returnedQuantity)
      return count > 0 ? [[itemKey, count]] : []
    }),
  )

interface LineChoiceProps {
  lines: readonly Line[]
  counts: Counts
  currency: Currency
  onCounts: (counts: Counts) => void
}

/** The dishes that are left, each with how many of it go back. M9 */
export const LineChoice = ({ lines, counts, currency, onCounts }: LineChoiceProps) => (
  <ul className={styles.lines}>
    {lines
      .filter(line => line.worth > line.returnedAmount)
      .map(line => {
        const remaining = line.quantity - line.returnedQuantity
        const count = counts[line.itemKey] ?? 0
        const set = (next: number) => onCounts({ ...counts, [line.itemKey]: next })
        return (
          <li key={line.itemKey} className={styles.dish}>
            <span>
              <bdi>{line.displayName}</bdi>
              <Text as="span" kind="quiet">
                {' '}
                {t('refund.ofLine', { count: remaining, amount: showMoney(worthOf(line, remaining), currency) })}
              </Text>
            </span>
            <Stepper
              name={line.displayName}
              value={count}
              max={remaining}
              onAdd={() => set(count + 1)}
              onTake={() => set(count - 1)}
            />
          </li>
        )
      })}
  </ul>
)
