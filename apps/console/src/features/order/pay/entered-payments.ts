import type { CounterPart } from '@comanda/domain/payment'
import { useDropOrphans } from '../../../forms/state/stored-state.ts'
import { useDraft } from '../../../forms/state/use-draft.ts'
import { dropDraft } from '../../../platform/draft-store.ts'

const prefixOf = (shopId: number) => `orders/${shopId}/payments-`
const NONE: readonly CounterPart[] = []

/**
 * The payments of an order that are entered before its last one: they stay through a reload, because the terminal may have charged
 * already. Not stored while the order has no id. PAY-21
 */
export const useEnteredPayments = (shopId: number, orderId: string) =>
  useDraft(orderId === '' ? undefined : `${prefixOf(shopId)}${orderId}`, NONE)

/** Removes the entered payments of an order that is paid or cancelled. */
export const dropEnteredPayments = (shopId: number, orderId: string): void => dropDraft(`${prefixOf(shopId)}${orderId}`)

/** Removes the entered payments of orders that are paid or cancelled elsewhere. @param unpaid undefined while unknown */
export const useDropPaidElsewhere = (shopId: number, unpaid: readonly string[] | undefined): void =>
  useDropOrphans(prefixOf(shopId), unpaid)
