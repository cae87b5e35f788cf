import { refusalWords } from '@comanda/messages/refusals'
import { inChargeOf } from '../modules/console/index.ts'
import type { Notification } from '../modules/notification/index.ts'
import type { BreaksFound } from '../modules/payment/index.ts'
import type { Tx } from '../platform/db/index.ts'

const LANGUAGE = {
  name: 'brand_language',
  text: `select settings -> 'languages' ->> 0 as language from corporation where corporation_id = $1`,
}

/** The language a brand itself works in. */
async function languageOf(tx: Tx, corporationId: number): Promise<string> {
  const { rows } = await tx.query<{ language: string | null }>(LANGUAGE, [corporationId])
  return rows[0]?.language ?? 'en_US'
}

/** Writes to everybody in charge of the brand's money that books do not agree: which, of what day, in how many points. M13 */
export const tellOfBreaks =
  ({ notify, channelOpen }: Pick<Notification, 'notify' | 'channelOpen'>) =>
  async (tx: Tx, { corporationId, provider, day, breaks }: BreaksFound): Promise<void> => {
    if (!channelOpen('email')) return
    const language = await languageOf(tx, corporationId)
    const params = { provider: refusalWords(language, `notice.books.${provider}`, {}), day, count: breaks }
    for (const destination of await inChargeOf(tx, corporationId))
      await notify(tx, { corporationId, channel: 'email', destination, template: 'booksDiffer', params, language })
  }
