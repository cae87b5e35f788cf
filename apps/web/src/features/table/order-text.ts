import { t } from '../../platform/i18n/index.ts'

/** An order of a person at the table in a few words; an unpaid one is not ordered yet. CART-15 */
export const orderText = (state: string | undefined, name: string): string =>
  t(state === 'awaitingPayment' ? 'table.payingOf' : 'table.orderOf', { name })
