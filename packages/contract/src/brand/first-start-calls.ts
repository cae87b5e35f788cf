import * as z from 'zod/mini'
import { emailAddress } from '../auth/shapes.ts'
import { call, languageTag, shopId, text } from '../core/index.ts'

const setupToken = text(64).check(z.minLength(1))
const without = ['shopId', 'businessType'] as const

/** The first start: creates the owner's account, the brand and its first store through a single-use link. SETUP-3 */
export const firstStartCalls = {
  /** Whether a set-up link is still valid. */
  checkSetupLink: call({
    path: '/api/console/checkSetupLink',
    gate: 'anyone',
    request: z.object({ token: setupToken }),
    response: z.object({}),
    refuses: ['setupLinkGone'],
    worksWithoutBrand: true,
    shows: 'silent',
    without,
  }),
  /** Creates the brand, its first store (in preparation) and its owner, who signs in afterwards. */
  createBrand: call({
    path: '/api/console/createBrand',
    gate: 'anyone',
    request: z.object({
      token: setupToken,
      name: text(60).check(z.minLength(1)),
      account: emailAddress,
      password: z.string().check(z.minLength(1), z.maxLength(200)),
      brandName: text(60).check(z.minLength(1)),
      shopName: text(60).check(z.minLength(1)),
      countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
      timeZone: z.string().check(z.minLength(1), z.maxLength(60)),
      currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** The first is the language of the names above. */
      languages: z.array(languageTag).check(z.minLength(1), z.maxLength(20)),
    }),
    response: z.object({ account: z.string(), shopId }),
    refuses: ['setupLinkGone', 'passwordEasy', 'zoneUnknown', 'currencyUnfit'],
    changes: true,
    worksWithoutBrand: true,
    without,
  }),
}
