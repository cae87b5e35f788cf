import type { TotalLine } from '@comanda/domain/cart'
import type { Currency, Money } from '@comanda/domain/money'
import { money } from '@comanda/domain/money'
import type { MessageKey } from '@comanda/messages'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { currentLocale, localize, showMoney, t } from '../../../platform/i18n/index.ts'
import { showSignedMoney } from '../../../platform/i18n/signed.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Amount } from '../../../ui/text/amount.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './total-lines.module.css'

interface TotalLinesProps {
  lines: readonly TotalLine[]
  currency: Currency
  total: Money
  /** Label of a total that is not final: “Total so far”. */
  totalName?: string
  /** Fees and taxes are one line. */
  brief?: boolean
  className?: string
}

/** A line of the total, or several that are one line. */
type Entry = TotalLine | { name: MessageKey; parts: readonly TotalLine[] }

/** The kinds that are one line: all taxes of one kind, or in a brief list all fees and added taxes. */
const JOINED: Readonly<Record<'full' | 'brief', readonly { name: MessageKey; kinds: readonly TotalLine['kind'][] }[]>> =
  {
    full: [
      { name: 'cart.total.taxes', kinds: ['tax'] },
      { name: 'cart.total.taxes', kinds: ['taxIncluded'] },
    ],
    brief: [
      { name: 'cart.total.extras', kinds: ['packing', 'service', 'tax', 'cardFee'] },
      { name: 'cart.total.taxes', kinds: ['taxIncluded'] },
    ],
  }

/** The lines with several taxes of one kind as one entry, at the place of the first; `brief`: with the fees. PRICE-5 */
export function entriesOf(lines: readonly TotalLine[], brief = false): Entry[] {
  const joined = JOINED[brief ? 'brief' : 'full']
  return lines.flatMap((line): Entry[] => {
    const group = joined.find(({ kinds }) => kinds.includes(line.kind))
    const parts = lines.filter(one => group?.kinds.includes(one.kind))
    if (!group || parts.length < 2) return [line]
    return parts[0] === line ? [{ name: group.name, parts }] : []
  })
}

/**
 * Lists the lines of the total; each opens to the rule behind it, and all taxes are one line that opens to each; in a brief list
 * with the fees. A tax included
 * in the price is shown and not added. PRICE-2, PRICE-5
 */
export const TotalLines = ({ lines, currency, total, totalName, brief, className }: TotalLinesProps) => (
  <div className={classNames(styles.totals, className)}>
    {entriesOf(lines, brief).map(entry =>
      'parts' in entry ? (
        <Joined key={entry.name} {...entry} currency={currency} />
      ) : (
        <Expandable
          key={`${entry.kind} ${entry.id}`}
          name={nameOfTotal(entry)}
          amount={entry.amount}
          currency={currency}
        >
          {ruleText(entry, currency)}
        </Expandable>
      ),
    )}
    <Row gap={12} rowGap={0} wrap align="baseline" justify="between" className={styles.total}>
      <span>{totalName ?? t('cart.total')}</span>
      <Amount amount={total} currency={currency} size="large" />
    </Row>
  </div>
)

const ruleText = (line: TotalLine, currency: Currency): string =>
  t(line.rule as MessageKey, shownParams(line.ruleParams, currency))

interface ExpandableProps {
  name: string
  amount: Money
  currency: Currency
  children: ReactNode
}

const Expandable = ({ name, amount, currency, children }: ExpandableProps) => (
  <details className={styles.line}>
    <summary className={styles.summary}>
      <span className={styles.name}>
        {name}
        <ChevronDown aria-hidden="true" className={styles.more} />
      </span>
      <span className={classNames(styles.amount, amount < 0 && styles.off)}>
        {(amount < 0 ? showSignedMoney : showMoney)(amount, currency)}
      </span>
    </summary>
    <Text kind="hint" className={styles.rule}>
      {children}
    </Text>
  </details>
)

interface JoinedProps {
  name: MessageKey
  parts: readonly TotalLine[]
  currency: Currency
}

/** Several lines as one; it opens to each of them with its rule. */
function Joined({ name: key, parts, currency }: JoinedProps) {
  const name = t(key)
  return (
    <Expandable
      name={parts[0]?.kind === 'taxIncluded' ? t('cart.included', { name }) : name}
      amount={money(parts.reduce((all, { amount }) => all + amount, 0))}
      currency={currency}
    >
      {parts.map(part => (
        <span key={`${part.kind} ${part.id}`} className={styles.tax}>
          <span>
            {nameOfTotal(part)}
            <span className={styles.taxRule}>{ruleText(part, currency)}</span>
          </span>
          <span className={styles.amount}>{showMoney(part.amount, currency)}</span>
        </span>
      ))}
    </Expandable>
  )
}

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
