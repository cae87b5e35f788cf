import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
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
