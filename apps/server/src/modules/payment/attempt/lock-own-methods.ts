import { ownPaymentMethods, type PaymentLine } from '@comanda/domain/payment'
import type { Tx } from '../../../platform/db/index.ts'
import type { LockedMethods, Deps } from '../deps.ts'

/**
 * Locks the balances of the own methods among these lines that can be charged directly, in a fixed order of methods to
 * avoid deadlocks. M4
 */
export async function lockOwnMethods(
  tx: Tx,
  { ownMethods }: Pick<Deps, 'ownMethods'>,
  { corporationId, session }: { corporationId: number; session: { customerId: number } },
  payments: readonly Pick<PaymentLine, 'paymentMethod' | 'payerId'>[],
): Promise<LockedMethods> {
  const pending = ownPaymentMethods.flatMap(method => {
    const payers = payments.filter(line => line.paymentMethod === method).map(({ payerId = '' }) => payerId)
    // Distinct: a payer that lines name twice is offered once, and the lines are refused.
    const payerIds = [...new Set(payers)]
    const locking =
      payerIds.length > 0 && ownMethods[method]?.lock?.(tx, { corporationId, customerId: session.customerId, payerIds })
    return locking ? [locking.then(offers => [method, offers] as const)] : []
  })
  return new Map(await Promise.all(pending))
}
