import { phoneLooksRight } from '@comanda/domain/address'
import type { FriendInfo } from './api.ts'

/** Draft of a gift's recipient. */
export interface FriendDraft {
  recipient: string
  way: 'email' | 'phone'
  recipientEmail: string
  recipientPhone: string
  /** Country of the phone; `''` = the store's. */
  country: string
  from: string
  message: string
  /** YYYY-MM-DD; `''` = at once. */
  day: string
  fromEmail: string
}

export const noFriend = (from: string): FriendDraft => ({
  recipient: '',
  way: 'email',
  recipientEmail: '',
  recipientPhone: '',
  country: '',
  from,
  message: '',
  day: '',
  fromEmail: '',
})

const MAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]{2,}$/

/** Whether a text looks like one e-mail address. */
export const looksLikeMail = (text: string): boolean => MAIL.test(text.trim())

/** Missing or invalid fields. */
export function friendFaults(draft: FriendDraft, country: string) {
  const byEmail = draft.way === 'email'
  return {
    recipient: draft.recipient.trim() === '',
    recipientEmail: byEmail && !looksLikeMail(draft.recipientEmail),
    recipientPhone: !byEmail && !phoneLooksRight(draft.country || country, draft.recipientPhone),
    from: draft.from.trim() === '',
    fromEmail: draft.fromEmail.trim() !== '' && !looksLikeMail(draft.fromEmail),
  }
}

/** The recipient as sent; undefined while incomplete. Contains only the chosen channel. */
export function readyFriend(draft: FriendDraft, country: string): FriendInfo | undefined {
  if (Object.values(friendFaults(draft, country)).some(Boolean)) return undefined
  const byEmail = draft.way === 'email'
  return {
    recipient: draft.recipient.trim(),
    recipientEmail: byEmail ? draft.recipientEmail.trim() : '',
    recipientPhone: byEmail ? '' : draft.recipientPhone,
    country: byEmail ? '' : draft.country || country,
    from: draft.from.trim(),
    message: draft.message.trim(),
    fromEmail: draft.fromEmail.trim(),
  }
}
