import { inLanguage } from '@comanda/domain/money'
import type { Currency, Money } from '@comanda/domain/money'
import { currentLocale, showMoney, joinWithComma, t } from '@comanda/web/i18n'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import type { ReactNode } from 'react'
import { clockAt } from '../../platform/clock.ts'
import { partTexts } from '../../platform/figure-texts.ts'
import { counterTexts } from '../../forms/counter-sheet.tsx'
import type { Bill } from './queries.ts'
import styles from './bill.module.css'

interface BillProps {
  bill: Bill
  timeZone: string
}

interface AmountProps {
  name: string
  amount: Money
  currency: Currency
  strong?: boolean
}

const Amount = ({ name, amount, currency, strong }: AmountProps) => (
  <div className={styles.pair} data-strong={strong}>
    <dt>{name}</dt>
    <dd>{showMoney(amount, currency)}</dd>
  </div>
)

const nameOf = (bill: Bill, personId: string | undefined): string =>
  bill.persons.find(person => person.personId === personId)?.nick ?? ''

/** One round: dishes sent to the kitchen together. */
function Round({ bill, round, timeZone }: BillProps & { round: Bill['rounds'][number] }) {
  const by = nameOf(bill, round.by)
  return (
    <section className={styles.round}>
      <Row as="h4" wrap gap={10} rowGap={2} align="baseline">
        <span>{t('floor.bill.round', { count: round.round })}</span>
        <Text as="span" kind="quiet" weight={400}>
          <bdi>{clockAt(round.createdAt, timeZone)}</bdi>
          {by !== '' && ` · ${by}`}
        </Text>
        <span className={styles.end}>{showMoney(round.totalPaidAmount, bill.currency)}</span>
      </Row>
      <ul>
        {round.lines.map(line => (
          <li key={line.itemKey} className={styles.line}>
            <b>{line.quantity}</b>
            <span>
              {line.voided ? <s>{line.displayName}</s> : line.displayName}
              {line.detail !== '' && (
                <Text as="span" kind="quiet" weight={400}>
                  {' '}
                  {line.detail}
                </Text>
              )}
              {line.giftOf !== undefined && (
                <Text as="span" kind="quiet" weight={400}>
                  {' '}
                  {t('console.gift')}
                </Text>
              )}
            </span>
            <span className={styles.end}>{showMoney(line.amount, bill.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How a part was paid, with its tip; or that it is being paid. */
function howPaid({ currency }: Bill, { state, counter }: Bill['parts'][number]): string {
  if (!counter) return t(state === 'paid' ? 'console.paid' : 'floor.bill.paying')
  const tip = counter.tip !== undefined && t('till.withTip', { amount: showMoney(counter.tip, currency) })
  const rounding =
    counter.rounding !== undefined && t('till.withRounding', { amount: showMoney(counter.rounding, currency) })
  return [t(counterTexts[counter.method]), tip, rounding].filter(Boolean).join(' · ')
}

/** The payments of a bill, made or under way. */
const Parts = ({ bill }: { bill: Bill }) => (
  <ul>
    {bill.parts.map(part => (
      <li key={part.partId} className={styles.line}>
        <span>
          {part.atVenue ? t('floor.bill.atVenue') : nameOf(bill, part.by) || t('floor.bill.guest')}
          <Text as="span" kind="quiet" weight={400}>
            {' '}
            {howPaid(bill, part)}
          </Text>
        </span>
        <span className={styles.end}>{showMoney(part.amount, bill.currency)}</span>
      </li>
    ))}
  </ul>
)

interface BillViewProps extends BillProps {
  /** The discounts and free dishes that the caller can undo. PAY-16 */
  reductions?: ReactNode
}

/** The bill of a table: its rounds, its payments, and the rest. ORDER-3 */
export function BillView({ bill, timeZone, reductions }: BillViewProps) {
  const { currency, paidAmount, openAmount } = bill
  const tables = bill.tables.map(({ tableName }) => tableName)
  return (
    <div className={styles.bill}>
      <h3>{t('floor.bill')}</h3>
      {tables.length > 1 && <Text kind="quiet">{t('floor.bill.of', { tables: joinWithComma(tables) })}</Text>}
      {bill.rounds.length === 0 && <Text kind="quiet">{t('floor.bill.noRounds')}</Text>}
      {bill.rounds.map(round => (
        <Round key={round.orderId} bill={bill} round={round} timeZone={timeZone} />
      ))}
      <Stack as="dl" gap={4}>
        {bill.totals.map(({ kind, name, amount }) => (
          <Amount
            key={`${kind} ${Object.values(name).join()}`}
            name={inLanguage(name, currentLocale().id) || t(partTexts[kind] ?? 'floor.bill.line')}
            amount={amount}
            currency={currency}
          />
        ))}
        <Amount name={t('floor.bill.total')} amount={bill.totalAmount} currency={currency} strong />
        {paidAmount > 0 && <Amount name={t('console.paid')} amount={paidAmount} currency={currency} />}
        {openAmount > 0 && <Amount name={t('floor.bill.paying')} amount={openAmount} currency={currency} />}
        <Amount name={t('floor.bill.rest')} amount={bill.restAmount} currency={currency} strong />
      </Stack>
      {reductions}
      {bill.parts.length > 0 && <Parts bill={bill} />}
    </div>
  )
}
