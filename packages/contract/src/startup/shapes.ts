import * as z from 'zod/mini'
import { currency } from '../core/index.ts'

const font = z.object({ family: z.string(), url: z.string() })

/** Decoration's look of the whole app. DECO-2 */
export const themeStyle = z.object({
  /** How a store's menu begins. DECO-1 */
  storeHead: z.exactOptional(z.enum(['tall', 'compact', 'plain'])),
  primaryColor: z.exactOptional(z.string()),
  buttonCorner: z.exactOptional(z.enum(['big', 'middle', 'small', 'rightAngle', 'capsule'])),
  fontFamilys: z.exactOptional(
    z.object({ chinese: z.exactOptional(z.array(font)), english: z.exactOptional(z.array(font)) }),
  ),
})

/** Texts of the first screens, of the others, the brand's own alone, or all. The brand's own override built-in ones in each. ETC-1 */
export const textNamespace = z.enum(['first', 'rest', 'brand', 'all'])

/** What starts the app. NAV-4 */
export const startupInfo = z.object({
  /** Names this very content: asked again with it, the answer is `unchanged`. */
  version: z.string(),
  appid: z.string(),
  title: z.string(),
  slogan: z.string(),
  icon: z.string(),
  cardProgramId: z.exactOptional(z.string()),
  corporation: z.object({
    corporationId: z.int(),
    currency,
    format: z.object({ dateTimeFormat: z.object({ date: z.string(), time: z.string(), dateTime: z.string() }) }),
    languages: z.array(z.string()),
    addressFormat: z.string(),
  }),
  scheme: z.object({ extJson: z.object({ chooseLanguage: z.boolean(), testPage: z.exactOptional(z.literal(true)) }) }),
  /** A store of the brand checks orders for a time within four hours before they are paid. LOGIN-8 */
  checkOrderRequiresIn4Hours: z.boolean(),
  /** `uploads`: where pictures of guests are served, where that is a host of its own. */
  cdnInfo: z.object({ hosts: z.array(z.string()), origin: z.string(), uploads: z.exactOptional(z.string()) }),
  /** The app id of the brand inside the WeChat app, and inside the Alipay app. NAV-5 */
  officialAccount: z.exactOptional(z.object({ appid: z.string() })),
  alipayAccount: z.exactOptional(z.object({ appid: z.string() })),
  decoration: z.object({
    pageTypeList: z.array(z.object({ pageType: z.string(), decorationPageId: z.string() })),
    version: z.int(),
    decorationPlanId: z.string(),
  }),
  style: themeStyle,
  translation: z.object({
    language: z.string(),
    map: z.record(z.string(), z.string()),
    /** The built-in language of texts the map lacks, where `language` is not built in. ETC-1 */
    builtIn: z.exactOptional(z.string()),
  }),
})

export type StartupInfo = z.output<typeof startupInfo>
