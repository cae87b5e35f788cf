import { t } from '../../platform/i18n/index.ts'
import { personName } from '../../platform/person-name.ts'
import type { Bill, BillItem, BillPerson } from './api.ts'

export const personOf = ({ persons }: Pick<Bill, 'persons'>, personId: string | undefined): BillPerson | undefined =>
  persons.find(it => it.personId === personId)

/** Name of a person; “you” for the guest. */
export function nameOf(bill: Pick<Bill, 'persons' | 'me'>, personId: string | undefined, mine: boolean): string {
  if (mine || (personId !== undefined && personId === bill.me)) return t('bill.you')
  const person = personOf(bill, personId)
  return person ? personName(person) : t('bill.somebody')
}

/** Text that names the person a dish belongs to. */
export const chosenBy = (bill: Pick<Bill, 'persons' | 'me'>, { by, mine }: Pick<BillItem, 'by' | 'mine'>): string =>
  mine ? t('bill.yoursItem') : t('bill.chosenBy', { name: nameOf(bill, by, mine) })
