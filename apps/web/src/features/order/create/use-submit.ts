import { order as calls } from '@comanda/contract/order'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { askForTerms } from '../../../platform/cache/ask-for-terms.ts'
import { go } from '../../../platform/navigation.ts'
import { randomId } from '../../../platform/device/random-id.ts'
import { isRefused, type Refused, type CallInput, sendUntilDone } from '../../../platform/send/index.ts'
import { type OrderDetail, useRefreshCart, useSaveOrder } from '../api.ts'
import type { OrderPayment } from './form-props.ts'
import { reservePlacedOrder } from '../list/reserve-placed-order.ts'
import { orderedBy } from './ordered-by.ts'
import { isUnknown, notifyResult } from './notify-result.ts'

const here = (): string => location.pathname + location.search

/**
 * Returns a function that starts a long operation and returns a check: whether the guest has left since, for another
 * screen or, with `onSheet`, by closing the sheet. ORDER-4
 */
function useStay(onSheet: boolean): () => () => boolean {
  const drawn = useRef(false)
  useEffect(() => {
    drawn.current = true
    return () => {
      drawn.current = false
    }
  }, [])
  return () => {
    const from = here()
    return () => here() !== from || (onSheet && !drawn.current)
  }
}

/** Path after placing an order: to its payment with the chosen payment methods, or to its status. */
const nextOf = ({ orderId, state }: Pick<OrderDetail, 'orderId' | 'state'>, means: string): string => {
  if (state !== 'awaitingPayment') return `/orderStatus?orderId=${orderId}`
  return `/orderConfirmPay?orderId=${orderId}${means === '' ? '' : `&means=${encodeURIComponent(means)}`}`
}

/** State of a submit. */
export interface Submitting {
  busy: boolean
  /** Text shown during a long wait. ORDER-4 */
  slow: string
  refused?: Refused
}

/** Whether the order can be placed without the payment; the payment page then shows what is missing. */
const isNotPaidSo = (error: unknown): boolean =>
  isRefused(error, 'amountChanged', 'meansShort', 'methodNotOffered', 'tipNotOffered') ||
  isRefused(error, 'securityNeeded', 'securityWrong', 'securityLocked')

/** Pays the placed order; without it the payment page does. */
type Paying = Pick<OrderPayment, 'pay' | 'onSecurity'>

type Placing = typeof calls.submit | typeof calls.quickSubmit

/** Returns the bill that blocks a table's round while it is being paid. */
function billOf({ data }: Refused): string | undefined {
  const billId = typeof data === 'object' && data !== null && 'billId' in data ? data.billId : undefined
  return typeof billId === 'string' ? billId : undefined
}

/** Path of the order form, from any screen. */
const formOf = ({
  shopId,
  orderType,
  tableId = '',
}: Pick<CallInput<Placing>, 'shopId' | 'orderType' | 'tableId'>): string =>
  `/createOrder?shopId=${shopId}&bizType=${orderType}&tableId=${tableId}`

/** Path of the page that waits for the table's order and retries. ORDER-5 */
const waitingPlace = (refused: Refused): string => {
  const billId = billOf(refused)
  return `/error?type=2${billId === undefined ? '' : `&billId=${encodeURIComponent(billId)}`}`
}

/**
 * Sends the order; a retry of the same order uses the same request id, so that it is never placed twice. ORDER-4, ORDER-10
 */
function usePlacing<C extends Placing>(spec: C, onBusy: (slow: string) => void) {
  const pending = useRef<{ input: CallInput<C>; text: string; requestId: string } | undefined>(undefined)
  const requestIdFor = (input: CallInput<C>): string => {
    const text = JSON.stringify(input)
    if (pending.current?.text !== text) pending.current = { input, text, requestId: randomId() }
    return pending.current.requestId
  }
  const send = (input: CallInput<C>, hasLeft: () => boolean): Promise<OrderDetail> =>
    sendUntilDone<Placing>(spec, input, {
      requestId: requestIdFor(input),
      shows: 'silent',
      // A round is refused while the table's bill is being paid. ORDER-5
      masterOrder: input.tableId === undefined ? undefined : refused => (hasLeft() ? undefined : waitingPlace(refused)),
      onSlow: (slow, refused) => onBusy(billOf(refused) ? t('bill.waits') : slow),
    })
  return { send, last: () => pending.current?.input }
}

