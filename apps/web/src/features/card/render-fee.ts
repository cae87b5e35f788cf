import type { Currency, Money } from '@comanda/domain/money'
import type { ReactNode } from 'react'

/** What a card's fee adds to what is topped up, drawn by the feature of paying. PRICE-8 */
export type RenderFee = (ask: { shopId: number; amount: Money; currency: Currency }) => ReactNode
