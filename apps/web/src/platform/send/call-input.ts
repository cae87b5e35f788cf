import type { RequestInputOf, CallSpec, ResponseOf } from '@comanda/contract/core'

/** Fields filled in from the address. API-1 */
type Filled = 'shopId' | 'businessType' | 'preOrder' | 'tableId' | 'vtId'
type WithoutFilled<T> = T extends unknown ? Omit<T, Filled & keyof T> & Partial<Pick<T, Filled & keyof T>> : never
/** The input of a call, without the fields filled in from the address. */
export type CallInput<C extends CallSpec> = WithoutFilled<RequestInputOf<C>>

/** Sends a call without showing a notice. */
export type SendSilently = <C extends CallSpec>(spec: C, input: CallInput<C>) => Promise<ResponseOf<C>>
