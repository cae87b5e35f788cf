import type { auth as calls } from '@comanda/contract/auth'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Sessions } from './sessions.ts'

interface Deps {
  sessions: Sessions
  handover(caller: Caller, token: string): Promise<ResponseOf<typeof calls.auth> | undefined>
}

const NOBODY = { customerId: 0, isMember: false, nick: '', avatar: '' }

/** Opens a session: a guest's for a device that has none, or that of a transfer link. LOGIN-3, NAV-3 */
export const authenticate =
  ({ sessions, handover }: Deps): Handler<typeof calls.auth> =>
  async (caller, input) => {
    if (input.grant === 'handover') {
      return (await handover(caller, input.token)) ?? refuse('grantRefused')
    }
    const guest = { corporationId: caller.corporationId, deviceId: input.deviceId }
    return { authorizeInfo: NOBODY, token: await sessions.openGuest(guest) }
  }
