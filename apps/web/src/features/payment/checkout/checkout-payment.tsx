import type { ResponseOf } from '@comanda/contract/core'
import type { order as orderCalls } from '@comanda/contract/order'
import { type Calculation } from '@comanda/domain/cart'
import { type Money, money, ZERO } from '@comanda/domain/money'
import {
  chargedAmount,
  earnsPoints,
  isOwnMethod,
  type PaymentLine,
  type PaymentMethod,
  pricedWithExtras,
  tipTotalsOf,
} from '@comanda/domain/payment'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { showMoney, t } from '../../../platform/i18n/index.ts'
import type { CallInput } from '../../../platform/send/index.ts'
import type { PaymentOffer } from '../api.ts'
import { guardedCard } from '../choose/card-code.tsx'
import { Choices } from '../choose/choices.tsx'
import { withCode } from '../choose/pay-lines.ts'
import { cardsToFill } from '../choose/top-up.tsx'
import { payText } from '../choose/use-pay.ts'
import { type Choice, settlementOf } from '../choose/settlement-of.ts'
import { withDetails } from '../line-details.ts'
import { draftOfPlaced, type Preferred, useCheckoutDraft } from './checkout-draft.ts'
import { CodeSheet } from './code-sheet.tsx'
import { type CheckoutInput, useCheckoutOffer } from './checkout-offer.ts'
import { PaidParts, TopUpFirst } from './checkout-parts.tsx'
import { cardOf, payPlaced } from './pay-placed.ts'

type OwnLines = NonNullable<CallInput<typeof orderCalls.submit>['payments']>
type Placed = Pick<ResponseOf<typeof orderCalls.submit>, 'orderId'>

/** The order button in the sheet of the password. */
type Paying = Pick<ComponentProps<typeof CodeSheet>, 'busy' | 'onPay' | 'onClose'>

/** Payment of an order as it is chosen in the order form. */
interface CheckoutChoice {
  /** Own methods, methods and tip. `placeUnpaid` places the order and opens its payment page. */
  renderSection: (placeUnpaid: () => void) => ReactNode
  /** The calculation with the chosen tip and the card fee. PRICE-7, PRICE-8 */
  priced: Calculation
  /** The amount paid by each of the guest's own methods, and the rest. */
  parts: ReactNode
  /** Label of the button. */
  label: string
  /** Whether an amount is missing. */
  stuck: boolean
  /** Asks for the password of the member's card before the order is placed; undefined if none is needed. CARD-1 */
  renderPassword: ((paying: Paying) => ReactNode) | undefined
  /** Whether a tip can be given with the chosen methods. */
  offersTip: boolean
  /** Whether paying needs no further input: with own methods, a saved card or a wallet's app. */
  direct: boolean
  /** Method of the order; undefined if there is none. */
  method: PaymentMethod | undefined
  /** Lines that pay the whole order as it is placed. PAY-9 */
  payments: OwnLines | undefined
  /** Shows that the password of the member's card is wrong. */
  onSecurity: (message: string) => void
  /** Pays the placed order. */
  pay: (order: Placed) => Promise<void>
}

interface CheckoutPaymentProps extends CheckoutInput {
  preferred: Preferred
  /** Points earned by an amount, from the card feature. */
  renderEarns: (amount: Money) => ReactNode
  /** The value of points at the store, from the card feature. CARD-7 */
  renderPointsWorth: (shopId: number) => ReactNode
  /** Renders the form; undefined until everything is loaded. */
  children: (payment: CheckoutChoice | undefined) => ReactNode
}

/**
 * Supplies the order form with the payment of an order that is not placed yet. The form is one element before and after
 * loading, so that it keeps its input and a refusal it shows. PAY-1, PAY-5
 */
export function CheckoutPayment({ children, ...props }: CheckoutPaymentProps) {
  const loaded = useCheckoutOffer(props)
  const draft = useCheckoutDraft(loaded?.offer, props.preferred)
  const code = useCode()
  return children(loaded && draft && choiceOf({ ...props, ...loaded, draft, code }))
}

/** The password of the member's card, and why it was refused. */
function useCode() {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  return { code, setCode, error, setError }
}

interface Loaded extends Omit<CheckoutPaymentProps, 'children'>, NonNullable<ReturnType<typeof useCheckoutOffer>> {
  draft: NonNullable<ReturnType<typeof useCheckoutDraft>>
  code: ReturnType<typeof useCode>
}

