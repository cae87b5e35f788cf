import * as z from 'zod/mini'
import { call, languageTag, marked, saveSetup, shopId, text } from '../core/index.ts'

/** The brand's own wording in one language: it replaces the built-in texts of these keys. ETC-1 */
const ownTexts = {
  language: languageTag,
  texts: z
    .record(z.string().check(z.regex(/^[\w.-]{1,100}$/)), text(2000))
    .check(z.refine(texts => Object.keys(texts).length <= 5000)),
}

/** The texts of the guests' app, and of e-mails, SMS and push messages. */
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
  /** How a message reads with the texts that are being typed, with example values. SETUP-7 */
  previewNotice: call({
    path: '/api/console/previewNotice',
    gate: 'brand',
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
  saveBrandTexts: call(saveSetup('brand', '/api/console/saveBrandTexts', ownTexts, ['textUnknown', 'textPlaces'])),
}
