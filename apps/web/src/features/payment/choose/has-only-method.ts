import type { Methods } from '../api.ts'
import type { CardOffers } from './card-choice.ts'

type Offered = Pick<Methods, 'methods' | 'means' | 'tip'> & { result: Pick<Methods['result'], 'paymentState'> }

/** Whether nothing is left to choose for a payment that was not tried yet: one method, no tip, no saved card or balance. PAY-5 */
export const hasOnlyMethod = ({ methods, means, tip, result }: Offered, { cards, wallets }: CardOffers): boolean =>
  result.paymentState === 'none' &&
  methods.length === 1 &&
  methods.every(one => one.enabled && one.paymentMethod !== 'out-line') &&
  !tip &&
  [means, cards, wallets].every(others => others.length === 0)
