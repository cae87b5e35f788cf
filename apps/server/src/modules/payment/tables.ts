import type { Currency } from '@comanda/domain/money'
import type { LineBack } from '@comanda/domain/order'
import type { AttemptState, MeansMethod, PayableKind } from '@comanda/domain/payment'
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
  /** What of `amount` the guest's own means pay. */
  own_amount: number
  tip_amount: number
  cc_amount: number
  charged_amount: number
  /** What of `charged_amount` was asked back in parts. */
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
}

/** What one of the guest's own means pays of a try. */
export interface LineRow {
  corporation_id: number
  payable_id: string
  attempt_no: number
  line_no: number
  payment_method: MeansMethod
  payer_id: string
  hold_key: string
  amount: number
  tip_amount: number
  state: 'held' | 'captured' | 'released' | 'returned'
  returned_amount: number
  changed_at: Date
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
  /** Which lines it is for; none where it was asked for by amount. */
  lines: LineBack[]
  reason: string
  state: 'waiting' | 'given' | 'declined'
  asked_kind: 'guest' | 'staff'
  asked_by: string
  asked_name: string
  /** Who said the first of two yeses. */
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
  /** 0 = the third party of the try. */
  line_no: number
  payment_method: string
  amount: number
  /**
   * `failed`: it needs a person. `elsewhere`: it failed, and was given back in another way. `withdrawn`: never sent; it goes
   * back with the whole, and counts there alone.
   */
  state: 'asked' | 'sent' | 'done' | 'failed' | 'elsewhere' | 'withdrawn'
  asked_at: Date
  sent_at: Date | null
  ended_at: Date | null
  /** When it is asked about next. */
  watch_at: Date | null
  /** How many times it was asked of the provider; each time under a name of its own. */
  try_no: number
  /** Who gave it back in another way; how and why. */
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

/** As it is written: documents are text on their way in. */
type Written<Row, Documents extends keyof Row> = Omit<Row, Documents> & { [K in Documents]: string | null }

export interface PaymentTables {
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
