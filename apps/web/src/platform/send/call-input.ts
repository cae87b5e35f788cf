import type { AskOf, CallSpec, ResponseOf } from '@comanda/contract/core'

/** What the address fills in need not be said. API-1 */
type Filled = 'shopId' | 'businessType' | 'preOrder' | 'tableId' | 'vtId'
type WithoutFilled<T> = T extends unknown ? Omit<T, Filled & keyof T> & Partial<Pick<T, Filled & keyof T>> : never
/** What a caller says of a request. */
export type CallInput<C extends CallSpec> = WithoutFilled<AskOf<C>>

/** Sends a call and shows nothing. */
export type SendSilently = <C extends CallSpec>(spec: C, input: CallInput<C>) => Promise<ResponseOf<C>>
