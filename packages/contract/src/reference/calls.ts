import * as z from 'zod/mini'
import { call, currency, text } from '../core/index.ts'
import { textNamespace } from '../startup/shapes.ts'

const none = z.object({})
const without = ['shopId', 'businessType'] as const

/** Data that changes only with a release: phones may cache it. */
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
  /** Countries by country code and calling code; phones derive the names (`Intl.DisplayNames`). */
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
  /** The available languages, and the texts of the requested one (default: all), with the brand's own texts applied. ETC-1 */
  listResourceLanguageMaps: call({
    path: '/api/base/specialChannel/international/listResourceLanguageMaps',
    gate: 'anyone',
    request: z.object({
      userLanguage: z.optional(text(20)),
      deviceLanguage: z.optional(text(20)),
      namespace: z.optional(textNamespace),
    }),
    response: z.object({
      /** The text of each key, by language. */
      maps: z.record(z.string(), z.record(z.string(), z.string())),
      languages: z.array(
        z.object({ language: z.string(), tag: z.string(), name: z.string(), dir: z.enum(['ltr', 'rtl']) }),
      ),
    }),
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** The format of phone numbers: calling code, example, number of digits. */
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
  /** A QR code (SVG) of a path of this app, an order or a table. Other texts are refused. */
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
