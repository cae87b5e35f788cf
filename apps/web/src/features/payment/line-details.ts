import type { PaymentLine } from '@comanda/domain/payment'
import { checkoutIdOf } from './checkout-id.ts'

/** The source of a card payment: a stored or a new card, or a wallet of the phone. PAY-6 */
export type CardSubtype = 'stored' | 'card' | 'applepay' | 'googlepay'

/** The kind of card in the data of the provider's component. */
export function subtypeOf(paymentMethod: unknown): CardSubtype {
  const { type, storedPaymentMethodId } = (paymentMethod ?? {}) as { type?: unknown; storedPaymentMethodId?: unknown }
  if (type === 'applepay' || type === 'googlepay') return type
  return storedPaymentMethodId === undefined ? 'card' : 'stored'
}

interface Details {
  /** Identifies what is paid. */
  payable: string
  subtype?: CardSubtype | undefined
}

/** Adds the checkout to every line, and what kind of card pays to the card's line. PAY-6 */
export const withDetails = <L extends Pick<PaymentLine, 'paymentMethod'>>(
  lines: readonly L[],
  { payable, subtype }: Details,
): (L & Pick<PaymentLine, 'checkoutId' | 'paymentMethodSubtype'>)[] =>
  lines.map(line => ({
    ...line,
    checkoutId: checkoutIdOf(payable),
    ...(subtype && line.paymentMethod === '12_bankCard' && { paymentMethodSubtype: subtype }),
  }))
