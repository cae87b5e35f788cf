import { isWallet, providerOf } from '@comanda/domain/payment'
import type { PaymentEvent, PaymentProvider } from '../../../providers/payment/port.ts'
import type { Deps } from '../deps.ts'
import type { AttemptRow } from '../tables.ts'

type Try = Pick<AttemptRow, 'payment_method'>

/**
 * The provider of an attempt's third-party money; undefined if own methods pay it, or the provider is no longer
 * configured.
 */
export function providerFor({ providers }: Pick<Deps, 'providers'>, row: Try): PaymentProvider | undefined {
  const name = providerOf(row.payment_method)
  return name && providers[name]
}

/** True if the event comes from the attempt's own provider: a signed event of another provider moves nothing. W1 */
export const isFromProviderOf = ({ provider = 'card' }: PaymentEvent, row: Try): boolean =>
  provider === providerOf(row.payment_method)

/** True if paid in a wallet's own app: the guest is not on our page, so the server asks for the state. */
export const isByWallet = (row: Try): boolean => isWallet(row.payment_method)
