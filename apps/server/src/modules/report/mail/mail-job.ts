import { brandLink } from '@comanda/domain/navigation'
import { addDays, localTime } from '@comanda/domain/store'
import { createInterval } from '../../../platform/interval.ts'
import type { ShopAt } from '../../../ports/store.ts'
import type { Deps } from '../deps.ts'
import { figuresToMail, mailParams } from './day-mail.ts'
import { markSent, readersOf, removeReader, shopsWithReaders } from './queries.ts'

const INTERVAL_MS = 300_000
/** When the e-mail of the day before is sent, in minutes of the store's day: the night's orders have ended. */
const SENT_FROM_MINUTES = 7 * 60

async function mailOfShop(deps: Deps, shop: ShopAt): Promise<number> {
  const config = await deps.configOf(shop)
  if (!config) return 0
  const { date, minutes } = localTime(deps.clock(), config.timeZone)
  const day = addDays(date, -1)
  const due = (await readersOf(deps.db, shop)).filter(row => row.sent_day < day)
  if (minutes < SENT_FROM_MINUTES || due.length === 0) return 0
  const [figures, managers] = await Promise.all([figuresToMail(deps, shop, day), deps.managersOf(deps.db, shop)])
  let sent = 0
  for (const row of due) {
    const reader = managers.find(({ staffId }) => staffId === row.staff_id)
    await deps.db.inTx(async tx => {
      if (!reader) return removeReader(tx, shop, row.staff_id)
      if (!(await markSent(tx, row, day)) || !figures) return
      sent += 1
      await deps.notify(tx, {
        corporationId: shop.corporationId,
        channel: 'email',
        destination: reader.email,
        template: 'dayReport',
        params: {
          ...mailParams(config, day, figures, row.language),
          link: brandLink(deps.origin, `/console/#sales/${day}..${day}/dish~${shop.shopId}`, shop.corporationId),
        },
        language: row.language,
        eventKey: `dayReport:${shop.shopId}:${day}`,
      })
    })
  }
  return sent
}

export interface MailJob {
  /** Sends what is due; returns how many e-mails. Safe to run in several processes at once. */
  sweep(): Promise<number>
  /** Sweeps every five minutes in this process. */
  start(): void
  stop(): Promise<void>
}

/** Sends each reader the figures of the store's day before, once, in the morning of the store. PAY-14 */
export function mailJob(deps: Deps): MailJob {
  const sweep = async () => {
    let sent = 0
    for (const shop of await shopsWithReaders(deps.db)) sent += await mailOfShop(deps, shop)
    return sent
  }
  const rounds = createInterval(INTERVAL_MS, sweep, error => deps.log.warn('daily e-mails are late', { error }))
  return { sweep, start: rounds.start, stop: rounds.stop }
}
