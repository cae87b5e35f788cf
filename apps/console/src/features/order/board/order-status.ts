import type { CallSpec } from '@comanda/contract/core'
import { staffOrderCalls as calls } from '@comanda/contract/order'
import type { MessageKey } from '@comanda/messages'
import type { BoardOrder } from './columns.ts'

/** An action that needs a sheet. */
export type OrderAction = 'accept' | 'delay' | 'reject' | 'cancel' | 'settle'
export type OnOrderAction = (order: BoardOrder, action: OrderAction) => void

type Placed = Pick<BoardOrder, 'state' | 'moves'>

/** Whether the store has not accepted or rejected it yet. */
export const awaitsAnswer = ({ state }: Pick<Placed, 'state'>): boolean => state === 'placed' || state === 'checking'

/** Whether it is accepted and not ready yet. */
export const isInPreparation = ({ state }: Pick<Placed, 'state'>): boolean =>
  state === 'accepted' || state === 'preparing'

/** Whether an action is still possible, for an order as it is now. */
export function isStillPossible(
  action: OrderAction,
  now: (Placed & Pick<BoardOrder, 'payState'>) | undefined,
): boolean {
  if (!now) return false
  if (action === 'accept' || action === 'reject') return awaitsAnswer(now)
  if (action === 'delay') return isInPreparation(now)
  return action === 'settle' ? now.payState === 'unpaid' : now.moves.includes('cancelled')
}

type Owing = Pick<BoardOrder, 'payState' | 'paymentMethod' | 'billId' | 'state' | 'reason'>

/** Being made or handed over, to be paid in person, and not paid yet. A round is settled with its table's bill. PAY-3 */
export const owesMoney = (order: Owing): boolean =>
  order.payState === 'unpaid' &&
  order.paymentMethod === 'out-line' &&
  order.billId === undefined &&
  !awaitsAnswer(order) &&
  order.state !== 'rejected' &&
  order.state !== 'cancelled' &&
  !order.reason

interface Step {
  call: CallSpec
  text: MessageKey
}

/** The next step of an order, if there is one. */
export function nextStep({ moves, orderType }: Pick<BoardOrder, 'moves' | 'orderType'>): Step | undefined {
  if (moves.includes('preparing')) return { call: calls.start, text: 'console.start' }
  if (moves.includes('ready')) return { call: calls.ready, text: 'console.markReady' }
  if (moves.includes('delivering') && orderType === 1200) return { call: calls.handOver, text: 'console.handOver' }
  if (moves.includes('completed')) return { call: calls.complete, text: 'console.complete' }
  return undefined
}

/** Whether the only step left is to complete it, and it is still to be paid in person: the payment comes first. PAY-3 */
export const paidToComplete = (order: Owing & Pick<BoardOrder, 'moves' | 'orderType'>): boolean =>
  owesMoney(order) && nextStep(order)?.call === calls.complete
