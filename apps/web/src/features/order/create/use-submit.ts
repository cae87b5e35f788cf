import { order as calls } from '@comanda/contract/order'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { go } from '../../../platform/navigation.ts'
import { randomId } from '../../../platform/random-id.ts'
import { isRefused, type Refused, type CallInput, sendUntilDone } from '../../../platform/send/index.ts'
import { type OrderDetail, useKeepOrder, useRefreshCart } from '../api.ts'
import { orderedBy } from './ordered-by.ts'
import { isUnknown, tellAway } from './tell-away.ts'

const here = (): string => location.pathname + location.search

/**
 * Answers how to begin something that takes long and ends with another screen: what comes back says whether the guest has left
 * meanwhile, for another screen, or, `onSheet`, by closing the sheet it was begun on. ORDER-4
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

/** Where a placed order goes on: to be paid, with the means that were chosen, or to be followed. */
const nextOf = ({ orderId, state }: Pick<OrderDetail, 'orderId' | 'state'>, means: string): string => {
  if (state !== 'awaitingPayment') return `/orderStatus?orderId=${orderId}`
  return `/orderConfirmPay?orderId=${orderId}${means === '' ? '' : `&means=${encodeURIComponent(means)}`}`
}

/** How a submit stands. */
export interface Submitting {
  busy: boolean
  /** Words while it takes long. ORDER-4 */
  slow: string
  refused?: Refused
}

/** It cannot be paid as it is placed after all: it is placed, and the page for paying says what is left to do. */
const isNotPaidSo = (error: unknown): boolean =>
  isRefused(error, 'amountChanged', 'meansShort', 'methodNotOffered', 'tipNotOffered') ||
  isRefused(error, 'securityNeeded', 'securityWrong', 'securityLocked')

/** The ways of placing an order. */
type Placing = typeof calls.submit | typeof calls.quickSubmit

/** The bill that keeps the table's round waiting while it is being paid. */
function billOf({ data }: Refused): string | undefined {
  const billId = typeof data === 'object' && data !== null && 'billId' in data ? data.billId : undefined
  return typeof billId === 'string' ? billId : undefined
}

/** The form of an order, from wherever the guest is by then. */
const formOf = ({
  shopId,
  orderType,
  tableId = '',
}: Pick<CallInput<Placing>, 'shopId' | 'orderType' | 'tableId'>): string =>
  `/createOrder?shopId=${shopId}&bizType=${orderType}&tableId=${tableId}`

/** Where one waits for the table's order, and looks again. ORDER-5 */
const waitingPlace = (refused: Refused): string => {
  const billId = billOf(refused)
  return `/error?type=2${billId === undefined ? '' : `&billId=${encodeURIComponent(billId)}`}`
}

/**
 * Places the order. A second tap while one is under way does nothing; trying the same order again goes under the same
 * request id, so that it can never become two. A refusal keeps the cart and asks for it anew. Who has left meanwhile stays where
 * they are, and is told what became of it. ORDER-4, ORDER-10
 */
export function useSubmit<C extends Placing = typeof calls.submit>(
  onOrdered: () => void,
  means = '',
  spec: C = calls.submit as C,
) {
  type Ask = CallInput<C>
  const [now, setNow] = useState<Submitting>({ busy: false, slow: '' })
  const under = useRef<{ ask: Ask; text: string; requestId: string } | undefined>(undefined)
  const running = useRef(false)
  const kept = useKeepOrder()
  const refreshCart = useRefreshCart()
  // What stands on a sheet is left with the sheet, whatever lies under it.
  const stay = useStay(spec !== calls.submit)

  const requestIdFor = (ask: Ask): string => {
    const text = JSON.stringify(ask)
    if (under.current?.text !== text) under.current = { ask, text, requestId: randomId() }
    return under.current.requestId
  }

  const submit = async (ask: Ask, hasLeft = stay()): Promise<void> => {
    if (running.current) return
    running.current = true
    setNow({ busy: true, slow: '' })
    try {
      const order = await sendUntilDone<Placing>(spec, ask, {
        requestId: requestIdFor(ask),
        shows: 'silent',
        // A table's order waits while its bill is being paid. ORDER-5
        masterOrder: ask.tableId === undefined ? undefined : refused => (hasLeft() ? undefined : waitingPlace(refused)),
        onSlow: (slow, refused) => setNow({ busy: true, slow: billOf(refused) ? t('bill.waits') : slow }),
      })
      kept(order)
      onOrdered()
      void refreshCart()
      if (hasLeft()) return tellAway({ order, target: nextOf(order, means) })
      go(nextOf(order, means), { replace: true })
      setNow({ busy: true, slow: '' })
    } catch (error) {
      if (!isRefused(error)) throw error
      if (ask.payments && isNotPaidSo(error)) {
        const { payments: _, ...unpaid } = ask
        running.current = false
        return await submit(unpaid as Ask, hasLeft)
      }
      setNow({ busy: false, slow: '', refused: error })
      if (hasLeft()) tellAway({ refused: error, target: formOf(ask) })
      // Where another was faster the way to their order stands in place of the empty cart. CART-15
      if (!isUnknown(error) && !orderedBy(error)) void refreshCart()
    } finally {
      running.current = false
    }
  }

  /** Asks what became of the order whose answer never came: the same request, so it is placed once at most. */
  const askAgain = async () => under.current && submit(under.current.ask)

  const forget = () => {
    setNow({ busy: false, slow: '' })
    if (now.refused && orderedBy(now.refused)) void refreshCart()
  }

  return { ...now, submit, askAgain, forget }
}
