import { kindOfBusiness } from '@comanda/domain/payment'
import type { Tx } from '../../platform/db/index.ts'
import type { PaidPayable, PaidVerdict, Payable, PayableAt } from '../../ports/payment.ts'
import type { Deps } from './deps.ts'

type Payables = Pick<Deps, 'payables'>

/** The payable a call names: its id, and its kind by the business type. PAY-5 */
export const payableAt = (
  caller: { corporationId: number },
  input: { orderId: string; businessType?: number | undefined },
): PayableAt => ({
  corporationId: caller.corporationId,
  kind: kindOfBusiness(input.businessType),
  payableId: input.orderId,
})

/** Locks the payable of any guest; false if there is none. It is always locked before its attempts. */
export const holdPayable = async (tx: Tx, { payables }: Payables, at: PayableAt): Promise<boolean> =>
  (await payables[at.kind]?.hold(tx, at)) ?? false

/** Locks the payable of the calling guest. */
export const payableOf = async (
  tx: Tx,
  { payables }: Payables,
  at: PayableAt & { owner: string },
): Promise<Payable | undefined> => payables[at.kind]?.payable(tx, at)

/** Reports that the money has arrived. */
export const payablePaid = async (tx: Tx, { payables }: Payables, paid: PaidPayable): Promise<PaidVerdict> =>
  (await payables[paid.kind]?.paid(tx, paid)) ?? 'unknown'

/** Reports that everything paid for it has been returned. */
export const payableRefunded = async (tx: Tx, { payables }: Payables, at: PayableAt & { ref: string }): Promise<void> =>
  payables[at.kind]?.refunded(tx, at)
