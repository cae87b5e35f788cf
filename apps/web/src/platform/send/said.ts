import type { AskOf, CallSpec, ResponseOf } from '@comanda/contract/core'

/** What the address fills in need not be said. API-1 */
type Filled = 'shopId' | 'businessType' | 'preOrder' | 'tableId' | 'vtId'
type Lighter<T> = T extends unknown ? Omit<T, Filled & keyof T> & Partial<Pick<T, Filled & keyof T>> : never
/** What a caller says of a request. */
export type SaidOf<C extends CallSpec> = Lighter<AskOf<C>>

/** Sends a call and shows nothing. */
export type SendPlainly = <C extends CallSpec>(spec: C, ask: SaidOf<C>) => Promise<ResponseOf<C>>
