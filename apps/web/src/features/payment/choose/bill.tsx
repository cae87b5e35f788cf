import { type Money, money } from '@comanda/domain/money'
import { chargedAmount, type PaymentLine } from '@comanda/domain/payment'
import { currentLocale, showMoney, t } from '../../../platform/i18n/index.ts'
import { showSignedMoney } from '../../../platform/i18n/signed.ts'
import { paymentMethodName } from '../../../platform/method-names.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Amount } from '../../../ui/text/amount.tsx'
import type { Methods } from '../api.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/text/text.tsx'
import styles from './choose.module.css'

/** Reason of the surcharge, with its rate if it has one. PRICE-8 */
function surchargeText(ccFee: Methods['ccFee']): string {
  if (ccFee?.feesType !== 1) return t('payment.surchargeWhy')
  const percent = new Intl.NumberFormat(currentLocale().intl, { style: 'percent', maximumFractionDigits: 4 })
  return t('payment.surchargeRate', { rate: percent.format(ccFee.rate / 1_000_000) })
}

interface BillProps {
  list: Pick<Methods, 'dueAmount' | 'currency' | 'result' | 'ccFee'>
  lines: readonly PaymentLine[]
}

const sum = (lines: readonly PaymentLine[], part: (line: PaymentLine) => number): Money =>
  money(lines.reduce((all, line) => all + part(line), 0))

/** Amount per part and payment method; the parts add up to the totals. M6 */
export function Bill({ list: { dueAmount, currency, result, ccFee }, lines }: BillProps) {
  const own = lines.filter(({ payerId }) => payerId)
  const tip = sum(lines, line => line.tipAmount)
  const surcharge = sum(lines, line => line.ccAmount)
  const left = sum(lines, line => (line.payerId ? 0 : chargedAmount(line)))
  return (
    <Panel as="section">
      <Text as="h2" size={16}>
        {t('payment.bill')}
      </Text>
      <Stack as="dl" gap={10}>
        <Line name={t(`payment.due.${result.payFor}`)} amount={showMoney(dueAmount, currency)} />
        {tip > 0 && <Line name={t('payment.tipAmount')} amount={showMoney(tip, currency)} />}
        {surcharge > 0 && (
          <Line name={t('payment.surcharge')} hint={surchargeText(ccFee)} amount={showMoney(surcharge, currency)} />
        )}
        {own.map(line => (
          <Line
            key={`${line.paymentMethod} ${line.payerId}`}
            name={paymentMethodName(line.paymentMethod)}
            amount={showSignedMoney(money(-chargedAmount(line)), currency)}
          />
        ))}
        <Row gap={12} rowGap={0} align="baseline" justify="between" className={styles.total}>
          <dt>{t(own.length > 0 ? 'payment.restDue' : 'payment.total')}</dt>
          <dd>
            <Amount amount={left} currency={currency} size="large" />
          </dd>
        </Row>
      </Stack>
    </Panel>
  )
}

const Line = ({ name, amount, hint }: { name: string; amount: string; hint?: string }) => (
  <Row gap={12} rowGap={0} align="baseline" justify="between">
    <dt>
      {name}
      {hint && (
        <Text as="span" kind="hint" className={styles.why}>
          {hint}
        </Text>
      )}
    </dt>
    <dd className={styles.amount}>{amount}</dd>
  </Row>
)
