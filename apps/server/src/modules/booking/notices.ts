import { brandLink } from '@comanda/domain/navigation'
import type { ShopConfig } from '@comanda/domain/store'
import { depositWent, remindersFor } from '@comanda/domain/booking'
import { formatMoney, inLanguage, money } from '@comanda/domain/money'
import { localeNamed } from '@comanda/messages'
import { dateText } from '@comanda/messages/dates'
import type { NoticePart } from '@comanda/messages/notices'
import type { Tx } from '../../platform/db/index.ts'
import { once } from '../../platform/jobs/index.ts'
import type { Deps } from './deps.ts'
import { lockBooking } from './queries.ts'
import type { BookingRow, StoredContact, WaitingRow } from './tables.ts'

const HOUR = 3_600_000
const REMINDER = 'booking-reminder'

type Template =
  | 'bookingConfirmed'
  | 'bookingChanged'
  | 'bookingCancelled'
  | 'bookingCalledOff'
  | 'bookingReminder'
  | 'bookingNoShow'
  | 'bookingDeposit'

/** A time as text of a message, store-local. */
const timeText = (at: Date, timeZone: string, language: string): string =>
  dateText(at, 'shortDay', localeNamed(language).intl, timeZone)

/** The channel of a message: e-mail if given, else the phone; undefined if neither is available. */
function wayOf(deps: Deps, contact: StoredContact) {
  if (contact.email !== '' && deps.channelOpen('email'))
    return { channel: 'email' as const, destination: contact.email }
  return contact.phoneNumber !== '' && deps.channelOpen('phone')
    ? { channel: 'phone' as const, destination: contact.phoneNumber }
    : undefined
}

/**
 * Until when the deposit of a booking is paid, or where it went and by which term, as a sentence of a message; empty if there was none. BOOK-1
 */
function depositText(row: BookingRow, timeZone: string): string | NoticePart {
  const isDue = row.state === 'awaitingDeposit'
  const went = isDue ? ('asked' as const) : depositWent(row.state, row.deposit_state)
  if (!went || !row.deposit_currency) return ''
  const until = isDue || went === 'undecided' ? row.watch_at : row.deposit_refund_before
  const params = {
    amount: formatMoney(money(row.deposit_amount), row.deposit_currency, localeNamed(row.language).intl),
    until: until ? timeText(until, timeZone, row.language) : '',
  }
  return { part: `notice.deposit.${went}`, params }
}

/** The address at which the guest sees, confirms, pays, changes or cancels the booking, on any phone and without signing in. BOOK-7 */
const linkOf = (deps: Deps, { corporation_id, booking_id }: BookingRow): string =>
  brandLink(
    deps.origin,
    `/bookDetail?bookingId=${booking_id}&link=${deps.linkSecretOf(corporation_id, booking_id)}`,
    corporation_id,
  )

/** Notifies the guest of a booking's new state: stored in the same transaction, sent by a job. */
export async function notifyGuest(
  tx: Tx,
  deps: Deps,
  shop: ShopConfig,
  row: BookingRow,
  template: Template,
  /** Tells messages of one template apart. */
  which = '',
) {
  const params = {
    store: inLanguage(shop.shopName, row.language),
    time: timeText(row.starts_at, shop.timeZone, row.language),
    people: row.party_size,
    number: row.booking_no,
    minutes: shop.booking?.holdMinutes ?? 15,
    reason: row.reason,
    deposit: depositText(row, shop.timeZone),
    link: linkOf(deps, row),
  }
  const notice = {
    corporationId: row.corporation_id,
    template,
    params,
    language: row.language,
    eventKey: `booking:${row.booking_id}:${row.version}:${row.deposit_state}:${template}${which}`,
    timeZone: shop.timeZone,
    uselessAfter: row.starts_at.getTime(),
  }
  const way = wayOf(deps, row.contact)
  if (way) await deps.notify(tx, { ...way, ...notice })
  await deps.notifyPerson(tx, { ...notice, owner: row.owner, channels: ['push'] })
}

/** Notifies the guest of the deposit's outcome if no other message does: after a no-show, or a decision of staff. */
export async function notifyOfDeposit(
  tx: Tx,
  deps: Deps,
  row: BookingRow,
  template: 'bookingNoShow' | 'bookingDeposit',
) {
  if (row.deposit_state === 'none') return
  const shop = await deps.shopIn(tx, row.corporation_id, row.shop_id)
  if (shop) await notifyGuest(tx, deps, shop, row, template)
}

/** Notifies a waiting party that its table is ready. */
export async function notifyWaiting(tx: Tx, deps: Deps, shop: ShopConfig, row: WaitingRow): Promise<void> {
  const way = wayOf(deps, row.contact)
  if (!way) return
  const params = { store: inLanguage(shop.shopName, row.language), minutes: shop.booking?.holdMinutes ?? 15 }
  const template = 'waitingCalled'
  await deps.notify(tx, { ...way, corporationId: row.corporation_id, template, params, language: row.language })
}

interface ReminderJob {
  corporationId: number
  bookingId: string
  startsAt: number
  shopId: number
  /** Hours before the time; absent in jobs of versions with one reminder. */
  hours?: number
}

/** Schedules the reminders of a booking's current time; earlier ones for another time send nothing. BOOK-6 */
export async function planReminder(tx: Tx, deps: Deps, row: BookingRow): Promise<void> {
  const startsAt = row.starts_at.getTime()
  const job = { corporationId: row.corporation_id, bookingId: row.booking_id, startsAt, shopId: row.shop_id }
  for (const hours of remindersFor(startsAt, deps.clock())) {
    const reminder: ReminderJob = { ...job, hours }
    await deps.jobs.enqueue(tx, REMINDER, reminder, { runAfter: new Date(startsAt - hours * HOUR) })
  }
}

/** Registers the reminder job, which sends each reminder once, if the booking still has the scheduled time. O7 */
export function workReminders(deps: Deps): void {
  deps.jobs.work<ReminderJob>(REMINDER, async ({ corporationId, bookingId, startsAt, shopId, hours }) => {
    const shop = await deps.shopOf(corporationId, shopId)
    if (!shop) return
    await deps.db.inTx(async tx => {
      const row = await lockBooking(tx, corporationId, bookingId)
      if (row?.state !== 'booked' || row.starts_at.getTime() !== startsAt) return
      const at = new Date(deps.clock())
      const which = hours === undefined ? '' : `:${hours}`
      const key = `booking-reminder:${bookingId}:${startsAt}${which}`
      if (!(await once(tx, { corporationId, key, at }))) return
      await notifyGuest(tx, deps, shop, row, 'bookingReminder', which)
    })
  })
}
