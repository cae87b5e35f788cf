import type { FastifyRequest } from 'fastify'
import { callerOf, corporationAsked, tokenOf } from './context.ts'
import type { Recognise } from './bind.ts'
import { NO_BRAND, type Session } from './caller.ts'

interface Deps {
  /** The live session of a token; to the request that ended it, its own. */
  sessionOf(token: string, requestId: string): Promise<Session | undefined>
  /** The brand served where a request names none. */
  defaultCorporation: number
  /** Whether such a brand exists. */
  isCorporation(corporationId: number): Promise<boolean>
}

/**
 * Who asks: the token alone says it. A session belongs to one brand; where a request names another, the session is as
 * good as absent, so that no header ever widens what a token may see. LOGIN-3
 */
export const recogniser =
  (deps: Deps): Recognise =>
  async (request: FastifyRequest, needsSession: boolean) => {
    const requested = corporationAsked(request)
    const token = tokenOf(request)
    const session = token !== undefined && needsSession ? await deps.sessionOf(token, request.id) : undefined
    const named = requested ?? session?.corporationId ?? deps.defaultCorporation
    const corporationId = named === deps.defaultCorporation || (await deps.isCorporation(named)) ? named : NO_BRAND
    const caller = callerOf(request, corporationId)
    return session !== undefined && session.corporationId === corporationId ? { ...caller, session } : caller
  }
