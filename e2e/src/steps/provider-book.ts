import { PATIENCE } from '../patience.ts'

/** The stand-in provider's own records. */
export interface Book {
  readonly payments: readonly {
    readonly merchantReference: string
    readonly state: string
    readonly captured: number
    readonly refunded: number
    readonly amount: { readonly value: number; readonly currency: string }
  }[]
  /** Captured amounts by currency, in minor units; empty when everything was refunded. */
  readonly held: Readonly<Record<string, number>>
}

/** Reads the provider's records, which the product cannot write. M13 */
export async function bookAt(url: string): Promise<Book> {
  const answer = await fetch(`${url}/checkoutshopper/_book`)
  return (await answer.json()) as Book
}

/** The payments of an order that charged or reserved money. */
export const charges = ({ payments }: Book, orderId: string) =>
  payments.filter(
    ({ merchantReference, state }) =>
      merchantReference.includes(orderId.replaceAll('-', '')) && (state === 'captured' || state === 'authorised'),
  )

/** Polls until the condition holds; the error contains the last value. */
export async function until<T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const end = performance.now() + PATIENCE
  for (;;) {
    const value = await ask()
    if (holds(value)) return value
    if (performance.now() > end) throw new Error(`Still not so: ${JSON.stringify(value)}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
