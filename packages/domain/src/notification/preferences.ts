/** The topics of notifications a person can choose. Codes and messages about the account itself have no preference. NOTIFY-1 */
export const noticeKinds = ['order', 'booking', 'gift', 'points'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** How a notice travels; `phone` is an SMS. */
export const noticeChannels = ['push', 'email', 'phone'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** A choice for every channel and kind. */
export type NoticeChoices = Readonly<Record<NoticeChannel, Readonly<Record<NoticeKind, boolean>>>>

/** The choices a person has made; every other one is the default. */
export type StoredChoices = Readonly<Partial<Record<NoticeChannel, Readonly<Partial<Record<NoticeKind, boolean>>>>>>

/**
 * Without a choice: push about everything on devices that were subscribed; e-mails about bookings, gifts and points; SMS about
 * bookings and gifts. News of orders by e-mail and SMS are sent only to those who asked for them. NOTIFY-1
 */
const DEFAULTS: NoticeChoices = {
  push: { order: true, booking: true, gift: true, points: true },
  email: { order: false, booking: true, gift: true, points: true },
  phone: { order: false, booking: true, gift: true, points: false },
}

/** Whether a person wants notices of a kind through a channel. NOTIFY-1 */
export const wantsNotice = (stored: StoredChoices, channel: NoticeChannel, kind: NoticeKind): boolean =>
  stored[channel]?.[kind] ?? DEFAULTS[channel][kind]

/** Every choice, the defaults included. */
export function allChoices(stored: StoredChoices): NoticeChoices {
  const of = (channel: NoticeChannel) => ({ ...DEFAULTS[channel], ...stored[channel] })
  return { push: of('push'), email: of('email'), phone: of('phone') }
}

/** The stored choices with `changed` in place of their former values. */
export function withChoices(stored: StoredChoices, changed: StoredChoices): StoredChoices {
  const channels = noticeChannels.filter(channel => stored[channel] || changed[channel])
  return Object.fromEntries(channels.map(channel => [channel, { ...stored[channel], ...changed[channel] }]))
}
