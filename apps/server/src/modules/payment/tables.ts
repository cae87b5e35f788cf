import type { Currency } from '@comanda/domain/money'
import type { LineRefund } from '@comanda/domain/order'
import type { AttemptState, OwnPaymentMethod, PayableKind } from '@comanda/domain/payment'
import type { PaymentEvent, RefusedBecause } from '../../providers/payment/port.ts'

export interface AttemptRow {
  corporation_id: number
  payable_id: string
  kind: PayableKind
  attempt_no: number
  attempt_id: string
  shop_id: number
  owner: string
  device: string
  request_id: string
  reference: string
  payment_method: string
  state: AttemptState
  give_back: boolean
  give_back_reason: string
  authorised: boolean
  amount: number
  /** What the guest's own methods pay of `amount`, minor units. */
  own_amount: number
  tip_amount: number
  cc_amount: number
  charged_amount: number
  /** What was requested back in parts of `charged_amount`, minor units. */
  returned_amount: number
  currency: Currency
  provider_reference: string | null
  brand: string | null
  last_four: string | null
  because: RefusedBecause | null
  action: Readonly<Record<string, unknown>> | null
  version: number
  watch_at: Date | null
  created_at: Date
  changed_at: Date
  /** From the line of the third party; null if the guest sent none, as `checkout_id`. */
  payment_method_subtype: string | null
  checkout_id: string | null
}

/** What one of the guest's own methods pays of an attempt. */
export interface LineRow {
  corporation_id: number
  payable_id: string
  attempt_no: number
  line_no: number
  payment_method: OwnPaymentMethod
  payer_id: string
  hold_key: string
  amount: number
  tip_amount: number
  state: 'held' | 'captured' | 'released' | 'returned'
  returned_amount: number
  changed_at: Date
  payment_method_subtype: string | null
  checkout_id: string | null
}

export interface RefundRow {
  corporation_id: number
  payable_id: string
  refund_no: number
  refund_id: string
  kind: PayableKind
  shop_id: number
  cause_key: string
  amount: number
  /** The refunded lines; none if it was requested by amount. */
  lines: LineRefund[]
  reason: string
  state: 'waiting' | 'given' | 'declined'
  asked_kind: 'guest' | 'staff'
  asked_by: string
  asked_name: string
  /** Staff id of the first of two approvals. */
  first_by: string | null
  first_name: string | null
  decided_by: string | null
  decided_name: string | null
  asked_at: Date
  decided_at: Date | null
}

export interface RefundPartRow {
  corporation_id: number
  payable_id: string
  refund_no: number
  attempt_no: number
  /** 0 = the third party of the attempt. */
  line_no: number
  payment_method: string
  amount: number
  /**
   * `failed`: needs a person. `elsewhere`: failed, and was returned in another way. `withdrawn`: never sent; it is
   * returned with the whole amount and counts there only.
   */
  state: 'asked' | 'sent' | 'done' | 'failed' | 'elsewhere' | 'withdrawn'
  asked_at: Date
  sent_at: Date | null
  ended_at: Date | null
  /** When its status is queried next. */
  watch_at: Date | null
  /** Number of requests to the provider; each has its own reference. */
  try_no: number
  /** Staff id of the person who returned it in another way; how and why. */
  settled_by: string | null
  settled_name: string | null
  settled_how: string | null
}

export interface StepRow {
  corporation_id: number
  payable_id: string
  attempt_no: number
  version: number
  state: AttemptState
  cause: string
  at: Date
}

export interface MessageRow {
  corporation_id: number
  event_key: string
  event: PaymentEvent | null
  state: 'new' | 'applied' | 'parked'
  why: string
  received_at: Date
  applied_at: Date | null
}

/** Row as it is written: JSON documents are passed as text. */
type Written<Row, Documents extends keyof Row> = Omit<Row, Documents> & { [K in Documents]: string | null }

/** Value that was frozen after a chargeback of the payment that bought it. */
export interface FrozenValueRow {
  corporation_id: number
  payable_id: string
  kind: PayableKind
  shop_id: number
  /** Counts the freezes of one payable. */
  freeze_no: number
  charged_amount: number
  frozen_amount: number
  currency: Currency
  state: 'waiting' | 'released' | 'taken' | 'reversed'
  frozen_at: Date
  decided_by: string | null
  decided_name: string | null
  decided_at: Date | null
  reason: string
}

export interface PaymentTables {
  frozen_value: FrozenValueRow
  payment_attempt: AttemptRow
  payment_step: StepRow
  payment_line: LineRow
  payment_refund: RefundRow
  payment_refund_part: RefundPartRow
  payment_message: MessageRow
}

export interface PaymentWrites {
  payment_attempt: Written<AttemptRow, 'currency' | 'action'>
  payment_step: StepRow
  payment_line: LineRow
  payment_refund: Written<RefundRow, 'lines'>
  payment_refund_part: RefundPartRow
  payment_message: Written<MessageRow, 'event'>
}
