import { fromStored, type PersonalData } from '../../platform/personal-data.ts'
import type { OrderRow, SavedDetails } from './tables.ts'

type Personal = Pick<SavedDetails, 'deliveryAddress' | 'remark'>

/**
 * The address of a delivery and the guest's remark. They never change after the order is placed, so that rows are read and written in
 * stored form, and opened where they are shown. The contact is searched by staff, and therefore plain: decision 26.
 */
export const personalOrder: PersonalData = {
  table: 'customer_order',
  key: ['corporation_id', 'order_id'],
  columns: ['details'],
  isPlain: "details ? 'deliveryAddress' or details ->> 'remark' <> ''",
  split(row) {
    const { deliveryAddress, ...details } = row['details'] as SavedDetails
    const { remark } = details
    const personal: Personal = { remark, ...(deliveryAddress && { deliveryAddress }) }
    const isEmpty = remark === '' && deliveryAddress === undefined
    return { personal: isEmpty ? undefined : { ...personal }, rest: { details: { ...details, remark: '' } } }
  },
  join: (row, personal) => ({ details: { ...(row['details'] as SavedDetails), ...personal } }),
}

/** The details of an order with address and remark. */
export const detailsOpened = (row: OrderRow): SavedDetails => fromStored(personalOrder, row).details
