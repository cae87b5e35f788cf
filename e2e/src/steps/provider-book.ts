import { PATIENCE } from '../patience.ts'

/** What the provider's stand-in has in its own book. */
export interface Book {
  readonly payments: readonly {
    readonly merchantReference: string
    readonly state: string
    readonly captured: number
    readonly refunded: number
    readonly amount: { readonly value: number; readonly currency: string }
  }[]
  /** What is held, by currency, in minor units; nothing when all went back. */
  readonly held: Readonly<Record<string, number>>
}

/** Reads the provider's own book, which the product cannot write. M13 */
export async function bookAt(url: string): Promise<Book> {
  const answer = await fetch(`${url}/checkoutshopper/_book`)
  return (await answer.json()) as Book
}

/** The payments of an order that took or hold money. */
export const charges = ({ payments }: Book, orderId: string) =>
  payments.filter(
    ({ merchantReference, state }) =>
      merchantReference.includes(orderId.replaceAll('-', '')) && (state === 'captured' || state === 'authorised'),
  )

/** Waits until something holds, asking again and again; what it was at last stands in the error. */
export async function until<T>(ask: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const end = performance.now() + PATIENCE
  for (;;) {
    const value = await ask()
    if (holds(value)) return value
    if (performance.now() > end) throw new Error(`Still not so: ${JSON.stringify(value)}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
