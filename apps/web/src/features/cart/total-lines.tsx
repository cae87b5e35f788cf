import type { TotalLine } from '@comanda/domain/cart'
import type { Currency, Money } from '@comanda/domain/money'
import { money } from '@comanda/domain/money'
import type { MessageKey } from '@comanda/messages'
import { ChevronDown } from 'lucide-react'
import { currentLocale, localize, showMoney, t } from '../../platform/i18n/index.ts'
import { showSignedMoney } from '../../platform/i18n/signed.ts'
import { classNames } from '../../ui/class-names.ts'
import { Amount } from '../../ui/text/amount.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './total-lines.module.css'

interface TotalLinesProps {
  lines: readonly TotalLine[]
  currency: Currency
  total: Money
  /** Label of a total that is not final: “Total so far”. */
  totalName?: string
  className?: string
}

/**
 * Lists the lines of the total; each opens to the rule behind it. A tax included in the price is shown and not added.
 * PRICE-2, PRICE-5
 */
export const TotalLines = ({ lines, currency, total, totalName, className }: TotalLinesProps) => (
  <div className={classNames(styles.totals, className)}>
    {lines.map(line => (
      <details key={`${line.kind} ${line.id}`} className={styles.line}>
        <summary className={styles.summary}>
          <span className={styles.name}>
            {nameOfTotal(line)}
            <ChevronDown aria-hidden="true" className={styles.more} />
          </span>
          <span className={classNames(styles.amount, line.amount < 0 && styles.off)}>
            {(line.amount < 0 ? showSignedMoney : showMoney)(line.amount, currency)}
          </span>
        </summary>
        <Text kind="hint" className={styles.rule}>
          {t(line.rule as MessageKey, shownParams(line.ruleParams, currency))}
        </Text>
      </details>
    ))}
    <Row gap={12} rowGap={0} wrap align="baseline" justify="between" className={styles.total}>
      <span>{totalName ?? t('cart.total')}</span>
      <Amount amount={total} currency={currency} size="large" />
    </Row>
  </div>
)

/** Returns the label of a line of the total. */
export function nameOfTotal(line: TotalLine): string {
  const own = localize(line.name) || t(`cart.total.${line.kind}`)
  return line.kind === 'taxIncluded' ? t('cart.included', { name: own }) : own
}

/** Formats amounts as money and rates as percent in the reader's locale; other parameters are unchanged. */
function shownParams(params: TotalLine['ruleParams'], currency: Currency): TotalLine['ruleParams'] {
  const percent = new Intl.NumberFormat(currentLocale().intl, { style: 'percent', maximumFractionDigits: 4 })
  const shown = Object.entries(params).map(([name, value]) => {
    if (typeof value !== 'number') return [name, value]
    if (name.endsWith('Amount')) return [name, showMoney(money(value), currency)]
    return [name, name.endsWith('Rate') ? percent.format(value / 1_000_000) : value]
  })
  return Object.fromEntries(shown)
}
