import * as z from 'zod/mini'
import { call, currency, text } from '../core/index.ts'
import { textNamespace } from '../startup/shapes.ts'

const none = z.object({})
const without = ['shopId', 'businessType'] as const

/** Facts that change with a release, not with a day: a phone may keep them. */
export const reference = {
  listCurrency: call({
    path: '/open/international/listCurrency',
    gate: 'anyone',
    request: none,
    response: z.object({
      currencies: z.array(currency),
    }),
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** Countries by their own code and calling code; their names are the phone's (`Intl.DisplayNames`). */
  listCountry: call({
    path: '/api/base/specialChannel/international/listCountry',
    gate: 'anyone',
    request: none,
    response: z.object({
      countries: z.array(z.object({ isoCode: z.string(), countryCode: z.string(), name: z.string() })),
    }),
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** The languages with texts, and the texts of the one asked for (all, where none is named) with the brand's own over them. ETC-1 */
  listResourceLanguageMaps: call({
    path: '/api/base/specialChannel/international/listResourceLanguageMaps',
    gate: 'anyone',
    request: z.object({
      userLanguage: z.optional(text(20)),
      deviceLanguage: z.optional(text(20)),
      namespace: z.optional(textNamespace),
    }),
    response: z.object({
      /** By language, the text of each key. */
      maps: z.record(z.string(), z.record(z.string(), z.string())),
      languages: z.array(
        z.object({ language: z.string(), tag: z.string(), name: z.string(), dir: z.enum(['ltr', 'rtl']) }),
      ),
    }),
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** How phone numbers are written: calling code, an example, how many digits. */
  listPhoneFormat: call({
    path: '/api/base/config/listPhoneFormat',
    gate: 'anyone',
    request: none,
    response: z.object({
      formats: z.array(
        z.object({
          isoCode: z.string(),
          countryCode: z.string(),
          example: z.string(),
          minLength: z.int(),
          maxLength: z.int(),
        }),
      ),
    }),
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** A QR picture (SVG) of a text of our own kinds: a path of this app, an order, a table. Anything else is refused. */
  displayQrcode: call({
    path: '/open/qrcode/display',
    gate: 'anyone',
    request: z.object({ text: z.string().check(z.minLength(1), z.maxLength(300)) }),
    response: z.object({ svg: z.string() }),
    refuses: ['qrRefused'],
    shows: 'silent',
    without,
  }),
}