/** Pays the order if its payment is chosen, else opens its payment page; an order that is not to be paid opens its status. */
async function payOrOpen(order: OrderDetail, payment: Paying | undefined, means: string): Promise<void> {
  reservePlacedOrder()
  const open = () => go(nextOf(order, means), { replace: true })
  if (order.state !== 'awaitingPayment' || !payment) return open()
  await payment.pay(order).catch((error: unknown) => {
    open()
    throw error
  })
}

/**
 * Places the order and pays it. A second tap during a request does nothing. A refusal keeps the cart and requests it again. A
 * guest who has left stays on the current screen and is notified of the result. ORDER-4, ORDER-10, PAY-9
 */
export function useSubmit<C extends Placing = typeof calls.submit>(
  onOrdered: (method: string | undefined) => void,
  means = '',
  spec: C = calls.submit as C,
) {
  type Ask = CallInput<C>
  const [now, setNow] = useState<Submitting>({ busy: false, slow: '' })
  const { send, last } = usePlacing(spec, slow => setNow({ busy: true, slow }))
  const paying = useRef<Paying | undefined>(undefined)
  const running = useRef(false)
  const saveToCache = useSaveOrder()
  const refreshCart = useRefreshCart()
  // A submit from a sheet is left when the sheet closes, whatever screen is below.
  const navigated = useStay(spec !== calls.submit)

  const afterOrder = async (order: OrderDetail, input: Ask, hasLeft: () => boolean): Promise<void> => {
    saveToCache(order)
    // Balances that paid everything are proposed again while they cover the next total. PAY-5
    onOrdered('paymentMethod' in input && !input.payments ? input.paymentMethod : undefined)
    if (hasLeft()) notifyResult({ order, target: nextOf(order, means) })
    else await payOrOpen(order, paying.current, means)
    // Only now: an empty cart would replace the form while it pays.
    void refreshCart()
  }

  const afterRefusal = async (error: Refused, input: Ask, hasLeft: () => boolean): Promise<void> => {
    if (paying.current && isRefused(error, 'securityNeeded', 'securityWrong')) {
      setNow({ busy: false, slow: '' })
      return paying.current.onSecurity(error.message)
    }
    if (input.payments && isNotPaidSo(error)) {
      const { payments: _, ...unpaid } = input
      paying.current = undefined
      return run(unpaid as Ask, hasLeft)
    }
    if (await askForTerms(error)) return run(input, hasLeft)
    setNow({ busy: false, slow: '', refused: error })
    if (hasLeft()) notifyResult({ refused: error, target: formOf(input) })
    // If another person ordered first, the link to that order replaces the empty cart. CART-15
    if (!isUnknown(error) && !orderedBy(error)) void refreshCart()
  }

  const run = async (input: Ask, hasLeft: () => boolean): Promise<void> => {
    if (running.current) return
    running.current = true
    setNow({ busy: true, slow: '' })
    try {
      await afterOrder(await send(input, hasLeft), input, hasLeft)
    } catch (error) {
      running.current = false
      if (!isRefused(error)) throw error
      await afterRefusal(error, input, hasLeft)
    }
    running.current = false
  }

  const submit = (input: Ask, payment?: Paying) => {
    if (!running.current) paying.current = payment
    return run(input, navigated())
  }

  /** Repeats the request that got no answer, with its id: the order is placed at most once. */
  const resubmit = async (input = last()) => input && run(input, navigated())

  const discard = () => {
    setNow({ busy: false, slow: '' })
    if (now.refused && orderedBy(now.refused)) void refreshCart()
  }

  return { ...now, submit, resubmit, discard }
}
