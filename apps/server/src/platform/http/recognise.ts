import type { FastifyRequest } from 'fastify'
import { isOtherLanguage, languageIn } from '../language-in.ts'
import { bearerOf, callerOf, corporationAsked, languageHeader, tokenOf } from './context.ts'
import type { Recognise } from './bind.ts'
import { NO_BRAND, NO_BRAND_YET, type Session } from './caller.ts'

interface Deps {
  /** The live session of a token; also the ended one, for the request that ended it. */
  sessionOf(token: string, requestId: string): Promise<Session | undefined>
  /** The default brand of requests that name none, and whether a brand exists. */
  brands: {
    first(): Promise<number | undefined>
    has(corporationId: number): Promise<boolean>
    /** The languages of a brand. */
    languages(corporationId: number): Promise<readonly string[]>
  }
}

/** The brand's language for a request in a language that is not built in. ETC-1 */
async function otherLanguage({ brands }: Deps, request: FastifyRequest, corporationId: number) {
  const tag = languageHeader(request)
  if (tag === undefined || corporationId < 0 || !isOtherLanguage(tag)) return {}
  const language = languageIn(await brands.languages(corporationId), tag)
  return language === undefined ? {} : { language }
}

async function brandOf(brands: Deps['brands'], named: number | undefined): Promise<number> {
  if (named === undefined) return (await brands.first()) ?? NO_BRAND_YET
  if (await brands.has(named)) return named
  return (await brands.first()) === undefined ? NO_BRAND_YET : NO_BRAND
}

/**
 * Identifies the caller by the token alone. A session belongs to one brand; a request that names another brand has no session, so
 * that no header widens what a token may access. LOGIN-3
 */
export const recogniser =
  (deps: Deps): Recognise =>
  async (request: FastifyRequest, needsSession: boolean) => {
    const requested = corporationAsked(request)
    const token = tokenOf(request)
    const session = token !== undefined && needsSession ? await deps.sessionOf(token, request.id) : undefined
    const named = requested ?? session?.corporationId
    const corporationId = await brandOf(deps.brands, named)
    const caller = { ...callerOf(request, corporationId), ...(await otherLanguage(deps, request, corporationId)) }
    return session !== undefined && session.corporationId === corporationId ? { ...caller, session } : caller
  }

/**
 * The caller of a call with the gate `api`: the key in `authorization` alone identifies it. Without a valid key it has no
 * session. API-7
 */
export const keyRecogniser =
  (sessionOfKey: (key: string) => Promise<Session | undefined>): Recognise =>
  async request => {
    const key = bearerOf(request)
    const session = key === undefined ? undefined : await sessionOfKey(key)
    return { ...callerOf(request, session?.corporationId ?? NO_BRAND), ...(session && { session }) }
  }
