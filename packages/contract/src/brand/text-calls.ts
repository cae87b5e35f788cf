import * as z from 'zod/mini'
import { call, languageTag, marked, saveSetup, shopId, text } from '../core/index.ts'

/** The brand's own wording in one language: it replaces the built-in texts of these keys. ETC-1 */
const ownTexts = {
  language: languageTag,
  texts: z
    .record(z.string().check(z.regex(/^[\w.-]{1,100}$/)), text(2000))
    .check(z.refine(texts => Object.keys(texts).length <= 5000)),
}

/** The texts of the guests' app. */
export const brandTextCalls = {
  brandTexts: call({
    path: '/api/console/brandTexts',
    gate: 'brand',
    request: z.object({ shopId, language: languageTag }),
    response: z.object({
      ...marked(ownTexts).shape,
      languages: z.array(z.string()),
      /** Built-in texts by key, in this language or, if it is not built in, in `builtInLanguage`. */
      builtIn: z.record(z.string(), z.string()),
      builtInLanguage: z.string(),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  saveBrandTexts: call(saveSetup('brand', '/api/console/saveBrandTexts', ownTexts, ['textUnknown', 'textPlaces'])),
}
