import { order as calls } from '@comanda/contract/order'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { randomId } from '../../../platform/random-id.ts'
import { isRefused, type Refused, type CallInput, sendUntilDone } from '../../../platform/send/index.ts'
import { type OrderDetail, useSaveOrder, useRefreshCart } from '../api.ts'
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

/** Whether the order can be placed but not paid with it; the payment page then shows what is missing. */
const isNotPaidSo = (error: unknown): boolean =>
  isRefused(error, 'amountChanged', 'meansShort', 'methodNotOffered', 'tipNotOffered') ||
  isRefused(error, 'securityNeeded', 'securityWrong', 'securityLocked')

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
 * Places the order. A second tap during a request does nothing; a retry of the same order uses the same request id, so
 * that it is never placed twice. A refusal keeps the cart and requests it again. A guest who has left stays on the
 * current screen and is notified of the result. ORDER-4, ORDER-10
 */
export function useSubmit<C extends Placing = typeof calls.submit>(
  onOrdered: () => void,
  means = '',
  spec: C = calls.submit as C,
) {
  type Ask = CallInput<C>
  const [now, setNow] = useState<Submitting>({ busy: false, slow: '' })
  const pending = useRef<{ input: Ask; text: string; requestId: string } | undefined>(undefined)
  const running = useRef(false)
  const saveToCache = useSaveOrder()
  const refreshCart = useRefreshCart()
  // A submit from a sheet is left when the sheet closes, whatever screen is below.
  const navigated = useStay(spec !== calls.submit)

  const requestIdFor = (input: Ask): string => {
    const text = JSON.stringify(input)
    if (pending.current?.text !== text) pending.current = { input: input, text, requestId: randomId() }
    return pending.current.requestId
  }

  const submit = async (input: Ask, hasLeft = navigated()): Promise<void> => {
    if (running.current) return
    running.current = true
    setNow({ busy: true, slow: '' })
    try {
      const order = await sendUntilDone<Placing>(spec, input, {
        requestId: requestIdFor(input),
        shows: 'silent',
        // A round is refused while the table's bill is being paid. ORDER-5
        masterOrder:
          input.tableId === undefined ? undefined : refused => (hasLeft() ? undefined : waitingPlace(refused)),
        onSlow: (slow, refused) => setNow({ busy: true, slow: billOf(refused) ? t('bill.waits') : slow }),
      })
      saveToCache(order)
      onOrdered()
      void refreshCart()
      if (hasLeft()) return notifyResult({ order, target: nextOf(order, means) })
      go(nextOf(order, means), { replace: true })
      setNow({ busy: true, slow: '' })
    } catch (error) {
      if (!isRefused(error)) throw error
      if (input.payments && isNotPaidSo(error)) {
        const { payments: _, ...unpaid } = input
        running.current = false
        return await submit(unpaid as Ask, hasLeft)
      }
      setNow({ busy: false, slow: '', refused: error })
      if (hasLeft()) notifyResult({ refused: error, target: formOf(input) })
      // If another person ordered first, the link to that order replaces the empty cart. CART-15
      if (!isUnknown(error) && !orderedBy(error)) void refreshCart()
    } finally {
      running.current = false
    }
  }

  /** Repeats the request that got no answer, with its id: the order is placed at most once. */
  const resubmit = async () => pending.current && submit(pending.current.input)

  const discard = () => {
    setNow({ busy: false, slow: '' })
    if (now.refused && orderedBy(now.refused)) void refreshCart()
  }

  return { ...now, submit, askAgain: resubmit, forget: discard }
}
