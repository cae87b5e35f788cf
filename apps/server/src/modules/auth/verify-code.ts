import type { auth as calls } from '@comanda/contract/auth'
import { refuse } from '@comanda/contract/core'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/index.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Limits } from '../../platform/limits.ts'
import type { Codes } from './codes.ts'
import { keepContact } from './contacts.ts'
import { customerByContact } from './customers.ts'
import { issueTicket } from './tickets.ts'

interface Needs {
  db: Database
  clock: Clock
  codes: Codes
  limits: Limits
}

/**
 * Trades a right code for a ticket. Wrong, used, outdated and never sent answer alike. Only who holds the code learns
 * whether there is an account. U1, U2
 */
export const verifyCode =
  ({ db, clock, codes, limits }: Needs): Handler<typeof calls.verifyCode> =>
  async (who, { to, purpose, code }) => {
    const { corporationId, session } = who
    const tries = [{ key: `try:ip:${who.ip}`, most: 60, windowSeconds: 3600 }]
    if (!(await limits.take(corporationId, tries))) return refuse('tooMany')
    const ask = { corporationId, owner: session.owner, purpose, destination: to.destination }
    if (!(await codes.use(ask, code))) return refuse('codeWrong', { field: 'code' })
    return db.inTx(async tx => {
      if (purpose === 'temporary') await keepContact(tx, clock, ask, to.channel)
      const customer = await customerByContact(tx, corporationId, to.destination)
      return { ticket: await issueTicket(tx, clock, ask), registered: customer !== undefined }
    })
  }
