import type { MessageKey } from '@comanda/messages'
import { phoneText } from '@comanda/domain/address'
import { showDate, t } from '@comanda/web/i18n'
import type { Profile } from './queries.ts'

const postings: Readonly<Record<string, MessageKey>> = {
  held: 'members.posting.spent',
  spent: 'members.posting.spent',
  released: 'members.posting.released',
  givenBack: 'members.posting.refunded',
  recharged: 'members.posting.recharged',
  rechargeReturned: 'members.posting.rechargeReturned',
  bonusGiven: 'members.posting.bonus',
  bonusTakenBack: 'members.posting.bonusBack',
  transferSent: 'members.posting.sent',
  transferReceived: 'members.posting.received',
  transferReturned: 'members.posting.returned',
  opening: 'members.posting.opening',
  adjustedUp: 'members.posting.adjusted',
  adjustedDown: 'members.posting.adjusted',
  pointsEarned: 'members.posting.earned',
  pointsGiven: 'members.posting.given',
  pointsTakenBack: 'members.posting.bonusBack',
  pointsExpired: 'members.posting.expired',
}

/** The text of a change of points or value. */
export const postingText = (kind: string): string => t(postings[kind] ?? 'members.posting.other')

const corrected: Record<Profile['corrections'][number]['field'], MessageKey> = {
  firstName: 'members.firstName',
  lastName: 'members.lastName',
  phone: 'members.phone',
  email: 'members.email',
  birthday: 'members.birthday',
  marketing: 'members.marketing',
  allergies: 'members.allergies',
  tags: 'members.tags',
}

export const correctedText = (field: keyof typeof corrected): string => t(corrected[field])

/** A corrected value as the profile shows it: the phone in groups, consent as its text; a dash where there was none. CARD-12 */
export function correctedValue(field: keyof typeof corrected, value: string): string {
  if (value === '') return '–'
  if (field === 'marketing') return t(value === 'yes' ? 'members.marketingYes' : 'members.marketingNo')
  if (field === 'birthday') return showDate(`${value}T12:00:00Z`, 'date', 'UTC')
  return field === 'phone' ? phoneText(value) : value
}
