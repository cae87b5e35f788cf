import type { Currency, Money } from '@comanda/domain/money'
import type { ReactNode } from 'react'

/** Card surcharge of a recharge, rendered by the payment feature. PRICE-8 */
export type RenderFee = (input: { shopId: number; amount: Money; currency: Currency }) => ReactNode
