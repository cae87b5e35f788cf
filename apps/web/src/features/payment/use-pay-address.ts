import { payableKinds } from '@comanda/domain/payment'
import { useSearch } from '../../platform/route-location.ts'
import type { CardFormStart, ToPay } from './payment-paths.ts'

export interface PayAddress {
  toPay: ToPay
  tip: number
  /** The guest's own payment methods used beside the card. */
  methodsParam: string
  redirectResult: string | undefined
  start: CardFormStart | undefined
  /** The methods are shown, also if there is only one. */
  showsMethods: boolean
}

/** Payable and payment options named by the address. */
export function usePayAddress(): PayAddress {
  const query = new URLSearchParams(useSearch())
  const tip = Number(query.get('tip') ?? 0)
  return {
    toPay: {
      orderId: query.get('orderId') ?? '',
      payFor: payableKinds.find(kind => kind === query.get('payFor')) ?? 'order',
    },
    tip: Number.isSafeInteger(tip) && tip > 0 ? tip : 0,
    methodsParam: query.get('means') ?? '',
    redirectResult: query.get('redirectResult') ?? undefined,
    start: (['new', 'bank'] as const).find(one => one === query.get('start')),
    showsMethods: query.get('choose') === '1',
  }
}