function choiceOf({ offer, cards, refetchCards, draft, code, ...props }: Loaded): CheckoutChoice {
  const choice = settlementOf(offer, draft, cards)
  const { settlement, tip } = choice
  const guarded = guardedCard(offer.means, choice)
  const label = labelOf(offer, choice, cards)
  const usedCode = guarded ? code.code : ''
  const { lines } = settlement
  const unearned = lines.reduce((all, line) => all + (earnsPoints(line.paymentMethod) ? 0 : line.amount), 0)
  return {
    renderSection: placeUnpaid => (
      <>
        <Choices
          list={offer}
          payFor="order"
          choice={choice}
          offers={cards}
          onRemoved={refetchCards}
          ownNotes={
            <>
              {offer.means.some(one => one.paymentMethod === '16_msPoint') && props.renderPointsWorth(props.shopId)}
              {cardsToFill({ ...offer, tip: tip ?? 0 }).length > 0 && <TopUpFirst onTopUp={placeUnpaid} />}
            </>
          }
        />
        {props.renderEarns(money(offer.dueAmount - unearned))}
      </>
    ),
    priced: pricedWith(props.calculation, offer, lines),
    parts: <PaidParts lines={lines} currency={offer.currency} />,
    label,
    stuck: tip === undefined || settlement.tipLeft > 0,
    renderPassword:
      guarded &&
      (paying => (
        <CodeSheet {...paying} card={guarded} code={code.code} error={code.error} onCode={code.setCode} label={label} />
      )),
    offersTip: choice.offer !== undefined,
    direct: !cardOf(choice, cards).typed && choice.restId !== 'out-line',
    method: methodOf(offer, choice),
    payments: ownLinesOf(offer, choice, usedCode, `${props.shopId}/${props.orderType}`),
    onSecurity: code.setError,
    pay: async ({ orderId }) => {
      draftOfPlaced(draft[0], orderId)
      await payPlaced(orderId, { choice, cards, code: usedCode })
    },
  }
}

const sum = (lines: readonly PaymentLine[], part: (line: PaymentLine) => number): Money =>
  money(lines.reduce((all, line) => all + part(line), 0))

function pricedWith(
  calculation: Calculation,
  { tip, ccFee }: PaymentOffer,
  lines: readonly PaymentLine[],
): Calculation {
  const extras = { tipAmount: sum(lines, line => line.tipAmount), ccAmount: sum(lines, line => line.ccAmount) }
  return pricedWithExtras(calculation, extras, {
    tip: tip && { ...tip.config, bizTypes: [] },
    ccFee,
    totals: tipTotalsOf(calculation),
  })
}

/** Method of the order: that of the rest, else the first own method. PAY-5 */
const methodOf = ({ methods, means }: PaymentOffer, { restId, chosen }: Choice): PaymentMethod | undefined =>
  restId ?? chosen[0]?.paymentMethod ?? methods[0]?.paymentMethod ?? means[0]?.paymentMethod

/** Lines of the own methods if they pay everything; else undefined. */
function ownLinesOf(
  { dueAmount }: PaymentOffer,
  { settlement: { lines, restDue, tipLeft }, tip }: Choice,
  code: string,
  payable: string,
): OwnLines | undefined {
  if (dueAmount <= 0 || tip === undefined || restDue > 0 || tipLeft > 0) return undefined
  const own = withCode([...lines], code).flatMap(
    ({ paymentMethod, payerId, ...line }): OwnLines =>
      isOwnMethod(paymentMethod) && payerId !== undefined ? [{ ...line, paymentMethod, payerId }] : [],
  )
  return own.length > 0 && own.length === lines.length ? withDetails(own, { payable }) : undefined
}

/** Label of the button: its effect and payment method. */
function labelOf({ dueAmount, currency }: PaymentOffer, choice: Choice, cards: Loaded['cards']): string {
  const { lines } = choice.settlement
  const total = sum(lines, chargedAmount)
  if (dueAmount === 0 || choice.restId === 'out-line')
    return t('order.placeFor', { amount: showMoney(dueAmount === 0 ? ZERO : dueAmount, currency) })
  if (!choice.rest) return t('order.payAtOnceFor', { amount: showMoney(total, currency) })
  return payText(choice, cards, showMoney(money(chargedAmount(choice.rest)), currency))
}
