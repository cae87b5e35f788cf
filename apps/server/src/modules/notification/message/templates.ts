import type { NoticeKind } from '@comanda/domain/notification'
import type { NoticeName } from '@comanda/messages/notices'

/** The topic of a notice. Codes, account and staff messages have no preference: they are always sent. */
export type NoticeTopic = 'code' | 'account' | 'staff' | NoticeKind

export interface NoticeTemplate {
  topic: NoticeTopic
  /** Label of the button that opens the parameter `link`: `notice.action.<name>`. */
  action?: 'order' | 'gift' | 'booking' | 'password' | 'points' | 'card' | 'report'
  /** Sent as a large code: the parameter `code`. */
  showsCode?: true
  /** An e-mail shows the parameter `picture` with the parameter `amount` below it, as a card. */
  showsCard?: true
  /** An e-mail lists the order: the parameter `receipt`. NOTIFY-6 */
  showsReceipt?: true
  /** Each line of its text is a name and a figure, which an e-mail shows side by side. */
  showsFigures?: true
  /**
   * Sent even if the recipient wants no messages about the topic: receipts, and messages they would otherwise wait for. NOTIFY-1
   */
  always?: true
  /** Waits for the end of quiet hours, because it is not urgent. NOTIFY-2 */
  mayWait?: true
  /** A push has a text of its own, without the codes of the others: `notice.<name>.push`. NOTIFY-4 */
  hasPushText?: true
}

/** Every notice by name; its texts are `notice.<name>.subject` and `notice.<name>.text`. */
const templates: Readonly<Record<NoticeName, NoticeTemplate>> = {
  code: { topic: 'code', showsCode: true },
  contactTaken: { topic: 'account' },
  contactChanged: { topic: 'account' },
  accountClosed: { topic: 'account' },
  booksDiffer: { topic: 'staff' },
  dayReport: { topic: 'staff', action: 'report', showsFigures: true },
  staffInvited: { topic: 'staff', action: 'password' },
  staffPassword: { topic: 'staff', action: 'password' },
  orderPlaced: { topic: 'order', action: 'order', showsReceipt: true },
  orderAccepted: { topic: 'order', action: 'order', showsReceipt: true },
  orderReady: { topic: 'order', action: 'order' },
  orderLeft: { topic: 'order', action: 'order' },
  orderDelivered: { topic: 'order', action: 'order' },
  orderRejected: { topic: 'order', action: 'order' },
  orderCancelled: { topic: 'order', action: 'order' },
  giftDelivery: { topic: 'gift', action: 'gift', showsCard: true, mayWait: true, hasPushText: true },
  giftCode: { topic: 'gift', action: 'gift', showsCard: true, always: true },
  giftGone: { topic: 'gift', mayWait: true },
  bookingConfirmed: { topic: 'booking', action: 'booking' },
  bookingChanged: { topic: 'booking', action: 'booking' },
  bookingCancelled: { topic: 'booking', action: 'booking' },
  bookingCalledOff: { topic: 'booking', action: 'booking', always: true, mayWait: true },
  bookingReminder: { topic: 'booking', action: 'booking', mayWait: true },
  bookingNoShow: { topic: 'booking', action: 'booking', mayWait: true },
  bookingDeposit: { topic: 'booking', action: 'booking', always: true, mayWait: true },
  waitingCalled: { topic: 'booking', always: true },
  cardExpiring: { topic: 'points', action: 'card', mayWait: true },
  cardExpired: { topic: 'points', action: 'card', mayWait: true },
  pointsExpiring: { topic: 'points', action: 'points', mayWait: true },
}

/** The names of all notices. */
export const templateNames = Object.keys(templates) as NoticeName[]

/** Whether this version has the template: old messages may name one that is gone. */
export const hasTemplate = (name: string): name is NoticeName => Object.hasOwn(templates, name)

/** The template of a stored message. @throws for a name that no version had */
export function templateOf(name: string): NoticeTemplate {
  if (!hasTemplate(name)) throw new Error(`no notice is called ${name}`)
  return templates[name]
}

/** The preference that applies; undefined for messages that are always sent. NOTIFY-1 */
export const kindOf = ({ topic }: NoticeTemplate): NoticeKind | undefined =>
  topic === 'code' || topic === 'account' || topic === 'staff' ? undefined : topic
