import type { auth as calls } from '@comanda/contract/auth'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import type { Caller } from '../../platform/http/caller.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sessions } from './sessions.ts'

interface Needs {
  sessions: Sessions
  handover(who: Caller, token: string): Promise<ResponseOf<typeof calls.auth> | undefined>
}

const NOBODY = { customerId: 0, isMember: false, nick: '', avatar: '' }

/** Opens a session: a guest's for a device that has none, or the one a hand-over link stands for. LOGIN-3, NAV-3 */
export const authenticate =
  ({ sessions, handover }: Needs): Handler<typeof calls.auth> =>
  async (who, ask) => {
    if (ask.grant === 'handover') {
      return (await handover(who, ask.token)) ?? refuse('grantRefused')
    }
    const guest = { corporationId: who.corporationId, deviceId: ask.deviceId }
    return { authorizeInfo: NOBODY, token: await sessions.openGuest(guest) }
  }
