import type { FastifyRequest } from 'fastify'
import { callerOf, corporationAsked, tokenOf } from './context.ts'
import type { Recognise } from './bind.ts'
import { NO_BRAND, NO_BRAND_YET, type Session } from './caller.ts'

interface Deps {
  /** The live session of a token; to the request that ended it, its own. */
  sessionOf(token: string, requestId: string): Promise<Session | undefined>
  /** The brand served where a request names none, and whether a brand exists. */
  brands: { first(): Promise<number | undefined>; has(corporationId: number): Promise<boolean> }
}

async function brandOf(brands: Deps['brands'], named: number | undefined): Promise<number> {
  if (named === undefined) return (await brands.first()) ?? NO_BRAND_YET
  if (await brands.has(named)) return named
  return (await brands.first()) === undefined ? NO_BRAND_YET : NO_BRAND
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
    const named = requested ?? session?.corporationId
    const corporationId = await brandOf(deps.brands, named)
    const caller = callerOf(request, corporationId)
    return session !== undefined && session.corporationId === corporationId ? { ...caller, session } : caller
  }
