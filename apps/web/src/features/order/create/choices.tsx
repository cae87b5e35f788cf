import { money } from '@comanda/domain/money'
import { CreditCard, HandCoins, Wallet } from 'lucide-react'
import { showList, showMoney, t } from '../../../platform/i18n/index.ts'
import { paymentMethodName } from '../../../platform/method-names.ts'
import { Choice, ChoiceGroup } from '../../../ui/controls/choice.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import type { OrderQuote } from '../api.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import styles from './create.module.css'

const outside = ['12_bankCard', '12_octopus', '12_mPay'] as const

/** Own payment methods, at a store that takes nothing else. PAY-5 */
const own = ['16_msBalance', '17_giftCard', '16_msPoint'] as const
const inApp = [...outside, ...own]

export type PayMethod = (typeof inApp)[number] | 'out-line'

/** Paying in the app is one choice; the exact payment method is chosen on the payment page. */
const payMethodsOf = (methods: readonly string[]): PayMethod[] => {
  const now = inApp.find(method => methods.includes(method))
  return [...(now ? [now] : []), ...(methods.includes('out-line') ? (['out-line'] as const) : [])]
}

/** The chosen way to pay if the store accepts it, else the store's first. */
export const methodTaken = (methods: readonly string[], chosen: string | undefined): PayMethod | undefined => {
  const known = payMethodsOf(methods)
  return known.find(method => (method === 'out-line') === (chosen === 'out-line')) ?? known[0]
}

/** Names of the payment methods accepted in the app. */
function nowText(methods: readonly string[]): string {
  const chosen = inApp.filter(method => methods.includes(method))
  if (chosen.every(method => method === '12_bankCard')) return t('order.payCard')
  return t('order.payNowBy', { ways: showList(chosen.map(paymentMethodName), 'disjunction') })
}

function hintOf(method: PayMethod) {
  if (method === 'out-line') return 'order.payVenueHint'
  if (method === '12_bankCard') return 'order.payCardHint'
  return own.some(one => one === method) ? 'order.payOwnHint' : 'order.payWalletHint'
}

interface PayMethodChoiceProps {
  methods: readonly string[]
  chosen: PayMethod | undefined
  onChange: (method: PayMethod) => void
}

/** Choice of the way to pay. A single way is shown without a choice. PAY-5 */
export const PayMethodChoice = ({ methods, chosen, onChange }: PayMethodChoiceProps) => (
  <TitledPanel icon={<Wallet />} title={t('order.payWay')}>
    <ChoiceGroup legend={<span className="visuallyHidden">{t('order.payWay')}</span>}>
      {payMethodsOf(methods).map(method => {
        const atVenue = method === 'out-line'
        const Icon = atVenue ? HandCoins : CreditCard
        return (
          <Choice
            key={method}
            checked={method === chosen}
            onChange={() => onChange(method)}
            detail={t(hintOf(method))}
            end={
              <span className={styles.way}>
                <Icon aria-hidden="true" />
              </span>
            }
          >
            {atVenue ? t('order.payVenue') : nowText(methods)}
          </Choice>
        )
      })}
    </ChoiceGroup>
  </TitledPanel>
)

/**
 * A round at a table that pays at the end: shows the total of the bill including it and the discounts; nothing is paid
 * now. ORDER-2
 */
export const PaidLater = ({ quote: { bill, calculation, table } }: { quote: OrderQuote }) => (
  <TitledPanel icon={<Wallet />} title={t('bill.onTheBill')}>
    <Stack as="p" gap={2} className={styles.lines}>
      {t(table?.guestsPay === false ? 'bill.onTheBillOfStaff' : 'bill.onTheBillHint')}
    </Stack>
    {calculation.prePayments.length > 0 && (
      <Stack as="p" gap={2} className={styles.lines}>
        {t('bill.paidSoFar', {
          amount: showMoney(
            money(calculation.prePayments.reduce((all, { amount }) => all + amount, 0)),
            calculation.currency,
          ),
        })}
      </Stack>
    )}
    {bill && (bill.rounds > 1 || bill.discountAmount > 0) && (
      <Stack as="p" gap={2} className={styles.lines}>
        {t('bill.withRound', { amount: showMoney(bill.totalAmount, calculation.currency) })}{' '}
        {bill.discountAmount > 0 &&
          t('bill.withRoundOff', { amount: showMoney(bill.discountAmount, calculation.currency) })}
      </Stack>
    )}
  </TitledPanel>
)
