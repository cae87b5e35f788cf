import { useSearch } from '../../platform/place.ts'

/** The order the address names, and what else it says of paying it. */
export function usePayAddress(): { orderId: string; tip: number; redirectResult: string | undefined } {
  const query = new URLSearchParams(useSearch())
  const tip = Number(query.get('tip') ?? 0)
  return {
    orderId: query.get('orderId') ?? '',
    tip: Number.isSafeInteger(tip) && tip > 0 ? tip : 0,
    redirectResult: query.get('redirectResult') ?? undefined,
  }
}
