import { type Money, money } from '@comanda/domain/money'
import {
  type ChosenMethod,
  type DisabledReason,
  type PaymentLine,
  settlePayment,
  type SettlementInput,
  disabledReasonOf,
} from '@comanda/domain/payment'
import type { OwnMethod } from './api.ts'

/** A selectable own payment method, and its state beside the others. */
export interface Box {
  method: OwnMethod
  used: boolean
  /** Amount it pays with the current selection; absent if it is not used or not needed. */
  covers: Money | undefined
  /** Whether it is selected although the others cover everything. */
  idle: boolean
  /** Why it cannot be used; a selected method can still be deselected. PAY-4 */
  reason: DisabledReason | undefined
  disabled: boolean
}

interface BoxesInput extends Pick<SettlementInput, 'due' | 'withCoupons' | 'chosen'> {
  offers: readonly OwnMethod[]
}

const isOf = (a: { paymentMethod: string; payerId?: string }, b: { paymentMethod: string; payerId: string }) =>
  a.paymentMethod === b.paymentMethod && a.payerId === b.payerId

/** Returns the selectable methods, the lines they pay and the remaining amount. PAY-1, PAY-4 */
export function boxesOf(input: BoxesInput): { boxes: Box[]; lines: PaymentLine[]; restDue: Money } {
  const offers = input.offers.filter(one => one.disabledReason === undefined)
  const { lines, restDue } = settlePayment({ ...input, offers, tip: money(0), takesTip: () => false })
  const boxes = offers.map((method): Box => {
    const used = input.chosen.some(it => isOf(it, method))
    const covers = lines.find(line => isOf(line, method))?.amount
    const reason = disabledReasonOf(method, { ...input, offers })
    const idle = used && restDue === 0 && covers === undefined
    return { method, used, covers, reason, idle, disabled: reason !== undefined && !used }
  })
  return { boxes, lines, restDue }
}

/** Selection after one method is selected or deselected; the others are unchanged. */
export function ticked(chosen: readonly ChosenMethod[], method: OwnMethod, used: boolean): ChosenMethod[] {
  const others = chosen.filter(it => !isOf(it, method))
  const { paymentMethod, payerId } = method
  return used ? [...others, { paymentMethod, payerId }] : others
}
