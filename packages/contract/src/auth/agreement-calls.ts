import * as z from 'zod/mini'
import { call, id } from '../core/index.ts'

/** Versions of agreements that an account accepts. */
export const acceptedVersions = z.array(z.object({ agreementId: id, version: z.int() })).check(z.maxLength(10))

/** New versions of agreements, which an account accepts before it orders on. LOGIN-11 */
export const agreementCalls = {
  agreementsToAccept: call({
    path: '/api/user-auth/agreements/toAccept',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({ agreements: z.array(z.object({ agreementId: z.string(), version: z.int() })) }),
    refuses: [],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  }),
  /** Stores version and time. Refuses unless every version that the account has to accept is among them. */
  acceptAgreements: call({
    path: '/api/user-auth/agreements/accept',
    gate: 'logged-in',
    request: z.object({ agreements: acceptedVersions }),
    response: z.object({}),
    refuses: ['agreementsNeeded'],
    changes: true,
    without: ['shopId', 'businessType'],
  }),
}
