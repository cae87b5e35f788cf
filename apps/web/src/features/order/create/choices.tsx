import { BadgePercent, CreditCard, HandCoins, Wallet } from 'lucide-react'
import { localize, showList, showMoney, t } from '../../../platform/i18n/index.ts'
import { paymentMethodName } from '../../../platform/method-names.ts'
import { Check, CheckGroup, Choice, ChoiceGroup } from '../../../ui/controls/choice.tsx'
import { TitledPanel } from '../../../ui/layout/panel.tsx'
import type { OrderQuote } from '../api.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import styles from './create.module.css'

interface OffersProps {
  calculation: OrderQuote['calculation']
  chosen: readonly string[]
  onChange: (discountIds: string[]) => void
}

type Offer = OrderQuote['calculation']['optionalList'][number]

/**
 * Promotions that can be chosen, and those almost reached. Choosing one removes those it cannot be combined with.
 * PRICE-3
 */
export function Offers({ calculation, chosen, onChange }: OffersProps) {
  const { optionalList, nearList, currency } = calculation
  const offered = [
    ...optionalList,
    ...nearList.filter(near => optionalList.every(one => one.discountId !== near.discountId)),
  ]
  if (offered.length === 0) return null
  const goTogether = (ids: readonly string[]) => optionalList.filter(it => it.stackable && ids.includes(it.discountId))
  const toggle = ({ discountId, stackable }: Offer, on: boolean) => {
    const others = stackable ? goTogether(chosen).map(it => it.discountId) : []
    onChange(on ? [...others, discountId] : chosen.filter(id => id !== discountId))
  }
  return (
    <TitledPanel icon={<BadgePercent />} title={t('order.offers')}>
      <CheckGroup legend={<span className="visuallyHidden">{t('order.offers')}</span>}>
        {offered.map(offer => (
          <Check
            key={offer.discountId}
            checked={chosen.includes(offer.discountId) && isOpen(offer)}
            disabled={!isOpen(offer) || nearList.includes(offer)}
            onChange={on => toggle(offer, on)}
            detail={detailOf(offer, currency)}
          >
            {localize(offer.name)}
          </Check>
        ))}
      </CheckGroup>
    </TitledPanel>
  )
}

const isOpen = ({ missingAmount, excludedBy }: Offer): boolean => missingAmount === 0 && excludedBy === undefined

/** Saving of an offer, or the reason why it cannot be chosen. */
function detailOf(offer: Offer, currency: OrderQuote['calculation']['currency']): string | false {
  const { missingAmount, missingCount, excludedBy, discountAmount } = offer
  if (missingAmount > 0) return t('order.offerMissing', { amount: showMoney(missingAmount, currency) })
  if (excludedBy) return t('coupon.offerExcluded', { name: localize(excludedBy) })
  if (discountAmount > 0) return t('order.offerSaves', { amount: showMoney(discountAmount, currency) })
  return missingCount !== undefined && t('coupon.offerPieces', { count: missingCount })
}

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
    {bill && (bill.rounds > 1 || bill.discountAmount > 0) && (
      <Stack as="p" gap={2} className={styles.lines}>
        {t('bill.withRound', { amount: showMoney(bill.totalAmount, calculation.currency) })}{' '}
        {bill.discountAmount > 0 &&
          t('bill.withRoundOff', { amount: showMoney(bill.discountAmount, calculation.currency) })}
      </Stack>
    )}
  </TitledPanel>
)
