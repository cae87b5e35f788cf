import { t } from '../../platform/i18n/index.ts'
import { personName } from '../../platform/person-name.ts'
import type { Bill, BillItem, BillPerson } from './api.ts'

/** Somebody of the bill's people. */
export const personOf = ({ persons }: Pick<Bill, 'persons'>, personId: string | undefined): BillPerson | undefined =>
  persons.find(it => it.personId === personId)

/** What somebody is called here: “you” for the caller. */
export function nameOf(bill: Pick<Bill, 'persons' | 'me'>, personId: string | undefined, mine: boolean): string {
  if (mine || (personId !== undefined && personId === bill.me)) return t('bill.you')
  const person = personOf(bill, personId)
  return person ? personName(person) : t('bill.somebody')
}

/** Who chose a dish. */
export const chosenBy = (bill: Pick<Bill, 'persons' | 'me'>, { by, mine }: Pick<BillItem, 'by' | 'mine'>): string =>
  mine ? t('bill.yoursItem') : t('bill.chosenBy', { name: nameOf(bill, by, mine) })
