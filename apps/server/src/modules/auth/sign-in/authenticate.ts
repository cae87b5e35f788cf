import type { auth as calls } from '@comanda/contract/auth'
import { refuse, type ResponseOf } from '@comanda/contract/core'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import type { Limits } from '../../../platform/limits.ts'
import type { Sessions } from './sessions.ts'

interface Deps {
  sessions: Sessions
  limits: Pick<Limits, 'tryUse'>
  handover(caller: Caller, token: string): Promise<ResponseOf<typeof calls.auth> | undefined>
}

const VISITOR = { customerId: 0, isMember: false, nick: '', avatar: '' }

/**
 * New guests per network address in ten minutes. Full restaurants and whole mobile networks share an address; phones with a
 * session are not counted. It limits clients that evade per-guest limits by creating guests. R2
 */
const NEW_GUESTS = { max: 2000, windowSeconds: 600 }

/** Opens a session: a guest's for a device that has none, or that of a transfer link. LOGIN-3, NAV-3 */
export const authenticate =
  ({ sessions, limits, handover }: Deps): Handler<typeof calls.auth> =>
  async (caller, input) => {
    if (input.grant === 'handover') {
      return (await handover(caller, input.token)) ?? refuse('grantRefused')
    }
    const { corporationId, ip } = caller
    if (!(await limits.tryUse(corporationId, [{ key: `guest-session:${ip}`, ...NEW_GUESTS }]))) return refuse('tooMany')
    const { deviceId, token } = input
    return { authorizeInfo: VISITOR, token: await sessions.openGuest({ corporationId, deviceId }, token) }
  }
