import * as z from 'zod/mini'
import { call, day, marked, readBrandSetup, saveSetup } from '../core/index.ts'
import { setAgreement } from './staff-shapes.ts'

const agreement = { agreement: setAgreement }

/** The brand's agreements. Changing a version that is in force creates a new version. */
export const staffAgreementCalls = {
  agreementSetup: readBrandSetup(
    'manageBrand',
    '/api/console/agreements',
    z.object({
      agreements: z.array(
        marked({
          ...agreement,
          version: z.int(),
          /** All versions, newest first, with the number of people who accepted each. */
          versions: z.array(z.object({ version: z.int(), effectiveFrom: day, accepted: z.int() })),
        }),
      ),
    }),
  ),
  /** Saves the text as a new version, or updates the newest one while it is not in force yet. */
  saveAgreement: call(
    saveSetup('brand', 'manageBrand', '/api/console/saveAgreement', agreement, ['agreementDayPast', 'agreementNeeded']),
  ),
} as const
