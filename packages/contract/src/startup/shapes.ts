import * as z from 'zod/mini'
import { themeChoices } from '@comanda/domain/decoration'
import { currency } from '../core/index.ts'

const font = z.object({ family: z.string(), url: z.string() })

/** The app's theme from the decoration. DECO-2 */
export const themeStyle = z.object({
  /** The header of a store's menu. DECO-1 */
  storeHead: z.exactOptional(z.enum(['tall', 'compact', 'plain', 'cover'])),
  /** A component of the page is above the dishes of a menu. DECO-1 */
  menuStrip: z.exactOptional(z.boolean()),
  primaryColor: z.exactOptional(z.string()),
  accentColor: z.exactOptional(z.string()),
  lightGround: z.exactOptional(z.string()),
  lightSurface: z.exactOptional(z.string()),
  darkGround: z.exactOptional(z.string()),
  darkSurface: z.exactOptional(z.string()),
  shades: z.exactOptional(z.enum(themeChoices.shades)),
  headingFont: z.exactOptional(z.enum(themeChoices.headingFont)),
  bodyFont: z.exactOptional(z.enum(themeChoices.bodyFont)),
  scale: z.exactOptional(z.enum(themeChoices.scale)),
  density: z.exactOptional(z.enum(themeChoices.density)),
  corners: z.exactOptional(z.enum(themeChoices.corners)),
  buttonFill: z.exactOptional(z.enum(themeChoices.buttonFill)),
  sheet: z.exactOptional(z.enum(themeChoices.sheet)),
  dishCard: z.exactOptional(z.enum(themeChoices.dishCard)),
  categories: z.exactOptional(z.enum(themeChoices.categories)),
  pictures: z.exactOptional(z.enum(themeChoices.pictures)),
  iconWeight: z.exactOptional(z.enum(themeChoices.iconWeight)),
  buttonCorner: z.exactOptional(z.enum(['big', 'middle', 'small', 'rightAngle', 'capsule'])),
  fontFamilys: z.exactOptional(
    z.object({ chinese: z.exactOptional(z.array(font)), english: z.exactOptional(z.array(font)) }),
  ),
})

/**
 * A set of texts: of the first screens, of all others, the brand's own only, or all. The brand's own texts replace built-in ones
 * in each. ETC-1
 */
export const textNamespace = z.enum(['first', 'rest', 'brand', 'all'])

/** The start-up data of the app. NAV-4 */
export const startupInfo = z.object({
  /** Identifies this content: a request with the same version is answered `unchanged`. */
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
  /** Whether any store of the brand checks orders for times within four hours before payment. LOGIN-8 */
  checkOrderRequiresIn4Hours: z.boolean(),
  /** The order types that a store guests see takes. DECO-1 */
  orderTypes: z.exactOptional(z.array(z.int())),
  /** `uploads`: the host of guests' pictures, if separate. */
  cdnInfo: z.object({ hosts: z.array(z.string()), origin: z.string(), uploads: z.exactOptional(z.string()) }),
  /** The brand's app id in WeChat and in Alipay. NAV-5 */
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
    /** The built-in language for missing texts, if `language` is not built in. */
    builtIn: z.exactOptional(z.string()),
  }),
})

export type StartupInfo = z.output<typeof startupInfo>
