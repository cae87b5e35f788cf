import type { TotalLine } from '@comanda/domain/cart'
import type { NoticeChannel } from '@comanda/domain/notification'
import type { NoticeName, NoticeParams } from '@comanda/messages/notices'
import type { Queries, Tx } from '../platform/db/index.ts'

/**
 * An order as its e-mail lists it, in the guest's language; amounts are text. It is the parameter `receipt` of a notice, as JSON.
 * NOTIFY-6
 */
export interface MailReceipt {
  dishes: readonly { name: string; detail: string; amount: string }[]
  /** A sum without a name of its own has that of its kind. */
  sums: readonly { kind: TotalLine['kind']; name: string; amount: string }[]
  total: string
}

interface NoticeContent {
  corporationId: number
  template: NoticeName
  /** Values of the template; `link` is the address its button opens. Texts inside it are parts, put into words when it is sent. */
  params: NoticeParams
  language: string
  /** The subject; `withdraw` drops its unsent messages. */
  subject?: string
  /** The store's zone, in which quiet hours count while the reader's is unknown. */
  timeZone?: string
  /** The time of the announced event (epoch ms), after which the message is useless. NOTIFY-2 */
  uselessAfter?: number
}

/** A message to an address: a template and its values, put into words when it is sent. */
export interface Notice extends NoticeContent {
  channel: 'email' | 'phone'
  destination: string
  /** Names the event: a repeat writes no second message to the same destination. NOTIFY-5 */
  eventKey?: string
  /** The owner whose preferences count; left out, those of the account with this address. */
  owner?: string
}

/** A message to a person, through each channel they want. NOTIFY-1 */
export interface PersonalNotice extends NoticeContent {
  owner: string
  eventKey: string
  /** Left out, all channels. */
  channels?: readonly NoticeChannel[]
}

export interface NotificationPort {
  /** Writes a message into the outbox, in the transaction of its cause, unless its reader does not want it. */
  notify(tx: Tx, notice: Notice): Promise<number>
  notifyPerson(tx: Tx, notice: PersonalNotice): Promise<void>
  /** Drops messages of a subject that are not sent yet: a later event made them obsolete. NOTIFY-5 */
  withdraw(tx: Tx, of: { corporationId: number; subject: string }): Promise<void>
  /** The owner whose account has this address or number. */
  ownerOfContact(tx: Queries, corporationId: number, destination: string): Promise<string | undefined>
  /** Whether messages can go this way at all. */
  channelOpen(channel: 'email' | 'phone'): boolean
}
