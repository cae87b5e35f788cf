import * as z from 'zod/mini'
import { call, languageTag, marked, saveSetup, shopId, text } from '../core/index.ts'

/** The brand's own texts in one language; they replace the built-in texts of these keys. ETC-1 */
const ownTexts = {
  language: languageTag,
  texts: z
    .record(z.string().check(z.regex(/^[\w.-]{1,100}$/)), text(2000))
    .check(z.refine(texts => Object.keys(texts).length <= 5000)),
}

/** The texts of the guest app, e-mails, SMS and push messages. */
export const brandTextCalls = {
  brandTexts: call({
    path: '/api/console/brandTexts',
    gate: 'brand',
    right: 'manageBrand',
    request: z.object({ shopId, language: languageTag }),
    response: z.object({
      ...marked(ownTexts).shape,
      languages: z.array(z.string()),
      /** Built-in texts by key: in this language, or in `builtInLanguage` if it is not built in. */
      builtIn: z.record(z.string(), z.string()),
      builtInLanguage: z.string(),
    }),
    refuses: [],
    without: ['businessType'],
  }),
  /** A preview of a message with the unsaved texts and example values. SETUP-7 */
  previewNotice: call({
    path: '/api/console/previewNotice',
    gate: 'brand',
    right: 'manageBrand',
    request: z.object({ shopId, ...ownTexts, notice: text(40) }),
    response: z.object({
      subject: z.string(),
      /** The e-mail as HTML. */
      html: z.string(),
      sms: z.string(),
      push: z.object({ title: z.string(), body: z.string() }),
    }),
    refuses: ['textUnknown'],
    without: ['businessType'],
  }),
  saveBrandTexts: call(
    saveSetup('brand', 'manageBrand', '/api/console/saveBrandTexts', ownTexts, ['textUnknown', 'textPlaces']),
  ),
}
