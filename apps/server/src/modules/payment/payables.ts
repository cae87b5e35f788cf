import { kindOfBusiness } from '@comanda/domain/payment'
import type { Tx } from '../../platform/db/index.ts'
import type { PaidPayable, PaidVerdict, Payable, PayableAt } from '../../ports/payment.ts'
import type { Deps } from './deps.ts'

type Payables = Pick<Deps, 'payables'>

/** What a call means to pay: its id, and its kind by the business type. PAY-5 */
export const payableAt = (
  caller: { corporationId: number },
  input: { orderId: string; businessType?: number | undefined },
): PayableAt => ({
  corporationId: caller.corporationId,
  kind: kindOfBusiness(input.businessType),
  payableId: input.orderId,
})

/** The payable locked, whoever's it is; false where there is none. It is locked before its tries, always. */
export const holdPayable = async (tx: Tx, { payables }: Payables, at: PayableAt): Promise<boolean> =>
  (await payables[at.kind]?.hold(tx, at)) ?? false

/** The payable locked, for its own guest. */
export const payableOf = async (
  tx: Tx,
  { payables }: Payables,
  at: PayableAt & { owner: string },
): Promise<Payable | undefined> => payables[at.kind]?.payable(tx, at)

/** The money has arrived. */
export const payablePaid = async (tx: Tx, { payables }: Payables, paid: PaidPayable): Promise<PaidVerdict> =>
  (await payables[paid.kind]?.paid(tx, paid)) ?? 'unknown'

/** All that was paid for it has gone back. */
export const payableRefunded = async (tx: Tx, { payables }: Payables, at: PayableAt & { ref: string }): Promise<void> =>
  payables[at.kind]?.refunded(tx, at)
