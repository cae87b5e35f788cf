import * as z from 'zod/mini'
import { call, languageTag, marked, names, limitedLines, saveSetup, shopId, text } from '../core/index.ts'

/** The brand's appearance, languages and formats in the guest app. */
export const setBrand = {
  name: names,
  slogan: limitedLines(120),
  /** A picture's path without size and extension; empty: none. */
  logo: text(200).check(z.regex(/^[\w./-]*$/)),
  /** `#rrggbb`; shades derived from it keep the contrast of texts. DECO-2 */
  primaryColor: z.string().check(z.regex(/^#[\da-f]{6}$/)),
  buttonCorner: z.enum(['big', 'middle', 'small', 'rightAngle', 'capsule']),
  /** The first is the fallback for missing translations. ETC-1 */
  languages: z.array(languageTag).check(z.minLength(1), z.maxLength(20)),
  /** Asks guests for their language at the first visit. NAV-10 */
  chooseLanguage: z.boolean(),
  currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** `local`: as usual in the guest's language and on the device. ETC-6 */
  dateFormat: z.enum(['local', 'YYYY-MM-DD', 'DD/MM/YYYY', 'DD.MM.YYYY', 'MM/DD/YYYY']),
  timeFormat: z.enum(['local', 'HH:mm', 'hh:mm A']),
}

/** The settings of a brand. */
export const brandSettingCalls = {
  brandSettings: call({
    path: '/api/console/brandSettings',
    gate: 'brand',
    right: 'manageBrand',
    request: z.object({ shopId }),
    response: z.object({
      ...marked(setBrand).shape,
      /** Guests have ordered: the currency can no longer change. */
      hasOrders: z.boolean(),
      /** The host of pictures. */
      pictureHost: z.string(),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  saveBrandSettings: call(
    saveSetup('brand', 'manageBrand', '/api/console/saveBrandSettings', setBrand, [
      'currencyUnfit',
      'currencyInUse',
      'settingTwice',
      'pictureUnfit',
    ]),
  ),
}
