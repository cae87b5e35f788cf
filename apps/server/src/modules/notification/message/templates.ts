import type { NoticeName } from '@comanda/messages/notices'

/** What a notice is about. Codes, accounts and staff are never switched off. */
export type NoticeTopic = 'code' | 'account' | 'staff' | 'order' | 'gift' | 'booking'

export interface NoticeTemplate {
  topic: NoticeTopic
  /** Label of the button that opens the parameter `link`: `notice.action.<name>`. */
  action?: 'order' | 'gift' | 'booking' | 'password'
  /** Sent as a large code: the parameter `code`. */
  showsCode?: true
  /** Sent even if the reader wants no messages about the topic: it is a receipt, or they would wait in vain. */
  always?: true
}

/** Every notice by name; its texts are `notice.<name>.subject` and `notice.<name>.text`. */
const templates: Readonly<Record<NoticeName, NoticeTemplate>> = {
  code: { topic: 'code', showsCode: true },
  contactTaken: { topic: 'account' },
  contactChanged: { topic: 'account' },
  accountClosed: { topic: 'account' },
  booksDiffer: { topic: 'staff' },
  staffInvited: { topic: 'staff', action: 'password' },
  staffPassword: { topic: 'staff', action: 'password' },
  orderPlaced: { topic: 'order', action: 'order' },
  orderAccepted: { topic: 'order', action: 'order' },
  orderReady: { topic: 'order', action: 'order' },
  orderLeft: { topic: 'order', action: 'order' },
  orderRejected: { topic: 'order', action: 'order' },
  orderCancelled: { topic: 'order', action: 'order' },
  giftDelivery: { topic: 'gift', action: 'gift' },
  giftCode: { topic: 'gift', action: 'gift', always: true },
  giftGone: { topic: 'gift' },
  bookingConfirmed: { topic: 'booking', action: 'booking' },
  bookingChanged: { topic: 'booking', action: 'booking' },
  bookingCancelled: { topic: 'booking', action: 'booking' },
  bookingCalledOff: { topic: 'booking', action: 'booking', always: true },
  bookingReminder: { topic: 'booking', action: 'booking' },
  bookingNoShow: { topic: 'booking', action: 'booking' },
  bookingDeposit: { topic: 'booking', action: 'booking', always: true },
  waitingCalled: { topic: 'booking', always: true },
}

/** The names of all notices. */
export const templateNames = Object.keys(templates) as NoticeName[]

/** The template of a stored message. @throws for a name that no version had */
export function templateOf(name: string): NoticeTemplate {
  const template = Object.hasOwn(templates, name) ? templates[name as NoticeName] : undefined
  if (!template) throw new Error(`no notice is called ${name}`)
  return template
}
