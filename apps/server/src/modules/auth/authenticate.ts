import { randomUUID } from 'node:crypto'
import type { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Database } from '../../platform/db/index.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Sessions } from './sessions.ts'

interface Needs {
  db: Database
  sessions: Sessions
  handover(who: Caller, token: string): Promise<{ token: string } | undefined>
}

const NOBODY = { customerId: 0, isMember: false, nick: '', avatar: '' }

/** Opens a session: a guest's for a device that has none, or the one a hand-over link stands for. LOGIN-3, NAV-3 */
export const authenticate =
  ({ db, sessions, handover }: Needs): Handler<typeof calls.auth> =>
  async (who, ask) => {
    if (ask.grant === 'handover') {
      const handed = await handover(who, ask.token)
      return handed ? { authorizeInfo: NOBODY, token: handed.token } : refuse('grantRefused')
    }
    const holder = {
      corporationId: who.corporationId,
      owner: `g:${randomUUID()}` as const,
      customerId: 0,
      kind: 'guest' as const,
      deviceId: ask.deviceId,
    }
    return { authorizeInfo: NOBODY, token: await db.inTx(tx => sessions.open(tx, holder)) }
  }
