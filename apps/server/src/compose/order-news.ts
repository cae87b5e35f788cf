import { refusalWords } from '@comanda/messages/refusals'
import type { Auth } from '../modules/auth/index.ts'
import type { Notification } from '../modules/notification/index.ts'
import type { NewsByMail } from '../modules/order/index.ts'
import type { Tx } from '../platform/db/index.ts'
import { originOf } from './brand.ts'
import type { Runtime } from './ground.ts'

/** News of orders go to the address of the account, as long as it wants them, with the way to the order and to no more of them. */
export const newsByMail =
  ({ config }: Pick<Runtime, 'config'>, auth: Pick<Auth, 'newsAddress'>, notification: Notification) =>
  async (tx: Tx, { customerId, orderId, params, ...news }: NewsByMail): Promise<void> => {
    if (!notification.channelOpen('email')) return
    const destination = await auth.newsAddress(tx, news.corporationId, customerId)
    if (destination === undefined) return
    const link = `${originOf(config)}/orderDetail?orderId=${orderId}`
    const stop = refusalWords(news.language, 'notice.order.stop', { settings: `${originOf(config)}/setting` })
    await notification.notify(tx, { ...news, channel: 'email', destination, params: { ...params, link, stop } })
  }
