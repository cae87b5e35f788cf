import { isWallet, providerOf } from '@comanda/domain/payment'
import type { PaymentEvent, PaymentProvider } from '../../../providers/payment/port.ts'
import type { Deps } from '../deps.ts'
import type { AttemptRow } from '../tables.ts'

type Try = Pick<AttemptRow, 'payment_method'>

/** Who brings the money of a try from outside; nobody where it is the guest's own, or not set up any more. */
export function providerFor({ providers }: Pick<Deps, 'providers'>, row: Try): PaymentProvider | undefined {
  const name = providerOf(row.payment_method)
  return name && providers[name]
}

/** Only the provider that was asked says anything about a try: another's word, however well signed, moves nothing. W1 */
export const isWordOf = ({ provider = 'card' }: PaymentEvent, row: Try): boolean =>
  provider === providerOf(row.payment_method)

/** Paid in a wallet's own app: the guest is not at a page of ours, so we ask for ourselves. */
export const isByWallet = (row: Try): boolean => isWallet(row.payment_method)
